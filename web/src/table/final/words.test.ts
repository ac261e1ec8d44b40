import { beforeAll, expect, test, vi } from "vitest";
import type { ResultData } from "../../lib/types/messages";
import { words } from "../../lib/words.svelte";
import { headline } from "./words";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

const NAMES = ["Anna", "Boris", "Cleo"];

const REASONS = { resigned: "decided-by-giving-up", time: "decided-by-time" };
type Left = keyof typeof REASONS;

/** A game that the others left in these ways, one after the other, and the first one is left. */
const left = (...whys: Left[]): ResultData => ({
  why: whys.at(-1) ?? "finished",
  placings: [{ seat: 0, place: 1, points: 2, reason: null }, ...whys.map((why, n) => ({ seat: n + 1, place: 2, points: 2, reason: { key: REASONS[why], args: {} } }))],
});

test.each([
  ["en", "You win: Boris gave up.", "Anna wins: you gave up.", "Anna wins: Boris and Cleo gave up."],
  ["pl", "Wygrywasz: Boris poddaje grę.", "Anna wygrywa: poddajesz grę.", "Anna wygrywa: Boris i Cleo poddają grę."],
  ["ru", "Вы победили: Boris сдаётся.", "Побеждает Anna: вы сдались.", "Побеждает Anna: Boris и Cleo сдаются."],
] as const)("who is left wins because the others gave up, in %s", async (language, winner, loser, watcher) => {
  await words.speak(language);
  expect(headline(left("resigned"), NAMES, 0)).toBe(winner);
  expect(headline(left("resigned"), NAMES, 1)).toBe(loser);
  expect(headline(left("resigned", "resigned"), NAMES, null)).toBe(watcher);
});

test.each([
  ["en", "You win: Boris ran out of time.", "Anna wins: you ran out of time.", "Anna wins: Boris and Cleo ran out of time."],
  ["pl", "Wygrywasz na czas: Boris nie ma już czasu.", "Anna wygrywa na czas: nie masz już czasu.", "Anna wygrywa na czas: Boris i Cleo nie mają już czasu."],
  ["ru", "Вы победили: у игрока Boris вышло время.", "Побеждает Anna: у вас вышло время.", "Побеждает Anna: у игроков Boris и Cleo вышло время."],
] as const)("who ran out of time did not give up, in %s", async (language, winner, loser, watcher) => {
  await words.speak(language);
  expect(headline(left("time"), NAMES, 0)).toBe(winner);
  expect(headline(left("time"), NAMES, 1)).toBe(loser);
  expect(headline(left("time", "time"), NAMES, null)).toBe(watcher);
});

test.each(["resigned", "time"] as const)("nothing is said of all where they left in different ways, the last one: %s", async (last) => {
  await words.speak("en");
  expect(headline(left(last === "time" ? "resigned" : "time", last), NAMES, 0)).toBe("You win.");
});
