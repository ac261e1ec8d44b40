/** The two drawings of every tile: full with what it gives, and small for where there is little room. */

import { colourOf, cropsOf, type Building, type Colour, type Crop, type Kind } from "./kinds";

/** Where two crops share a small tile, each is drawn simpler than alone. */
export type Emblem = Building | Crop | "few-grapes" | "two-olives" | "sheaf" | "ox-head";

/** On a hex 100 units wide with its centre at 0. */
export interface Part {
  readonly emblem: Emblem;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Drawing {
  readonly colour: Colour;
  readonly parts: readonly Part[];
  /** Whether a hedge runs between its two crops. */
  readonly hedge: boolean;
}

type Place = readonly [x: number, y: number, scale: number];

/** Above the plaque, which lies low enough to be seen and high enough not to be covered by the row below. */
const FULL: Readonly<Record<Building, Place>> = {
  castle: [0, -7, 0.84],
  city: [0, -10, 0.88],
  inn: [0, -9, 0.86],
  quarry: [0, -10, 0.86],
  village: [0, -9, 0.86],
  monastery: [3, -8, 0.84],
  cart: [-1, -13, 0.92],
};
const SMALL: Readonly<Record<Building, Place>> = {
  castle: [0, 4, 1.1],
  city: [0, 1, 1.14],
  inn: [-1, 0, 1.12],
  quarry: [0, -1, 1.12],
  village: [1, 0, 1.12],
  monastery: [2, 2, 1.1],
  cart: [-2, -2, 1.14],
};
const ALONE: Readonly<Record<Crop, Place>> = {
  grapes: [0, 2, 1.16],
  olives: [-2, 4, 0.94],
  grain: [0, 1, 1.12],
  livestock: [-2, 4, 1.02],
};
/** How much larger a crop stands alone on a small tile. */
const GROWN = 1.1;

const PAIRED: Readonly<Record<Crop, number>> = { grapes: 0.7, olives: 0.62, grain: 0.66, livestock: 0.64 };
const SIMPLE: Readonly<Record<Crop, Emblem>> = {
  grapes: "few-grapes",
  olives: "two-olives",
  grain: "sheaf",
  livestock: "ox-head",
};
const SIMPLE_SCALES: Readonly<Record<Crop, number>> = { grapes: 0.92, olives: 0.9, grain: 0.88, livestock: 0.86 };

/** Upper left and lower right of the hedge. */
const HALVES = [
  { x: -7, y: -20 },
  { x: 9, y: 22 },
] as const;
const SMALL_HALVES = [
  { x: -13, y: -17 },
  { x: 14, y: 22 },
] as const;

export function drawingOf(kind: Exclude<Kind, "hexagon">, small: boolean): Drawing {
  const colour = colourOf(kind);
  if (colour === null) throw new RangeError(`no drawing of ${kind}`);
  const crops = cropsOf(kind);
  if (crops.length > 1) {
    const halves = small ? SMALL_HALVES : HALVES;
    const parts = crops.map((crop, n): Part => {
      const { x, y } = halves[n === 0 ? 0 : 1];
      return small ? { emblem: SIMPLE[crop], x, y, scale: SIMPLE_SCALES[crop] } : { emblem: crop, x, y, scale: PAIRED[crop] };
    });
    return { colour, parts, hedge: true };
  }
  const [only] = crops;
  const emblem: Building | Crop = only ?? (kind as Building);
  const [x, y, scale] = only === undefined ? (small ? SMALL : FULL)[kind as Building] : ALONE[only];
  const grown = only !== undefined && small ? scale * GROWN : scale;
  return { colour, parts: [{ emblem, x, y, scale: grown }], hedge: false };
}
