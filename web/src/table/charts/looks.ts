/** How kinds of sources are told apart: by colour and by pattern. */

import type { Look } from "./sources";

interface Drawn {
  readonly colour: string;
  readonly ink: string;
  readonly strength: number;
  readonly width: number;
  readonly height: number;
  readonly d: string;
  /** Filled, not drawn with a pen. */
  readonly solid?: boolean;
}

const DARK = { ink: "var(--tile-ink)", strength: 0.5 } as const;
const LIGHT = { ink: "var(--tile-cream)", strength: 0.45 } as const;

export const DRAWN: Readonly<Record<Look, Drawn>> = {
  brick: { colour: "var(--t-building)", ...DARK, width: 12, height: 10, d: "M0 .5H12M0 5.5H12M3 .5V5.5M9 5.5V10" },
  lozenge: { colour: "var(--t-castle)", ...LIGHT, width: 8, height: 8, d: "M0 4L4 0L8 4L4 8Z" },
  tuft: { colour: "var(--t-animal)", ...DARK, width: 12, height: 12, d: "M2 6l1.5 -4l1.5 4M8 12l1.5 -4l1.5 4" },
  wave: { colour: "var(--g1)", ...LIGHT, width: 12, height: 8, d: "M0 4q3 -4 6 0t6 0" },
  slant: { colour: "var(--t-mine)", ...LIGHT, width: 7, height: 7, d: "M-1 8L8 -1M-1 1L1 -1M6 8L8 6" },
  pale: { colour: "var(--g6)", ...DARK, width: 6, height: 6, d: "M3 0V6" },
  cross: { colour: "var(--t-monastery)", ...DARK, width: 10, height: 10, d: "M2.5 1V4M1 2.5H4M7.5 6V9M6 7.5H9" },
  dot: { colour: "var(--silver)", ...DARK, width: 6, height: 6, d: "M2 3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z", solid: true },
  chevron: { colour: "var(--t-ship)", ...LIGHT, width: 12, height: 8, d: "M0 6L6 1L12 6" },
  ring: { colour: "var(--g2)", ...LIGHT, width: 10, height: 10, d: "M2 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z" },
  bar: { colour: "var(--g3)", ...DARK, width: 6, height: 6, d: "M0 3H6" },
};
