import { beforeAll, expect, test, vi } from "vitest";
import { words } from "../../lib/words.svelte";
import { describe } from "./describe";

const COMPONENTS = {
  outline: [[0, 0], [1, 0], [2, 0], [-1, 1], [0, 1], [1, 1], [2, 1], [-1, 2], [0, 2], [1, 2]],
  seams: [
    { word: "l", step: [-2, 3] },
    { word: "r", step: [-1, 3] },
  ],
  colours: { K: "castle", C: "city", I: "inn", L: "agriculture", Q: "quarry", V: "village", M: "monastery", W: "cart" },
  bonuses: ["card", "storage", "marble", "worker", "yield"],
  first_bonus: [3, 3, 2, 4, 3, 4, 3, 3],
  second_bonus: [1, 1, 1, 2, 2, 2, 2, 2],
};

const estate = (hand: number[] | null): Record<string, unknown> => ({
  built: "ABC lr",
  spaces: "KVQLVLICWMMCMWKVVQILQLLMVQCKWW",
  tiles: { "1": "castle", "2": "village" },
  storage: ["agriculture-grapes-livestock", ""],
  stacks: [0, 2, 7],
  bonuses: [0, 1, 2, 0, 0],
  marble: 1,
  workers: 2,
  cards: 3,
  hand,
  green: 16,
  red: 10,
});

const SCENE = {
  preparing: false,
  phase: 2,
  round: 28,
  open: ["castle", "", "agriculture-olives"],
  deck: 38,
  yields: [5, 5, 4],
  neutral: 24,
  bonus_left: [3, 4, 3, 3, 4],
  claimed: { castle: [-1, -1], city: [1, -1], inn: [0, 1] },
  estates: [estate([2, 0, 1, 0, 0, 0, 0, 0]), estate(null)],
};

const told = (seat: number | null): string[] => describe({ scene: SCENE, components: COMPONENTS, seat, names: ["Ann", "Bea"], past: [] });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.play("tuscany");
});

test("tells the shared board, then the estates, one's own first", () => {
  const lines = told(1);
  expect(lines[0]).toBe("Phase 2, round 28.");
  expect(lines).toContain("Open tiles: castle, olives.");
  expect(lines).toContain("Storage: grapes and livestock; free spaces: 1.");
  expect(lines.filter((line) => /^(Ann|Bea):/.test(line)).map((line) => line.slice(0, 3))).toEqual(["Bea", "Ann"]);
});

test("tells which colour bonuses are left, and what they are worth by now", () => {
  const line = told(0).find((one) => one.startsWith("Colour bonuses"));
  expect(line).toContain("castle (3), city (1), agriculture (4)");
  expect(line).not.toContain("inn");
});

test("tells a hand only where it is seen, and where the next tiles can go only to who plays", () => {
  expect(told(0).filter((line) => line.startsWith("Hand:"))).toEqual(["Hand: 2 × castle card, 1 × inn card."]);
  expect(told(0).find((line) => line.startsWith("Empty spaces"))).toContain("3 (quarry)");
  expect(told(null).some((line) => line.startsWith("Empty spaces"))).toBe(false);
});

test.each(["en", "pl", "ru"] as const)("has a text for everything it says in %s", async (language) => {
  await words.speak(language);
  for (const line of told(0)) expect(line).not.toMatch(/view-|kind-|colour-|\{|undefined/);
});
