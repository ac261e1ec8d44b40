/** The pattern of each colour. */

import type { Motif } from "../../../pieces/patterns";
import { COLOURS, paintOf, type Colour } from "./kinds";

export const MOTIFS: Readonly<Record<Colour, Motif>> = {
  castle: { width: 20, height: 20, d: "M0 10L10 0L20 10L10 20Z", depth: 0.6 },
  city: { width: 24, height: 20, d: "M0 .5H24M0 10.5H24M6 .5V10.5M18 10.5V20" },
  inn: { width: 18, height: 18, d: "M-2 20L20 -2M-2 2L2 -2M16 20L20 16" },
  agriculture: { width: 30, height: 22, d: "M0 9q7.5 -5 15 0t15 0M4 20q7 -4 13 -1" },
  quarry: {
    width: 34,
    height: 30,
    d: "M2 8L10 4L17 9L27 3M10 4L13 0M17 9L20 17L14 25M20 17L31 21M14 25L5 22",
  },
  village: { width: 20, height: 18, d: "M0 0a10 9 0 0 0 20 0M-10 9a10 9 0 0 0 20 0M10 9a10 9 0 0 0 20 0" },
  monastery: { width: 20, height: 20, d: "M5 2V8M2 5H8M15 12V18M12 15H18" },
  cart: { width: 22, height: 22, d: "M3 3h2.5M14 14h2.5M10 19.5h5M17 7h4M0 13h4M8 8h1.5", depth: 0.6 },
};

/** The same by the names under which the page knows them. */
export const PAINTED: Readonly<Record<string, Motif>> = Object.fromEntries(
  COLOURS.map((colour) => [paintOf(colour), MOTIFS[colour]]),
);
