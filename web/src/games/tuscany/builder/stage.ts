/** How large the three boards are drawn, and where, in the room that the buttons beside them leave. */

import { ROW_STEP, SIDE, WIDTH } from "../../../pieces/hex";

/** Room between two boards, in units. */
export const APART = 30;
/** From board to board. */
export const PITCH = 3 * ROW_STEP + APART;
/** Of the widest stairs, and of three boards, with their edges. */
export const BOX = { width: 5 * WIDTH + 30, height: 2 * PITCH + 2 * ROW_STEP + 2 * SIDE + 30 };
/** What the buttons take on each side, in pixels; where there is little room all of them stand on one. */
const WIDE = { left: 158, right: 150 };
const NARROW = { left: 0, right: 142 };
const NONE = { left: 0, right: 0 };
const LARGEST = 0.84;
const LARGEST_NARROW = 0.6;
const SMALLEST = 0.3;

/** In pixels, but for `scale`, which are the pixels of a unit. */
export interface Fit {
  scale: number;
  width: number;
  height: number;
  left: number;
  /** Of all the room that is taken. */
  tall: number;
}

export function fitted(width: number, height: number, narrow: boolean, open: boolean): Fit {
  const sides = !open ? NONE : narrow ? NARROW : WIDE;
  const free = width - sides.left - sides.right;
  const scale = Math.max(SMALLEST, Math.min(free / BOX.width, narrow ? LARGEST_NARROW : height / BOX.height, LARGEST));
  const size = { width: BOX.width * scale, height: BOX.height * scale };
  return { scale, ...size, left: sides.left + (free - size.width) / 2, tall: Math.max(size.height, narrow ? 0 : height) };
}
