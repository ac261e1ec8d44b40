/** The wall as its straight pieces, from corner to corner. */

import type { WallPiece } from "../../../lib/types/castle";
import { SIDES, stepTo, turnOf, type Side } from "../sides";
import { SQUARE, WALK, type Box, type Point } from "./measure";

/** The wall without its drawing. */
export type Layout = Omit<WallPiece, "art">;

/** One straight piece of the wall, from corner to corner as the track runs. */
export interface Run {
  from: Point;
  along: Point;
  length: number;
  side: Side;
}

/** Clockwise around the castle. */
export function runsOf({ corners }: Layout): Run[] {
  return corners.map(([x = 0, y = 0], n) => {
    const [right = 0, down = 0] = corners[(n + 1) % corners.length] ?? [];
    const length = Math.abs(right - x) + Math.abs(down - y);
    const along = { x: Math.sign(right - x), y: Math.sign(down - y) };
    // Clockwise, so the outside lies on the left.
    const out = SIDES.find((side) => stepTo(side).x === along.y && stepTo(side).y === -along.x);
    return { from: { x: x * SQUARE, y: y * SQUARE }, along, length: length * SQUARE, side: out ?? "north" };
  });
}

/** Counted on around the castle. */
export const at = (runs: readonly Run[], n: number): Run => runs[(n + runs.length) % runs.length]!;

/** Whether the corner where a run begins points outwards. */
export const isConvex = (runs: readonly Run[], n: number): boolean => (turnOf(at(runs, n - 1).side) + 1) % 4 === turnOf(at(runs, n).side);

/** The corner where a run begins, moved outwards from both runs. */
export function outside(runs: readonly Run[], n: number, by: number): Point {
  const { from, side } = at(runs, n);
  const [one, other] = [stepTo(side), stepTo(at(runs, n - 1).side)];
  return { x: from.x + (one.x + other.x) * by, y: from.y + (one.y + other.y) * by };
}

/** The outline of the castle, so far outside of its squares. */
export const edge = (runs: readonly Run[], by: number): string =>
  `M${runs.map((_, n) => outside(runs, n, by)).map(({ x, y }) => `${x} ${y}`).join("L")}Z`;

/** Whether something of the wall is on this run. */
export function isOn({ from, along, side }: Run, spot: { at: number[]; side: string }): boolean {
  const [x = 0, y = 0] = spot.at;
  const aside = (x * SQUARE - from.x) * along.y - (y * SQUARE - from.y) * along.x;
  return spot.side === side && Math.abs(aside) < 1;
}

/** The walk beside so much of a run. */
export function stretch({ from, along, side }: Run, begin: number, length: number): Box {
  const out = stepTo(side);
  const [a, b] = [begin, begin + length].map((far) => ({ x: from.x + along.x * far, y: from.y + along.y * far }));
  const [xs, ys] = [
    [a!.x, b!.x + out.x * WALK],
    [a!.y, b!.y + out.y * WALK],
  ];
  return { x: Math.min(...xs), y: Math.min(...ys), width: Math.abs(xs[1]! - xs[0]!), height: Math.abs(ys[1]! - ys[0]!) };
}
