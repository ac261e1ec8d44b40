/** Where the bubble of a preview stands: in the free corner beside the duchy that is nearer, and does not hide the tile. */

import { centreOf, corners, type Point } from "../../pieces/hex";

/** Room that the bubble takes in its corner, in pixels. */
const BUBBLE = { width: 130, height: 64 };

export interface BubblePlace {
  left: boolean;
  /** The leader runs from a corner of the space to the bubble, in units of the drawing. */
  from: Point;
  to: Point;
}

export function bubblePlace(space: number, size: number): BubblePlace {
  const unit = 728 / size;
  const { x, y } = centreOf(space);
  const inTheWay = (left: boolean): boolean =>
    y < -332 + BUBBLE.height * 1.6 * unit + 58 && (left ? x < -364 + BUBBLE.width * unit + 50 : x > 364 - BUBBLE.width * unit - 50);
  const left = x < -60 ? !inTheWay(true) : inTheWay(false);
  const [, upperRight, , , , upperLeft] = corners(100, { x, y });
  const from = (left ? upperLeft : upperRight) ?? { x, y };
  const to = { x: (left ? -1 : 1) * (364 - BUBBLE.width * 0.6 * unit), y: -332 + BUBBLE.height * 0.6 * unit };
  return { left, from, to };
}
