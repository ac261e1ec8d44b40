/** Patterns of terrain, in the sizes that tiles, spaces and banners need. A game gives one motif a colour, drawn by Patterns. */

export interface Motif {
  readonly width: number;
  readonly height: number;
  readonly d: string;
  /** How strongly it stands out on a tile. */
  readonly depth?: number;
}

/** `tile` and `fine` lie on a tile's colour, `space` and `coarse` on an empty space's tint. */
export type PatternUse = "tile" | "fine" | "space" | "coarse";

export function patternId(use: PatternUse, colour: string): string {
  return `piece-${use}-${colour}`;
}

export function patternFill(use: PatternUse, colour: string): string {
  return `url(#${patternId(use, colour)})`;
}

export const SHIELD_CLIP = "piece-shield";
export const GLOW = "piece-glow";
