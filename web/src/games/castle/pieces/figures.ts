/** Figures: who they are by what they wear and carry. A foot stands at 0, and all are about 46 high. */

export type Paint = "coat" | "deep" | "skin" | "hair" | "steel" | "gold" | "light" | "dark" | "sack" | "bird";

export interface Part {
  readonly paint: Paint;
  readonly d: string;
}

/** A follower goes by the terrain that it stands on; `supply` is one that stands nowhere. */
export const LOOKS = ["supply", "road", "house", "pigsty", "chapel", "meadow", "prince", "falconer"] as const;
export type Look = (typeof LOOKS)[number];

export interface Drawn {
  readonly parts: readonly Part[];
  /** Where its owner's charge is, and how large. */
  readonly charge: readonly [x: number, y: number, scale: number];
  /** Where it would take more room than others. */
  readonly size?: number;
  /** How far it reaches to the left and to the right, where it lies. */
  readonly lying?: readonly [left: number, right: number];
}

export const ROBE: Part = { paint: "coat", d: "M-13 -1.5C-12 -13 -8.5 -23.5 -4 -26H4C8.5 -23.5 12 -13 13 -1.5C8 1.3 -8 1.3 -13 -1.5Z" };
export const HEAD: Part = { paint: "skin", d: "M-6.8 -31A6.8 6.8 0 1 1 6.8 -31A6.8 6.8 0 1 1 -6.8 -31Z" };
const CAP: Part = { paint: "deep", d: "M-7.8 -32.5C-8.2 -41 8.2 -41 7.8 -32.5C4 -35 -4 -35 -7.8 -32.5Z" };
const HAIR: Part = { paint: "hair", d: "M-7.2 -30C-8 -40.5 8 -40.5 7.2 -30C5.5 -35 -4 -35.5 -7.2 -30Z" };
const CHARGE = [0, -11.5, 0.98] as const;

export const part = (paint: Paint, d: string): Part => ({ paint, d });

const DRAWN: Readonly<Record<Look, Drawn>> = {
  supply: { parts: [ROBE, HEAD, CAP], charge: CHARGE },
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
  },
  // A preacher in his cowl, with a book.
  chapel: {
    parts: [
      ROBE,
      part("coat", "M0 -43C7 -42 9.8 -36 9.4 -30.5C9 -26.5 5 -24 0 -24S-9 -26.5 -9.4 -30.5C-9.8 -36 -7 -42 0 -43Z"),
      part("skin", "M0 -37.4C4.6 -37.4 6 -34 5.8 -31C5.6 -28 3 -26.2 0 -26.2S-5.6 -28 -5.8 -31C-6 -34 -4.6 -37.4 0 -37.4Z"),
      part("light", "M7 -20.5L14.5 -22.5L22 -19.5V-8.5L14.5 -11L7 -9.5Z"),
      part("dark", "M13.9 -22H15.1V-11.2H13.9Z"),
    ],
    charge: [-2, -11, 0.86],
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
  prince: {
    parts: [
      ROBE,
      part("light", "M-13 -1.5C-12.8 -4 -12.5 -5.4 -12.2 -7C-7 -4.4 7 -4.4 12.2 -7C12.5 -5.4 12.8 -4 13 -1.5C8 1.3 -8 1.3 -13 -1.5Z"),
      part("light", "M-6.8 -24.4C-4.6 -27.4 4.6 -27.4 6.8 -24.4L9.4 -20C4 -17.4 -4 -17.4 -9.4 -20Z"),
      HEAD,
      part("hair", "M-7.2 -33C-8.8 -30 -8.8 -26.5 -7.2 -24.8L-5 -27.2C-6 -29 -5.8 -31.4 -5 -33ZM7.2 -33C8.8 -30 8.8 -26.5 7.2 -24.8L5 -27.2C6 -29 5.8 -31.4 5 -33Z"),
      part("gold", "M-8.6 -33L-11 -44.5L-5.2 -39.8L0 -48L5.2 -39.8L11 -44.5L8.6 -33C4 -31.4 -4 -31.4 -8.6 -33Z"),
      part("dark", "M-8.5 -3.8h1.8v2.6h-1.8ZM-.9 -2.8h1.8v2.6h-1.8ZM6.7 -3.8h1.8v2.6h-1.8Z"),
    ],
    charge: [0, -11.8, 0.82],
  },
  falconer: {
    parts: [
      ROBE,
      HEAD,
      HAIR,
      part("coat", "M6.5 -24C11 -25.5 15 -24.6 18.4 -25.6L19.4 -21C15 -18.4 11 -18 8.4 -18.4Z"),
      part("bird", "M15 -40.4C15.6 -45.8 21 -47.8 24.4 -44.8L27 -42.6L24 -41.6C25.4 -35 24.6 -29.6 21.6 -26.2L20.2 -20.4L16.4 -26.8C13.4 -31 13.6 -36.4 15 -40.4Z"),
      part("light", "M17.4 -39C19.8 -37.4 21.4 -33 20.8 -28.4C17.8 -30.6 16.6 -35 17.4 -39Z"),
      part("dark", "M19.8 -43.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z"),
    ],
    charge: CHARGE,
  },
};

export function drawnAs(look: Look): Drawn {
  return DRAWN[look];
}

/** How a figure of this kind looks on a terrain; only followers change with it. */
export function lookOf(kind: string, terrain: string | null): Look {
  const look = kind === "follower" ? (terrain ?? "supply") : kind;
  return LOOKS.find((known) => known === look) ?? "supply";
}
