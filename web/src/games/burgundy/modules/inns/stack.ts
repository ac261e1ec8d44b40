/** Inns on the table and in the box. */

import type { Components, Estate, Scene } from "../../../../lib/types/burgundy";
import { areaOf } from "../../scene";
import { INN } from "./tiles";

interface Pieces {
  /** By the number of spaces that an area counts, as far as inns let it. */
  area_points: readonly number[];
}

/** How many lie beside the black depot. */
export const lying = ({ parts }: Pick<Scene, "parts">): number => Number(parts["inns"]?.["beside"] ?? 0);

/** Points for the size of an area with an inn; null for one without. */
export function areaPoints(pieces: Components, estate: Estate, space: number): number | null {
  const area = pieces.boards[estate.board]?.areas.find((spaces) => spaces.includes(space)) ?? [];
  if (!area.some((one) => estate.tiles[one] === INN)) return null;
  const { area_points: points } = pieces.parts["inns"] as unknown as Pieces;
  return points[Math.min(areaOf(pieces, estate, space).size + 1, points.length - 1)] ?? null;
}
