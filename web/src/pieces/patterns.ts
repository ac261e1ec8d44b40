/** Terrain patterns: one motif a colour, in the sizes that tiles, spaces and banners need. */

import type { Colour } from "./kinds";

export interface Motif {
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

export const MOTIFS: Readonly<Record<Colour, Motif>> = {
  building: { width: 24, height: 20, d: "M0 .5H24M0 10.5H24M6 .5V10.5M18 10.5V20" },
  ship: { width: 24, height: 15, d: "M0 8q6 -7 12 0t12 0" },
  animal: { width: 26, height: 24, d: "M4 12l2.5 -6l2.5 6M17 23l2.5 -6l2.5 6" },
  monastery: { width: 20, height: 20, d: "M5 2V8M2 5H8M15 12V18M12 15H18" },
  castle: { width: 20, height: 20, d: "M0 10L10 0L20 10L10 20Z" },
  mine: { width: 26, height: 22, d: "M3 9l5 -6l5 6M16 20l5 -6l5 6" },
};

/** `tile` and `fine` lie on a tile's colour, `space` and `coarse` on an empty space's tint. */
export type PatternUse = "tile" | "fine" | "space" | "coarse";

export function patternId(use: PatternUse, colour: Colour): string {
  return `piece-${use}-${colour}`;
}

export function patternFill(use: PatternUse, colour: Colour): string {
  return `url(#${patternId(use, colour)})`;
}

export const SHIELD_CLIP = "piece-shield";
export const GLOW = "piece-glow";
