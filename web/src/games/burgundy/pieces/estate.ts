/** The 37 hexes that make an estate. */

import { inRows, Lattice } from "../../../pieces/lattice";
import type { Point } from "../../../pieces/hex";

export const ROWS = [4, 5, 6, 7, 6, 5, 4] as const;
export const ESTATE = new Lattice(inRows(ROWS));
export const SPACES = ESTATE.centres.length;
export const ESTATE_OUTLINE = ESTATE.outline();

/** Room for an estate and its wall around the centre of the middle space. */
export const ESTATE_BOX = "-364 -332 728 664";

/** The centre of a space, counted from 1 in rows from the top left. */
export const centreOf = (space: number): Point => ESTATE.centreOf(space);

export const neighbours = (space: number): number[] => ESTATE.neighbours(space);
