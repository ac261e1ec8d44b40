import { expect, test } from "vitest";
import { heldCards } from "./hands";

const states = (...given: Parameters<typeof heldCards>): string[] => heldCards(...given).map(({ colour, state }) => `${colour} ${state}`);

/** Two castle cards, three city cards, one inn card. */
const HAND = [2, 3, 1, 0, 0, 0, 0, 0];

test("a hand lies there by its colours", () => {
  expect(states(HAND, null)).toEqual(["castle calm", "castle calm", "city calm", "city calm", "city calm", "inn calm"]);
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
