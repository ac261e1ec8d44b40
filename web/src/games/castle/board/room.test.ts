import { expect, test } from "vitest";
import { nearest, nooks, roomFor } from "./room";

const VIEW = { x: 0, y: 0, width: 600, height: 600 };
const ABOUT = { x: 250, y: 250, width: 60, height: 60 };
const SIZE = { width: 120, height: 60 };

const covers = (at: { x: number; y: number }, box: typeof ABOUT): boolean =>
  at.x < box.x + box.width && at.x + SIZE.width > box.x && at.y < box.y + box.height && at.y + SIZE.height > box.y;

test("a bubble keeps off what it is about, and stays near it", () => {
  const at = roomFor(SIZE, ABOUT, [], VIEW);
  expect(covers(at, ABOUT)).toBe(false);
  expect(Math.hypot(at.x + 60 - 280, at.y + 30 - 280)).toBeLessThan(150);
});

test("it goes where nothing lies that should be seen", () => {
  const above = { x: 0, y: 0, width: 600, height: 240 };
  const below = { x: 0, y: 320, width: 600, height: 280 };
  const left = { x: 0, y: 240, width: 240, height: 80 };
  const at = roomFor(SIZE, ABOUT, [above, below, left], VIEW);
  expect(at.x).toBeGreaterThanOrEqual(ABOUT.x + ABOUT.width);
  expect([above, below, left].some((box) => covers(at, box))).toBe(false);
});

test("it never leaves the view, even where it has no room there", () => {
  const corner = roomFor(SIZE, { x: 560, y: 560, width: 40, height: 40 }, [], VIEW);
  expect(corner.x + SIZE.width).toBeLessThanOrEqual(600);
  expect(corner.y + SIZE.height).toBeLessThanOrEqual(600);
  expect(roomFor({ width: 900, height: 60 }, ABOUT, [], VIEW).x).toBe(0);
});

test("a line leads to the nearest point of it", () => {
  expect(nearest(ABOUT, { x: 0, y: 280 })).toEqual({ x: 250, y: 280 });
  expect(nearest(ABOUT, { x: 400, y: 400 })).toEqual({ x: 310, y: 310 });
});

const NONE = { width: 0, height: 0 };

test("a note lies in its corner, or beside what is there with air between them", () => {
  expect(nooks(SIZE, SIZE, [], VIEW)).toEqual({ left: { x: 0, y: 540 }, right: { x: 480, y: 540 } });
  const tower = { x: 100, y: 520, width: 80, height: 80 };
  const at = nooks(SIZE, NONE, [tower], VIEW).left;
  expect(covers(at, { x: 95, y: 515, width: 90, height: 90 })).toBe(false);
  expect(at.x).toBe(0);
});

test("of two notes that want the same room the left one gives way", () => {
  const castle = { x: 0, y: 0, width: 440, height: 600 };
  const { left, right } = nooks(SIZE, SIZE, [castle], VIEW);
  expect(right).toEqual(nooks(NONE, SIZE, [castle], VIEW).right);
  expect(left.x).toBeGreaterThan(castle.width + 5);
  expect(left.y + SIZE.height + 5).toBeLessThan(right.y);
});
