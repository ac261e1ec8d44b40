/** The two drawings of every tile: full, and small for where there is little room. */

import { colourOf, herdOf, monasteryOf, type Colour, type Emblem, type Herd, type Kind, type Species } from "./kinds";
import { MONASTERY_DRAWINGS } from "./monasteries";
import { emblem, type Part } from "./parts";

export interface Drawing {
  readonly colour: Colour;
  readonly parts: readonly Part[];
  /** Whether the parts stand in the arch of the monasteries. */
  readonly arch: boolean;
  /** The number printed on it, empty where there is none. */
  readonly number: string;
}

/** Where the smaller animals of a herd stand behind the first. */
const BEHIND: Readonly<Record<Herd, readonly (readonly [x: number, y: number, scale: number])[]>> = {
  2: [[-13, -24, 0.5]],
  3: [
    [-22, -18, 0.44],
    [1, -30, 0.44],
  ],
  4: [
    [-26, -11, 0.4],
    [-14, -27, 0.4],
    [7, -31, 0.4],
  ],
};

const SMALL_ANIMALS: Readonly<Record<Species, Part>> = {
  cow: emblem("cow", -2, -7, 1.06),
  pig: emblem("pig", 0, -11, 1.16),
  sheep: emblem("sheep", -2, -10, 1.16),
  hen: emblem("hen", -1, -9, 1.1),
};

const FULL_PLACES: Partial<Record<Emblem, readonly [y: number, scale: number]>> = { ship: [-1, 1], castle: [2, 1] };
const SMALL_PLACES: Partial<Record<Emblem, readonly [y: number, scale: number]>> = {
  ship: [0, 1.16],
  castle: [3, 1.18],
  "city-hall": [5, 1.14],
  watchtower: [3, 1.2],
  church: [4, 1.16],
};

/** A monastery's effect sits a little above the middle of its arch. */
const LIFT = -3;

export function drawingOf(kind: Kind, small: boolean): Drawing {
  const colour = colourOf(kind);
  const animals = herdOf(kind);
  if (animals !== null) {
    const { species, herd } = animals;
    const behind = BEHIND[herd].map(([x, y, scale]) => emblem(species, x, y, scale));
    const parts = small ? [SMALL_ANIMALS[species]] : [...behind, emblem(species, 0, 6, 0.92)];
    return { colour, parts, arch: false, number: String(herd) };
  }
  const number = monasteryOf(kind);
  if (number > 0) {
    const drawing = MONASTERY_DRAWINGS[number - 1];
    if (drawing === undefined) throw new RangeError(`no drawing of ${kind}`);
    const parts = small ? [drawing.mark] : drawing.effect.map((part) => ({ ...part, y: part.y + LIFT }));
    return { colour, parts, arch: true, number: String(number) };
  }
  const name = kind as Emblem;
  const [y, scale] = small ? (SMALL_PLACES[name] ?? [1, 1.2]) : (FULL_PLACES[name] ?? [0, 1]);
  return { colour, parts: [emblem(name, 0, y, scale)], arch: false, number: "" };
}
