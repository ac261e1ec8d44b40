/** From which rendered width, in pixels, a piece shows more. */

export const FULL_TILE = 56;
export const FULL_SPACE = 44;
export const FULL_GOOD = 34;
export const GLYPH_GOOD = 22;

export function isSmall(width: number): boolean {
  return width < FULL_TILE;
}

/** Whether an empty space has room for no more than its number on a coarse pattern. */
export function isCoarse(width: number): boolean {
  return width < FULL_SPACE;
}

export type GoodDetail = "full" | "numeral" | "plain" | "glyph";

export function goodDetail(width: number): GoodDetail {
  if (width >= FULL_GOOD) return "full";
  return width >= GLYPH_GOOD ? "numeral" : "plain";
}
