import { beforeAll, expect, test, vi } from "vitest";
import type { PreviewData, Question } from "../lib/types/messages";
import { words } from "../lib/words.svelte";
import { consequence, whoseTurn } from "./asking";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.play("castle");
});

const laying: Question = { number: 3, prompt: { key: "prompt-placing", args: {} }, composed: false, moves: [] };
const entering = { key: "prompt-entering", args: {} };
const foreseen = (changed: Partial<PreviewData>): { preview: PreviewData } => ({
  preview: { move: "", names: [], points: 0, lines: [], stock: [], says: [], asks: "you", next: entering, ...changed },
});

test.each([
  ["en", "Then: send a figure to the tile you have laid, or none."],
  ["pl", "Potem: postaw pionek na dołożonym kafelku albo zrezygnuj."],
  ["ru", "Затем: поставьте фигуру на выложенную плитку или не ставьте никого."],
] as const)("what a move leads to is told as what comes then, in %s", async (language, then) => {
  await words.speak(language);
  expect(consequence(foreseen({}), laying, [])).toBe(then);
});

test("nothing comes then where others are asked, the same is asked again, it goes without saying, or it is only planned", () => {
  expect(consequence(foreseen({ asks: "other" }), laying, [])).toBe("");
  expect(consequence(foreseen({ next: laying.prompt }), laying, [])).toBe("");
  expect(consequence(foreseen({}), laying, [], [entering.key])).toBe("");
  expect(consequence(foreseen({}), null, [])).toBe("");
});

test("of one who plays the name is told, of several that one waits for them", async () => {
  await words.speak("en");
  expect(whoseTurn({ asked: [1] }, ["Ann", "Ben"])).toBe("It is Ben’s turn.");
  expect(whoseTurn({ asked: [0, 1] }, ["Ann", "Ben"])).toBe("Waiting for Ann and Ben.");
});
