import { describe, expect, test } from "vitest";
import { missingWords, momentIn, rehearsed, whoRead } from "../../../../tests/rehearsed";
import { momentOf, type Moment } from "../../../learn/moment";
import { learnt, NOTHING, read, show, wayOf, type Progress } from "../../../learn/steps";
import { LANGUAGES } from "../../../lib/text";
import type { Update } from "../../../lib/types/messages";
import type { Estate, Scene } from "../../../lib/types/tuscany";
import teaching from ".";
import recorded from "./recorded.json";

/** A real game against the easy bot, as the server told it: its beginning, what is rare in it, and its end. */
const GAME = recorded as unknown as Update[];
const MOMENTS = GAME.flatMap(({ entries, table }) => momentOf(table, entries) ?? []);
const WAY = wayOf(teaching);
const NOTED = ["scored", "phase"];
const ALL = whoRead([...WAY, ...NOTED]);

const sceneAt = ({ scene }: Moment): Scene => scene as unknown as Scene;
const at = momentIn(MOMENTS);
const asking = (prompt: string): Moment => at((moment) => moment.prompt === prompt);
const acting = (round: number): Moment => at((moment) => moment.prompt === "prompt-action" && sceneAt(moment).round === round);
const before = (id: string): Progress => whoRead(WAY.slice(0, WAY.indexOf(id)));
const shownAt = (progress: Progress, moment: Moment): string | null => {
  const { step, rest } = show(teaching, progress, moment);
  return step?.id ?? rest;
};

/** The same moment with other things of the learner. */
function having(moment: Moment, other: Partial<Estate>): Moment {
  const [own, ...others] = sceneAt(moment).estates;
  return { ...moment, scene: { ...moment.scene, estates: [{ ...own, ...other }, ...others] } };
}

describe("the coach of Tuscany", () => {
  test("leads through a real game", () => {
    expect(rehearsed(teaching, MOMENTS).shown.join(" ")).toBe(
      "welcome build bonus wait take wait tools draw wait place choice wait scored effects workers free wait regions scoring end ready phase ready spare ready over",
    );
  });

  test("teaches everything within five turns of the learner, in the order that it lists", () => {
    const { shown, done } = rehearsed(teaching, MOMENTS.filter((moment) => sceneAt(moment).round <= 5));
    expect(WAY.filter((id) => !done.has(id))).toEqual([]);
    expect(shown.filter((id) => WAY.includes(id))).toEqual(WAY);
    expect(shown.at(-1)).toBe("ready");
  });

  test("waits for what is to be read", () => {
    const unscored = MOMENTS.filter((moment) => sceneAt(moment).round <= 2);
    expect(rehearsed(teaching, unscored, false).shown).toEqual(["welcome"]);
  });

  test("follows whoever acts in another order", () => {
    const drawn = at(({ played }) => played.some(({ key }) => key === "move-draw"));
    expect(Object.keys(learnt(teaching, NOTHING, null, drawn).done)).toEqual(["draw"]);
    expect(shownAt(before("take"), acting(2))).toBe("take");
    expect(shownAt(whoRead([...WAY.slice(0, WAY.indexOf("take")), "draw"]), acting(1))).toBe("take");
    expect(shownAt(whoRead([...WAY.slice(0, WAY.indexOf("tools")), "draw", "tools"]), acting(3))).toBe("place");
  });

  test("tells how to place a tile where none can be placed, and waits for nothing", () => {
    expect(show(teaching, before("place"), acting(3))).toMatchObject({ step: { id: "place" }, told: false });
    const bare = acting(2);
    const { step } = show(teaching, before("place"), bare);
    expect(show(teaching, before("place"), bare)).toMatchObject({ step: { id: "place" }, told: true });
    expect(shownAt(read(before("place"), step!), bare)).toBe("effects");
  });

  test("comes back to where one was when something is taken back, and reads nothing twice", () => {
    const [building, first, took] = [asking("prompt-building"), asking("prompt-first-bonus"), asking("")];
    const back = (moment: Moment, to: number): Moment => ({ ...moment, played: [], back: to });
    const entry = (moment: Moment): number => moment.played[0]?.number ?? 0;
    const steps: [Moment, string][] = [
      [building, "build"],
      [first, "bonus"],
      [back(building, entry(first) - 1), "build"],
      [first, "bonus"],
      [took, "wait"],
      [acting(1), "take"],
      [back(first, entry(took) - 1), "bonus"],
      [back(building, entry(first) - 1), "build"],
    ];
    let progress: Progress = whoRead(["welcome"]);
    for (const [moment, id] of steps) {
      progress = learnt(teaching, progress, null, moment);
      expect(shownAt(progress, moment)).toBe(id);
    }
  });

  test("keeps the rest for later turns", () => {
    expect(shownAt(before("tools"), acting(1))).toBe("free");
    expect(shownAt(before("tools"), acting(2))).toBe("tools");
    expect(shownAt(whoRead([...WAY.slice(0, WAY.indexOf("regions")), "scored"]), acting(4))).toBe("free");
    expect(shownAt(whoRead([...WAY.slice(0, WAY.indexOf("regions")), "scored"]), acting(5))).toBe("regions");
  });

  test.each([
    ["prompt-city-bonus", "choice"],
    ["prompt-castle-taking", "choice"],
    ["prompt-taking", "choice"],
    ["prompt-spare", "spare"],
  ])("explains what is asked by the way: %s", (prompt, id) => {
    const asked: Moment = { ...asking("prompt-city-bonus"), prompt };
    const { step } = show(teaching, ALL, asked);
    expect(step?.id).toBe(id);
    expect(learnt(teaching, ALL, step, asked).done).not.toHaveProperty(id);
    const answered: Moment = { ...acting(4), played: [{ key: "move-end", args: {}, number: 90 }] };
    expect(learnt(teaching, ALL, step, answered).done).toHaveProperty(id);
    expect(learnt(teaching, ALL, step, { ...acting(3), played: [], back: 8 }).done).not.toHaveProperty(id);
  });

  test("tells of the first green points that were earned, and of the first phase", () => {
    const scored = acting(4);
    expect(teaching.numbers(scored, null)).toEqual({ green: 1, red: 0 });
    expect(shownAt(before("effects"), scored)).toBe("scored");
    const given = having(scored, { green: 2, green_lines: { "storage-tiles": 2, regions: 0 } });
    expect(shownAt(before("effects"), given)).toBe("effects");
    const second = at((moment) => sceneAt(moment).phase === 2);
    expect(teaching.numbers(second, null)).toEqual({ green: 2, red: 2 });
    expect(shownAt(whoRead([...WAY, "scored"]), second)).toBe("phase");
    expect(shownAt(ALL, second)).toBe("ready");
  });

  test.each(LANGUAGES)("has words in %s for all that can be shown", (language) => {
    expect(missingWords("tuscany", teaching, language)).toEqual([]);
  });
});
