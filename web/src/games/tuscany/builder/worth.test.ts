import { expect, test } from "vitest";
import { countOf, worthOf } from "./worth";

const PIECES = { colours: { K: "castle", L: "agriculture" }, region_points: [0, 1, 3, 6] };
const REGIONS = [
  { letter: "K", spaces: [1] },
  { letter: "L", spaces: [2, 3, 4] },
  { letter: "K", spaces: [5, 6] },
  { letter: "L", spaces: [7] },
];

test("regions are worth what their sizes bring", () => {
  expect(worthOf(REGIONS, 5, PIECES)).toEqual([
    { letter: "K", sizes: [2, 1], points: 4 },
    { letter: "L", sizes: [3, 1], points: 7 },
  ]);
});

test("the start castle alone in its region scores nothing", () => {
  expect(worthOf(REGIONS, 1, PIECES)[0]?.points).toBe(3);
});

test("regions are counted by size", () => {
  const worth = worthOf(REGIONS, 5, PIECES);
  expect([1, 2, 3, 4].map((size) => countOf(worth, size))).toEqual([2, 1, 1, 0]);
});
