import { expect, test } from "vitest";
import { heldCards, spreadOut } from "./hands";
import type { Colour } from "./pieces/kinds";

const states = (...given: Parameters<typeof heldCards>): string[] => heldCards(...given).map(({ colour, state }) => `${colour} ${state}`);

/** Two castle cards, three city cards, one inn card. */
const HAND = [2, 3, 1, 0, 0, 0, 0, 0];

test("a hand lies there by its colours", () => {
  expect(states(HAND, null)).toEqual(["castle calm", "castle calm", "city calm", "city calm", "city calm", "inn calm"]);
});

test("where the space is to decide, nothing is lifted yet", () => {
  expect(states(HAND, { way: null, ways: ["card+card", "card+city-pair"], colour: null })).toEqual([
    "castle calm",
    "castle calm",
    "city price",
    "city price",
    "city calm",
    "inn calm",
  ]);
});

test("what pays is lifted, what could pay instead is marked", () => {
  const ways = ["card+card", "card+city-pair", "city-pair+worker"];
  expect(states(HAND, { way: "card+card", ways, colour: "castle" })).toEqual([
    "castle selected",
    "castle selected",
    "city price",
    "city price",
    "city calm",
    "inn calm",
  ]);
  expect(states(HAND, { way: "card+city-pair", ways, colour: "castle" })).toEqual([
    "castle selected",
    "castle price",
    "city selected",
    "city selected",
    "city calm",
    "inn calm",
  ]);
});

test("while the space is open only pairs are known", () => {
  expect(states([0, 2, 0, 0, 0, 0, 0, 0], { way: "card+city-pair", ways: ["card+city-pair"], colour: null })).toEqual([
    "city selected",
    "city selected",
  ]);
});

const held = (counts: Partial<Record<Colour, number>>): { colour: Colour }[] =>
  Object.entries(counts).flatMap(([colour, count]) => Array.from({ length: count }, () => ({ colour: colour as Colour })));

test("a few cards lie side by side", () => {
  expect(spreadOut(held({ castle: 2, inn: 1 }), 60, 400, 6)).toEqual([0, 66, 132]);
  expect(spreadOut([], 60, 400, 6)).toEqual([]);
});

test("many cards stay within their room, and the colours can be told apart", () => {
  const cards = held({ castle: 9, city: 9, inn: 9, cart: 9 });
  const lefts = spreadOut(cards, 60, 380, 6);
  expect(lefts.at(-1)).toBeCloseTo(320);
  expect(lefts[9]! - lefts[8]!).toBeGreaterThanOrEqual(26);
  expect(lefts.every((left, n) => n === 0 || left >= lefts[n - 1]!)).toBe(true);
});

test("even a hand of all cards overlaps within its room", () => {
  const lefts = spreadOut(held({ castle: 40, city: 40 }), 46, 200, 6);
  expect(lefts.at(-1)).toBeLessThanOrEqual(154.001);
});
