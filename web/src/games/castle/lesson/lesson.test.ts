import { describe, expect, test } from "vitest";
import { missingWords, momentIn, rehearsed, whoRead } from "../../../../tests/rehearsed";
import { momentOf, type Moment } from "../../../learn/moment";
import { learnt, NOTHING, read, show, wayOf, type Progress } from "../../../learn/steps";
import type { Scene } from "../../../lib/types/castle";
import { LANGUAGES } from "../../../lib/text";
import type { Update } from "../../../lib/types/messages";
import teaching from ".";
import recorded from "./recorded.json";

/** A real game against the easy bot, as the server told it: its beginning, what is rare in it, and its end. */
const GAME = recorded as unknown as Update[];
const MOMENTS = GAME.flatMap(({ entries, table }) => momentOf(table, entries) ?? []);
const WAY = wayOf(teaching);
const ALL = whoRead(WAY);

const sceneAt = ({ scene }: Moment): Scene => scene as unknown as Scene;
const at = momentIn(MOMENTS);
const asking = (prompt: string): Moment => at((moment) => moment.prompt === prompt);
const placing = (from: number): Moment => at((moment) => moment.prompt === "prompt-placing" && sceneAt(moment).turn >= from);

describe("the coach of The Castle", () => {
  test("leads through a real game", () => {
    expect(rehearsed(teaching, MOMENTS).shown.join(" ")).toBe(
      "welcome tile fit lay send wait scored tools complete majority free wait wall keep free wait court end ready token ready choice ready over",
    );
  });

  test("teaches everything within four turns of the learner, in the order that it lists", () => {
    const { shown, done } = rehearsed(teaching, MOMENTS.filter((moment) => sceneAt(moment).turn <= 7));
    expect(WAY.filter((id) => !done.has(id))).toEqual([]);
    expect(shown.filter((id) => WAY.includes(id))).toEqual(WAY);
    expect(shown.at(-1)).toBe("ready");
  });

  test("waits for what is to be read", () => {
    const unscored = MOMENTS.filter((moment) => sceneAt(moment).players[0]?.score === 0);
    expect(rehearsed(teaching, unscored, false).shown).toEqual(["welcome"]);
  });

  test("takes sending nobody for an answer", () => {
    const sent = at(({ played }) => played.some(({ key }) => key === "move-put"));
    const declined = at(({ played }) => played.some(({ key }) => key === "move-pass"));
    for (const moment of [sent, declined]) expect(Object.keys(learnt(teaching, NOTHING, null, moment).done)).toEqual(["send"]);
  });

  test("speaks of sending somebody only where a tile is laid", () => {
    const before = whoRead(WAY.slice(0, WAY.indexOf("send")));
    expect(show(teaching, before, asking("prompt-entering"))).toMatchObject({ step: { id: "send" }, told: false });
    expect(show(teaching, before, asking("prompt-placing"))).toEqual({ step: null, rest: "free" });
  });

  test("follows whoever lays a tile before being told to", () => {
    const laid = at(({ prompt, played }) => prompt === "prompt-entering" && played.some(({ key }) => key === "move-place"));
    for (const id of ["tile", "fit"]) {
      const before = whoRead(WAY.slice(0, WAY.indexOf(id)));
      expect(show(teaching, learnt(teaching, before, null, laid), laid)).toMatchObject({ step: { id: "send" } });
    }
  });

  test("comes back to where one was when a tile or a follower is taken back, and reads nothing twice", () => {
    const [first, laid, sent] = ["prompt-placing", "prompt-entering", ""].map(asking) as [Moment, Moment, Moment];
    const second = placing(3);
    const back = (moment: Moment, to: number): Moment => ({ ...moment, played: [], back: to });
    const entry = (moment: Moment): number => moment.played[0]?.number ?? 0;
    const steps: [Moment, string][] = [
      [laid, "send"],
      [back(first, entry(laid) - 1), "fit"],
      [laid, "send"],
      [sent, "wait"],
      [second, "tools"],
      [back(laid, entry(sent) - 1), "send"],
      [back(first, entry(laid) - 1), "fit"],
      [laid, "send"],
      [sent, "wait"],
      [second, "tools"],
    ];
    let progress: Progress = whoRead(["welcome", "tile", "scored"]);
    for (const [moment, id] of steps) {
      progress = learnt(teaching, progress, null, moment);
      const { step, rest } = show(teaching, progress, moment);
      expect(step?.id ?? rest).toBe(id);
    }
  });

  test("keeps the rest for later turns", () => {
    const first = WAY.slice(0, WAY.indexOf("tools"));
    expect(show(teaching, whoRead(first), asking("prompt-entering"))).toEqual({ step: null, rest: "free" });
    expect(show(teaching, whoRead([...first, "scored"]), placing(3)).step?.id).toBe("tools");
  });

  test.each(["prompt-another-turn", "prompt-doubling"])("explains what is asked by the way: %s", (prompt) => {
    const { step } = show(teaching, ALL, asking(prompt));
    expect(step?.id).toBe("choice");
    const answered: Moment = { ...placing(3), played: [{ key: "move-end", args: {}, number: 90 }] };
    expect(learnt(teaching, ALL, step, asking(prompt)).done).not.toHaveProperty("choice");
    expect(learnt(teaching, ALL, step, answered).done).toHaveProperty("choice");
    expect(learnt(teaching, ALL, step, { ...placing(3), played: [], back: 8 }).done).not.toHaveProperty("choice");
  });

  test("tells of the first points and the first wall tile once, while the next tile is in hand", () => {
    const scored = placing(3);
    expect(teaching.numbers(scored, null)).toEqual({ points: sceneAt(scored).players[0]?.score, squares: sceneAt(scored).empty.length });
    const { step } = show(teaching, ALL, scored);
    expect(step?.id).toBe("scored");
    expect(learnt(teaching, ALL, step, asking("prompt-entering")).done).toHaveProperty("scored");
    const rich = at((moment) => moment.prompt === "prompt-placing" && Object.keys(sceneAt(moment).players[0]?.tokens ?? {}).length > 0);
    expect(show(teaching, whoRead([...WAY, "scored"]), rich).step?.id).toBe("token");
    expect(show(teaching, whoRead([...WAY, "scored", "token"]), rich)).toEqual({ step: null, rest: "ready" });
  });

  test("lets nobody leave a step for the first points and come back to it", () => {
    const scored = placing(3);
    const before = whoRead(WAY.slice(0, WAY.indexOf("complete")));
    const begun: Progress = { ...before, begun: "complete" };
    const { step } = show(teaching, begun, scored);
    expect(step?.id).toBe("complete");
    expect(show(teaching, read(begun, step!), scored)).toMatchObject({ step: { id: "scored" }, told: true });
  });

  test("has a learner who begins", () => {
    expect(teaching.terms.options).toEqual({ starter: "first" });
    expect(MOMENTS[0]).toMatchObject({ prompt: "prompt-placing", seat: 0, played: [] });
  });

  test.each(LANGUAGES)("has words in %s for all that can be shown", (language) => {
    expect(missingWords("castle", teaching, language)).toEqual([]);
  });
});
