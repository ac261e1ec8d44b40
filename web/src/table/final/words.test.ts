import { beforeAll, expect, test, vi } from "vitest";
import type { ResultData } from "../../lib/types/messages";
import { words } from "../../lib/words.svelte";
import { headline } from "./words";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

const NAMES = ["Anna", "Boris", "Cleo"];

/** A game in which these gave up, or ran out of time, and the first one is left. */
const left = (why: ResultData["why"], ...gone: number[]): ResultData => ({
  why,
  placings: [{ seat: 0, place: 1, points: 2, reason: null }, ...gone.map((seat) => ({ seat, place: 2, points: 2, reason: { key: "decided-by-giving-up", args: {} } }))],
});

test.each([
  ["en", "You win: Boris gave up.", "Anna wins: you gave up.", "Anna wins: Boris and Cleo gave up."],
  ["pl", "Wygrywasz: Boris poddaje grę.", "Anna wygrywa: poddajesz grę.", "Anna wygrywa: Boris i Cleo poddają grę."],
  ["ru", "Вы победили: Boris сдаётся.", "Побеждает Anna: вы сдались.", "Побеждает Anna: Boris и Cleo сдаются."],
] as const)("who is left wins because the others gave up, in %s", async (language, winner, loser, watcher) => {
  await words.speak(language);
  expect(headline(left("resigned", 1), NAMES, 0)).toBe(winner);
  expect(headline(left("resigned", 1), NAMES, 1)).toBe(loser);
  expect(headline(left("resigned", 1, 2), NAMES, null)).toBe(watcher);
});

test("who ran out of time did not give up", async () => {
  await words.speak("en");
  expect(headline(left("time", 1), NAMES, 0)).toBe("You win: Boris ran out of time.");
  expect(headline(left("time", 1), NAMES, 1)).toBe("Anna wins: you ran out of time.");
  expect(headline(left("time", 1, 2), NAMES, 0)).toBe("You win.");
});
