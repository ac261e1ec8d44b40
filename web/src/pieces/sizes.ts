/** From which rendered width, in pixels, a piece shows more. */

export const FULL_TILE = 56;
export const FULL_SPACE = 44;

export function isSmall(width: number): boolean {
  return width < FULL_TILE;
}

/** Whether an empty space has room for no more than its number on a coarse pattern. */
export function isCoarse(width: number): boolean {
  return width < FULL_SPACE;
}
