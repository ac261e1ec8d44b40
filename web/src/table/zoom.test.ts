import { expect, test } from "vitest";
import { around, held } from "./zoom";

const FRAME = { width: 390, height: 360 };

test("a view never shows more than there is", () => {
  expect(held({ scale: 2, x: 50, y: -900 }, FRAME)).toEqual({ scale: 2, x: 0, y: -360 });
  expect(held({ scale: 0.4, x: -30, y: 30 }, FRAME)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(held({ scale: 9, x: 0, y: 0 }, FRAME).scale).toBe(3);
});

test("what lies under the finger stays there", () => {
  const at = { x: 100, y: 90 };
  const closer = around({ scale: 1, x: 0, y: 0 }, 2, at, FRAME);
  expect(closer).toEqual({ scale: 2, x: -100, y: -90 });
  expect(around(closer, 1, at, FRAME)).toEqual({ scale: 1, x: 0, y: 0 });
});
