import { expect, test } from "vitest";
import type { EntryData } from "../../lib/types/messages";
import { scoringsOf, sumOf } from "./sheet";

const scored = (number: number, phase: number, ...green: number[]): EntryData => ({
  number,
  at: 0,
  kind: "move",
  seat: null,
  move: null,
  label: null,
  draws: [],
  events: green.map((points, seat) => ({ key: "event-scored", args: { name: { seat }, phase, green: points } })),
  details: {},
});

test("each seat has what its green points were at every scoring", () => {
  expect(scoringsOf([scored(40, 1, 9, 4), scored(80, 2, 22, 17), scored(120, 3, 30, 21)], 2)).toEqual([
    [9, 22, 30],
    [4, 17, 21],
  ]);
  expect(scoringsOf([scored(40, 1, 9, 4)], 2)).toEqual([[9], [4]]);
});

test("red points of the game stand apart from those for what is left", () => {
  const lines = { regions: 40, "green-yields": 6, "red-yields": 4, overflow: 2, "cards-left": 1, "marble-left": 3 };
  expect(sumOf({ lines }, [9, 15, 22])).toEqual({ scorings: [9, 15, 22], red: 6, left: 4 });
});
