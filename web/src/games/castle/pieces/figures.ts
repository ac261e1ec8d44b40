/** Figures: who they are by what they wear and carry. */

import { drawFigure, figureWords } from "../modules";
import { CAP, CHARGE, HEAD, part, ROBE, type Drawn } from "./dress";

/** A follower goes by the terrain that it stands on; `supply` is one that stands nowhere. */
const DRAWN: Readonly<Record<string, Drawn>> = {
  supply: { parts: [ROBE, HEAD, CAP], charge: CHARGE, narrow: true },
  // A herald with his horn.
  road: {
    parts: [ROBE, HEAD, CAP, part("coat", "M6 -25C10 -26 13.5 -25.5 14.5 -27.5L11.5 -30.5C10 -29 7 -28.5 5 -28Z"), part("gold", "M5.5 -30.8L19 -36.2L20.5 -41.5L26.5 -29.5L21 -31.2L6.8 -27.2Z")],
    charge: CHARGE,
  },
  // A squire with a feather.
  house: {
    parts: [ROBE, HEAD, part("light", "M2 -37.5C4.5 -46 12 -50.5 19.5 -48.5C19.5 -42 12.5 -37.2 3.5 -35.5Z"), CAP, part("deep", "M5 -38.5C9 -42.5 12.5 -45 15.5 -46.3L14.8 -45.2C12 -43.5 9 -40.5 6.2 -37.6Z")],
    charge: CHARGE,
  },
  // A knight in his helmet.
  pigsty: {
    parts: [
      ROBE,
      part("steel", "M-13.2 -16C-13 -22.5 -9.5 -26 -4.5 -26.5H4.5C9.5 -26 13 -22.5 13.2 -16C9.5 -19 7 -20.5 0 -20.5S-9.5 -19 -13.2 -16Z"),
      part("steel", "M-8.2 -26V-33C-8.2 -43 8.2 -43 8.2 -33V-26C4.5 -23.6 -4.5 -23.6 -8.2 -26Z"),
      part("dark", "M-6.2 -33.6H6.2V-30.8H1.1V-26H-1.1V-30.8H-6.2Z"),
      part("coat", "M-2.2 -40.5C-3 -46 1 -49 6 -48C8 -47.6 9.5 -46 9 -44.5C6 -45.5 3 -44 2.2 -40.5Z"),
    ],
    charge: [0, -9.6, 0.9],
    narrow: true,
  },
  // A merchant who has lain down beside his sack.
  meadow: {
    parts: [
      part("coat", "M23 -1C24 -8.5 23.5 -16 22.5 -20.5C13 -20 2 -17 -4.5 -13.5V-4.5C3 -1.5 14 -.5 23 -1Z"),
      part("skin", "M-16.5 -9A6.8 6.8 0 1 1 -2.9 -9A6.8 6.8 0 1 1 -16.5 -9Z"),
      part("deep", "M-11 -16.9C-19.6 -17.2 -19.6 -.8 -11 -1.1C-13.6 -5 -13.6 -13 -11 -16.9Z"),
      part("sack", "M-26.5 .5C-29.5 -6.5 -26 -12.5 -22.6 -13.8L-24.6 -18.2L-20.4 -16.8L-16.8 -18.6L-17.8 -13.8C-14 -12.5 -11.5 -6 -14 .5C-17.5 2 -23 2 -26.5 .5Z"),
      part("dark", "M-23 -14.6L-17.6 -14.4L-17.7 -13L-22.7 -13.2Z"),
    ],
    charge: [13, -10.2, 0.86],
    size: 0.88,
    lying: [28, 24],
  },
};

/** Every look there is. */
export const looks = (): string[] => [...Object.keys(DRAWN), ...figureWords()];

export const drawnAs = (look: string): Drawn => DRAWN[look] ?? drawFigure(look) ?? DRAWN["supply"]!;

/** How a figure of this kind looks on a terrain; only followers change with it. */
export function lookOf(kind: string, terrain: string | null): string {
  const look = kind === "follower" ? (terrain ?? "supply") : kind;
  return looks().includes(look) ? look : "supply";
}
