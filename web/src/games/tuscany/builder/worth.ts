/** What joined boards promise. */

import type { Components } from "../../../lib/types/tuscany";
import type { Region } from "./land";

export interface ColourRegions {
  readonly letter: string;
  /** Spaces of each region, the large ones first. */
  readonly sizes: readonly number[];
  /** Green points for filling them all. */
  readonly points: number;
}

/** The regions of every colour; the start castle alone is a region that is filled before anything scores. */
export function worthOf(regions: readonly Region[], castle: number, { colours, region_points: points }: Pick<Components, "colours" | "region_points">): ColourRegions[] {
  return Object.keys(colours).map((letter) => {
    const own = regions.filter((region) => region.letter === letter);
    const scored = own.filter(({ spaces }) => spaces.length > 1 || spaces[0] !== castle);
    return {
      letter,
      sizes: own.map(({ spaces }) => spaces.length).sort((one, other) => other - one),
      points: scored.reduce((sum, { spaces }) => sum + (points[spaces.length] ?? 0), 0),
    };
  });
}

/** How many regions of all have this size. */
export const countOf = (all: readonly ColourRegions[], size: number): number => all.flatMap(({ sizes }) => sizes).filter((one) => one === size).length;
