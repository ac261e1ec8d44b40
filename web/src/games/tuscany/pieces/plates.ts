/** Sizes of cards and square tiles: width, height and corner in units; and from which rendered width they show more. */

export type PlateSize = readonly [width: number, height: number, radius: number];

export const CARD: PlateSize = [62, 88, 7];
export const BONUS: PlateSize = [60, 60, 9];

/** In pixels. */
export const FULL_CARD = 40;
export const FULL_PLATE = 46;
