/** Where a bubble goes: near what it is about, over as little as can be of what should be seen. */

import type { Box, Point } from "./plan";

const STEP = 13;
/** From the thing to its bubble, at least. */
const GAP = 16;
/** How much nearness is worth against covering something. */
const NEARNESS = 0.02;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const around = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The upper left corner of a bubble of this size within what is in view. */
export function roomFor(size: { width: number; height: number }, about: Box, taken: readonly Box[], view: Box): Point {
  const [clear, centre] = [around(about, GAP), middle(about)];
  const whole = size.width * size.height || 1;
  let best: Point = { x: view.x, y: view.y };
  let least = Infinity;
  const [last, lowest] = [Math.max(view.x, view.x + view.width - size.width), Math.max(view.y, view.y + view.height - size.height)];
  for (let y = view.y; y <= lowest; y += STEP) {
    for (let x = view.x; x <= last; x += STEP) {
      const box = { x, y, ...size };
      const at = middle(box);
      const covered = taken.reduce((sum, one) => sum + overlap(box, one), 0) / whole;
      const far = Math.hypot(at.x - centre.x, at.y - centre.y) * NEARNESS;
      const cost = covered * 12 + (overlap(box, clear) / whole) * 100 + far;
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The point of a box that is nearest to another point. */
export const nearest = ({ x, y, width, height }: Box, to: Point): Point => ({
  x: Math.min(x + width, Math.max(x, to.x)),
  y: Math.min(y + height, Math.max(y, to.y)),
});
