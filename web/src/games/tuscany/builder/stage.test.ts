import { expect, test } from "vitest";
import { BOX, fitted } from "./stage";

test("the boards fill what the buttons leave, in the middle of it", () => {
  const { width, left, scale } = fitted(700, 2000, false, true);
  expect(width).toBeCloseTo(700 - 158 - 150);
  expect(left).toBeCloseTo(158);
  expect(scale).toBeCloseTo(width / BOX.width);
  const alone = fitted(700, 2000, false, false);
  expect(alone.scale).toBeGreaterThan(scale);
  expect(alone.left * 2 + alone.width).toBeCloseTo(700);
});

test("they are as high as the room, which they make higher where it scrolls", () => {
  const wide = fitted(3000, 600, false, true);
  expect([wide.height, wide.tall]).toEqual([expect.closeTo(600), 600]);
  const phone = fitted(390, 200, true, true);
  expect(phone.left).toBeGreaterThanOrEqual(0);
  expect(phone.left + phone.width).toBeLessThanOrEqual(390 - 142);
  expect(phone.tall).toBe(phone.height);
  expect(phone.tall).toBeGreaterThan(200);
});

test("they never get smaller than can be seen, nor larger than looks well", () => {
  expect(fitted(10, 10, false, true).scale).toBe(0.3);
  expect(fitted(5000, 5000, false, false).scale).toBe(0.84);
  expect(fitted(5000, 5000, true, false).scale).toBe(0.6);
});
