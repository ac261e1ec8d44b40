/** Where there is room for words on the castle: over as little as can be of what should be seen. */

import type { Box, Point } from "./measure";

const STEP = 13;
/** From the thing to its bubble, at least. */
const GAP = 16;
/** Between a note and what else there is. */
const AIR = 6;
/** How much nearness is worth against covering something. */
const NEARNESS = 0.02;

interface Size {
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Whether boxes lie over each other. */
export const meet = (a: Box, b: Box): boolean => overlap(a, b) > 0;

export const around = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The upper left corner of a bubble about something, within what is in view. */
export function roomFor(size: Size, about: Box, taken: readonly Box[], view: Box): Point {
  const clear = around(about, GAP);
  return cheapest(size, view, (box) => covered(box, taken) * 12 + covered(box, [clear]) * 100 + far(middle(box), middle(about)) * NEARNESS);
}

/** The upper left corners of two notes in the lower corners of what is in view, with air around them: the right one stays where
 *  it is while the left one comes and goes. */
export function nooks(left: Size, right: Size, taken: readonly Box[], view: Box): { left: Point; right: Point } {
  const [bottom, full] = [view.y + view.height, taken.map((box) => around(box, AIR))];
  const there = nookFor(right, { x: view.x + view.width, y: bottom }, full, view);
  return { left: nookFor(left, { x: view.x, y: bottom }, [...full, around({ ...there, ...right }, AIR)], view), right: there };
}

/** The upper left corner of a note that covers nothing, if it can be, and is as near as can be to a point. */
const nookFor = (size: Size, near: Point, taken: readonly Box[], view: Box): Point =>
  cheapest(size, view, (box) => covered(box, taken) * 1000 + far(middle(box), near) * NEARNESS);

/** How much of a box lies over others, as a part of it. */
const covered = (box: Box, others: readonly Box[]): number => others.reduce((sum, one) => sum + overlap(box, one), 0) / (box.width * box.height || 1);

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function cheapest({ width, height }: Size, view: Box, cost: (box: Box) => number): Point {
  let best: Point = { x: view.x, y: view.y };
  let least = Infinity;
  for (const y of steps(view.y, view.height - height)) {
    for (const x of steps(view.x, view.width - width)) {
      const now = cost({ x, y, width, height });
      if (now < least) [best, least] = [{ x, y }, now];
    }
  }
  return best;
}

/** From the one end of what is left to the other. */
function steps(from: number, left: number): number[] {
  const count = Math.max(0, Math.ceil(left / STEP));
  return Array.from({ length: count + 1 }, (_, n) => from + Math.max(0, Math.min(left, n * STEP)));
}

/** The point of a box that is nearest to another point. */
export const nearest = ({ x, y, width, height }: Box, to: Point): Point => ({
  x: Math.min(x + width, Math.max(x, to.x)),
  y: Math.min(y + height, Math.max(y, to.y)),
});
