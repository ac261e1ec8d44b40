import { expect, test } from "vitest";
import { ahead, beyond } from "./grid";

const RIGHT = { x: 1, y: 0 };
const DOWN = { x: 0, y: 1 };
// Two rows of hexes, the second half a hex further left.
const SPOTS = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: -50, y: 87 },
  { x: 50, y: 87 },
];

test("right is the next hex of the row", () => {
  expect(ahead(SPOTS[0] ?? RIGHT, SPOTS, RIGHT)).toBe(1);
});

test("down is a hex of the row below", () => {
  expect([3, 4]).toContain(ahead(SPOTS[0] ?? RIGHT, SPOTS, DOWN));
  expect(ahead(SPOTS[1] ?? RIGHT, SPOTS, DOWN)).toBe(4);
});

test("where nothing lies ahead there is none", () => {
  expect(ahead(SPOTS[2] ?? RIGHT, SPOTS, RIGHT)).toBe(-1);
});

test("where nothing lies ahead one goes on in reading order, around the ends", () => {
  expect(beyond(2, 5, { x: 1, y: 0 })).toBe(3);
  expect(beyond(4, 5, { x: 0, y: 1 })).toBe(0);
  expect(beyond(0, 5, { x: -1, y: 0 })).toBe(4);
});
