/** How fast a castle that is larger than its frame moves on while something is held near an edge of the frame. */

import type { Box, Point } from "./measure";

/** From an edge, in pixels; and pixels in a millisecond, at the edge itself. */
const NEAR = 56;
const FASTEST = 0.9;
/** Whoever merely crosses the edge moves nothing: milliseconds that it must be held there. */
export const LINGER = 180;

export const STILL: Point = { x: 0, y: 0 };

/** In pixels a millisecond; nothing outside the frame. */
export function drift(at: Point, { x, y, width, height }: Box): Point {
  const [left, right, above, below] = [at.x - x, x + width - at.x, at.y - y, y + height - at.y];
  if (Math.min(left, right, above, below) < 0) return STILL;
  return { x: pull(right) - pull(left), y: pull(below) - pull(above) };
}

const pull = (far: number): number => Math.max(0, 1 - far / NEAR) * FASTEST;
