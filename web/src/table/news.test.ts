import { expect, test } from "vitest";
import { news } from "./news";
import type { Item, Line } from "./prose";

const line = (entry: number, seat: number, points: number[] = [], says = 1, undone = false): Line => ({
  sort: "line",
  entry,
  seat,
  says: Array.from({ length: says }, () => ({ key: "said", args: {} })),
  brought: [],
  means: null,
  points: points.map((one) => ({ kind: "", points: one })),
  sources: [],
  undone,
});
const told = (mine: number | null, ...items: Item[]): number[] => news(items, mine).map(({ entry }) => entry);

test("what others have done since is told, as it happened", () => {
  expect(told(0, line(1, 1), line(2, 0), line(3, 1), line(4, 1))).toEqual([3, 4]);
  expect(told(0, line(1, 1), line(2, 0), line(3, 1), line(4, 0), line(5, 0)), "also while one plays oneself").toEqual([3]);
});

test("what came of something is told rather than what is merely seen, one's own too", () => {
  expect(told(0, line(1, 0), line(2, 0, [4], 2), line(3, 1), line(4, 1))).toEqual([2, 4]);
  expect(told(0, line(1, 0), line(2, 0, [4]), line(3, 1), line(4, 1, [], 3))).toEqual([2, 4]);
});

test("there is no more of it than there is room, nothing of what was taken back, and never nothing", () => {
  expect(told(null, line(1, 0), line(2, 1), line(3, 0))).toEqual([2, 3]);
  expect(told(0, line(1, 1), line(2, 1, [3], 1, true))).toEqual([1]);
  expect(told(0, line(1, 0))).toEqual([1]);
  expect(told(0)).toEqual([]);
});
