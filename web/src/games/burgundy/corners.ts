/** Where the bubble of a preview stands: in the nearest free corner beside the duchy where it does not hide the tile. */

import { corners, type Point } from "../../pieces/hex";
import type { Shape } from "./pieces/shapes";

/** Room that the bubble takes in its corner, in pixels. */
const BUBBLE = { width: 130, height: 64 };

export interface Corner {
  left: boolean;
  low: boolean;
}

export interface BubblePlace extends Corner {
  /** The leader runs from a corner of the space to the bubble, in units of the drawing. */
  from: Point;
  to: Point;
  /** Whether it is short enough not to cross the board. */
  near: boolean;
}

/** `upper` and `lower` are the corners in which nothing stands. */
export function bubblePlace(
  shape: Shape,
  space: number,
  size: number,
  lower: readonly ("left" | "right")[],
  upper: readonly ("left" | "right")[] = ["left", "right"],
): BubblePlace {
  const unit = shape.width / size;
  /** Half of the drawing, in its units. */
  const half = { x: shape.width / 2, y: shape.height / 2 };
  const { x, y } = shape.centreOf(space);
  const places = [
    ...upper.map((side) => ({ left: side === "left", low: false })),
    ...lower.map((side) => ({ left: side === "left", low: true })),
  ].map((corner) => {
    const [across, down] = [corner.left ? -1 : 1, corner.low ? 1 : -1];
    const to = { x: across * (half.x - BUBBLE.width * 0.6 * unit), y: down * (half.y - BUBBLE.height * 0.6 * unit) };
    // Bubbles may be higher than they mostly are.
    const hides = y * down > half.y - BUBBLE.height * 1.6 * unit - 58 && x * across > half.x - BUBBLE.width * unit - 50;
    return { ...corner, to, far: Math.hypot(to.x - x, to.y - y) + (hides ? 2 * half.x : 0) };
  });
  const { left, low, to } = places.reduce((best, one) => (one.far < best.far ? one : best));
  const around = corners(100, { x, y });
  const from = around.reduce((best, one) =>
    Math.hypot(to.x - one.x, to.y - one.y) < Math.hypot(to.x - best.x, to.y - best.y) ? one : best,
  );
  return { left, low, from, to, near: Math.hypot(to.x - from.x, to.y - from.y) < half.x };
}
