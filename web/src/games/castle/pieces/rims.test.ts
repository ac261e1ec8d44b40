import { expect, test } from "vitest";
import type { Components, Scene } from "../../../lib/types/castle";
import { rimsOf } from "./rims";

const rim = (terrain: string) => ["north", "east", "south", "west"].map((side) => [{ layer: `${terrain}-${side}`, d: "M0 0" }]);
const segment = (terrain: string, ...sides: string[]) => ({ terrain, sides, stocks: false, shrines: 0, nest: false });

// Two squares side by side; a house begins in the wall to the north of the first.
const pieces = {
  rims: { house: rim("house"), pigsty: rim("pigsty") },
  faces: [
    { word: "h", segments: [segment("house", "north", "east"), segment("meadow", "south", "west")] },
    { word: "p", segments: [segment("pigsty", "west"), segment("meadow", "north", "east", "south")] },
  ],
  wall: {
    squares: [
      { word: "a1", at: [0, 0] },
      { word: "b1", at: [1, 0] },
    ],
    starts: [{ square: "a1", side: "north", terrain: "house" }],
  },
} as unknown as Components;

const layers = (board: Record<string, [tile: string, top: string]>): string[] =>
  rimsOf(
    pieces,
    Object.fromEntries(Object.entries(board).map(([square, [tile, top]]) => [square, { tile, top, areas: [] }])) as Scene["board"],
  ).map(({ square, paths }) => `${square} ${paths[0]?.layer}`);

test("a house that begins in the wall and may go on has no end", () => {
  expect(layers({ a1: ["h", "north"] })).toEqual([]);
});

test("it ends before the bare wall, wherever its top points", () => {
  expect(layers({ a1: ["h", "west"] })).toEqual(["a1 house-west"]);
  expect(layers({ b1: ["h", "east"] })).toEqual(["b1 house-east", "b1 house-south"]);
});

test("it ends before another terrain, which ends there too", () => {
  expect(layers({ a1: ["h", "north"], b1: ["p", "north"] })).toEqual(["a1 house-east", "b1 pigsty-west"]);
});

test("it goes on into its like, and courts have no ends", () => {
  expect(layers({ a1: ["h", "north"], b1: ["h", "west"] })).toEqual(["b1 house-north"]);
  expect(layers({ a1: ["h", "north"], b1: ["p", "south"] })).toEqual(["a1 house-east", "b1 pigsty-east"]);
});
