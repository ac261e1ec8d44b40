/** A few spaces of an estate, for pictures. */

import { ROW_STEP, WIDTH, type Point } from "../../../../pieces/hex";
import type { PieceState } from "../../../../pieces/states";
import type { Colour, Kind } from "../../pieces/kinds";

export interface Spot {
  /** Along the row and down the rows; each row lies half a space further to the right. */
  at: readonly [number, number];
  colour: Colour;
  tile?: Kind;
  state?: PieceState;
  gain?: number;
}

export const centreOf = ([q, r]: Spot["at"]): Point => ({ x: (q + r / 2) * WIDTH, y: r * ROW_STEP });

/** Room for a light around a space, and for what it would score below it. */
const ROOM = { x: 64, y: 76 };

export function boxOf(spots: readonly Spot[]): { x: number; y: number; width: number; height: number } {
  const centres = spots.map(({ at }) => centreOf(at));
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - ROOM.x, Math.min(...ys) - ROOM.y];
  return { x, y, width: Math.max(...xs) + ROOM.x - x, height: Math.max(...ys) + ROOM.y - y };
}
