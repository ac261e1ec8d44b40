import { describe, expect, test } from "vitest";
import { missingWords, momentIn, rehearsed, whoRead } from "../../../../tests/rehearsed";
import { LANGUAGES } from "../../../lib/text";
import type { Update } from "../../../lib/types/messages";
import recorded from "./recorded.json";
import { momentOf, type Moment } from "../../../learn/moment";
import { learnt, NOTHING, show, wayOf } from "../../../learn/steps";
import teaching from ".";

const WAY = wayOf(teaching);

/** A real game against the easy bot, as the server told it: the first phase, the beginning of the next, and the end. */
const GAME = recorded as unknown as Update[];
const MOMENTS = GAME.flatMap(({ entries, table }) => momentOf(table, entries) ?? []);

const at = momentIn(MOMENTS);

describe("a moment", () => {
  test("is nothing before the game begins", () => {
    expect(momentOf(GAME[0]!.table, [])).toBeNull();
  });

  test("knows what is offered, and the learner's own moves only", () => {
    const update = GAME.find(({ table }) => table.question !== null)!;
    const moment = momentOf(update.table, update.entries)!;
    expect(moment.prompt).toBe("prompt-turn");
    const takes = moment.offered.filter(({ key }) => key === "move-take").map(({ args }) => args["workers"]);
    expect(new Set(takes)).toEqual(new Set([0, 1, 2]));
    expect(update.entries.map(({ seat }) => seat)).toEqual([1]);
    expect(moment.played).toEqual([]);
  });

  test("has no prompt while the other plays", () => {
    expect(momentOf(GAME[1]!.table, [])?.prompt).toBe("");
  });
});

describe("the coach", () => {
  test("leads through a real game", () => {
    const { shown, done } = rehearsed(teaching, MOMENTS);
    expect(shown.join(" ")).toBe(
      "welcome wait dice take storage workers end wait round place tools areas phase ready over",
    );
    expect(WAY.filter((id) => !done.has(id))).toEqual([]);
  });

  test("waits for what is to be read", () => {
    expect(new Set(rehearsed(teaching, MOMENTS.slice(0, -1), false).shown)).toEqual(new Set(["welcome"]));
  });

  test("is content with what somebody does before being told", () => {
    const sold = at(({ played }) => played.some(({ key }) => key === "move-sell"));
    expect(learnt(teaching, NOTHING, null, sold).done).toHaveProperty("sell");
  });

  test("explains an effect when it comes up, and no longer than it lasts", () => {
    const turn = at(({ prompt }) => prompt === "prompt-turn");
    const effect: Moment = { ...turn, prompt: "prompt-loading", offered: [{ key: "move-load", args: {} }] };
    const { step } = show(teaching, NOTHING, effect);
    expect(step?.id).toBe("effect");
    expect(learnt(teaching, NOTHING, step, effect).done).not.toHaveProperty("effect");
    const loaded: Moment = { ...turn, played: [{ key: "move-load", args: {}, number: 8 }] };
    expect(learnt(teaching, NOTHING, step, loaded).done).toHaveProperty("effect");
    expect(show(teaching, NOTHING, { ...effect, prompt: "prompt-discarding" }).step?.id).toBe("discard");
  });

  test("tells what cannot be played now, and waits for nothing", () => {
    const turn = at(({ prompt }) => prompt === "prompt-turn");
    const before = whoRead(WAY.slice(0, WAY.indexOf("buy")));
    expect(show(teaching, before, { ...turn, offered: [{ key: "move-buy", args: {} }] })).toMatchObject({ step: { id: "buy" }, told: false });
    expect(show(teaching, before, { ...turn, offered: [] })).toMatchObject({ step: { id: "buy" }, told: true });
  });

  test("asks again for a tile that was taken back, and not for a second one", () => {
    const turn = at(({ prompt }) => prompt === "prompt-turn");
    const before = whoRead(WAY.slice(0, WAY.indexOf("take")));
    const take = (number: number): Moment => ({ ...turn, played: [{ key: "move-take", args: {}, number }] });
    const back = (to: number): Moment => ({ ...turn, played: [], back: to });
    const taken = learnt(teaching, learnt(teaching, before, null, take(8)), null, take(9));
    expect(show(teaching, taken, turn).step?.id).toBe("storage");
    const once = learnt(teaching, taken, null, back(8));
    expect(show(teaching, once, back(8)).step?.id).toBe("storage");
    expect(show(teaching, learnt(teaching, once, null, back(7)), back(7)).step?.id).toBe("take");
  });

  test("is ready in the second round, in the order that it lists", () => {
    const second = MOMENTS.filter(({ scene }) => scene["phase"] === "A" && Number(scene["round"]) <= 2);
    const { shown } = rehearsed(teaching, second);
    const taught = shown.filter((id) => WAY.includes(id));
    expect(taught).toEqual(WAY.filter((id) => taught.includes(id)));
    expect(shown.at(-1)).toBe("ready");
  });
});

describe("the words of the coach", () => {
  test.each(LANGUAGES)("are there in %s for all that can be shown", (language) => {
    expect(missingWords("burgundy", teaching, language)).toEqual([]);
  });
});
