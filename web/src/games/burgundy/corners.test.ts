import { expect, test } from "vitest";
import { bubblePlace } from "./corners";
import { shapeOf } from "./pieces/shapes";
import three from "./recorded/three.json";

const SHAPE = shapeOf(three.components, "9");

const corner = (space: number, lower: readonly ("left" | "right")[] = []): string => {
  const { left, low } = bubblePlace(SHAPE, space, 600, lower);
  return `${low ? "lower" : "upper"} ${left ? "left" : "right"}`;
};

test("a bubble stands in the nearest corner that is free", () => {
  expect(corner(10, ["left", "right"])).toBe("upper left");
  expect(corner(34, ["left", "right"])).toBe("lower left");
  expect(corner(37, ["left", "right"])).toBe("lower right");
  expect(corner(37, ["left"])).not.toBe("lower right");
  expect(corner(34)).toBe("upper left");
});

test("a bubble does not hide the space that it speaks of", () => {
  expect(bubblePlace(SHAPE, 1, 280, []).left).toBe(false);
  expect(bubblePlace(SHAPE, 4, 280, []).left).toBe(true);
});

test("the leader starts at the side of the space that looks to the bubble", () => {
  const { from, to } = bubblePlace(SHAPE, 19, 600, []);
  expect(Math.sign(from.x)).toBe(Math.sign(to.x));
  expect(from.y).toBeLessThan(0);
});
