import { expect, test } from "vitest";
import { drift } from "./drift";

const FRAME = { x: 100, y: 100, width: 400, height: 300 };

test("in the middle of the frame and outside of it nothing moves", () => {
  for (const at of [{ x: 300, y: 250 }, { x: 90, y: 250 }, { x: 300, y: 401 }]) expect(drift(at, FRAME)).toEqual({ x: 0, y: 0 });
});

test("towards every edge, faster the nearer", () => {
  expect(drift({ x: 495, y: 250 }, FRAME).x).toBeGreaterThan(drift({ x: 470, y: 250 }, FRAME).x);
  expect(drift({ x: 470, y: 250 }, FRAME).x).toBeGreaterThan(0);
  expect(drift({ x: 105, y: 250 }, FRAME).x).toBeLessThan(0);
  expect(drift({ x: 300, y: 395 }, FRAME).y).toBeGreaterThan(0);
  expect(drift({ x: 300, y: 105 }, FRAME).y).toBeLessThan(0);
});

test("into a corner it goes both ways", () => {
  const { x, y } = drift({ x: 495, y: 105 }, FRAME);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeLessThan(0);
});
