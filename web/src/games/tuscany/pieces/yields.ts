/** Where the rewards of a yield card lie in its medallion, twenty units from the middle to the rim. */

import type { Gain, Thing } from "./things";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const ALONE: Spot = { x: 0, y: 0, scale: 1.16 };
/** From the middle to the middle of a reward, and how large it is, where several stand in a circle. */
const CIRCLES: Readonly<Record<number, readonly [distance: number, scale: number]>> = {
  2: [9.4, 0.72],
  3: [10.6, 0.62],
  4: [11.6, 0.54],
  5: [12.4, 0.46],
  6: [13, 0.42],
};

/** Points have their number written on them, other things beside them. */
export function isPoints(thing: Thing): boolean {
  return thing === "green" || thing === "red";
}

/** One place for each gain. Two stand above each other, more in a circle. */
export function places(gains: readonly Gain[]): Spot[] {
  if (gains.length === 1) return [ALONE];
  const [distance, scale] = CIRCLES[gains.length] ?? [0, 0];
  return gains.map((_, n) => {
    const angle = (2 * Math.PI * n) / gains.length - Math.PI / 2;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle), scale };
  });
}
