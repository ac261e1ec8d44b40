/** The two drawings of every tile: full, and small for where there is little room. */

import { drawTile } from "../modules";
import { monastery, MONASTERY_DRAWINGS } from "./monasteries";
import { emblem, words, type DrawTile, type Part, type TileDrawing } from "./parts";

const SPECIES = ["cow", "pig", "sheep", "hen"] as const;

/** Where the smaller animals of a herd stand behind the first. */
const BEHIND: Readonly<Record<number, readonly (readonly [x: number, y: number, scale: number])[]>> = {
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

const SMALL_ANIMALS: Readonly<Record<(typeof SPECIES)[number], Part>> = {
  cow: emblem("cow", -2, -7, 1.06),
  pig: emblem("pig", 0, -11, 1.16),
  sheep: emblem("sheep", -2, -10, 1.16),
  hen: emblem("hen", -1, -9, 1.1),
};

/** Tiles that show one emblem, by their grounds. */
const EMBLEMS: Readonly<Record<string, readonly string[]>> = {
  building: ["warehouse", "watchtower", "workshop", "church", "market", "boarding-house", "bank", "city-hall"],
  ship: ["ship"],
  castle: ["castle"],
  mine: ["mine"],
};

const FULL_PLACES: Readonly<Record<string, readonly [y: number, scale: number]>> = { ship: [-1, 1], castle: [2, 1] };
const SMALL_PLACES: Readonly<Record<string, readonly [y: number, scale: number]>> = {
  ship: [0, 1.16],
  castle: [3, 1.18],
  "city-hall": [5, 1.14],
  watchtower: [3, 1.2],
  church: [4, 1.16],
};

const plain = (colour: string, name: string): DrawTile => (small) => {
  const [y, scale] = small ? (SMALL_PLACES[name] ?? [1, 1.2]) : (FULL_PLACES[name] ?? [0, 1]);
  return { colour, parts: [emblem(name, 0, y, scale)], arch: false, number: "" };
};

const animals = (species: (typeof SPECIES)[number], herd: string): DrawTile => (small) => {
  const behind = (BEHIND[Number(herd)] ?? []).map(([x, y, scale]) => emblem(species, x, y, scale));
  const parts = small ? [SMALL_ANIMALS[species]] : [...behind, emblem(species, 0, 6, 0.92)];
  return { colour: "animal", parts, arch: false, number: herd };
};

const DRAWN: ReadonlyMap<string, DrawTile> = new Map([
  ...Object.entries(EMBLEMS).flatMap(([colour, names]) => names.map((name) => [name, plain(colour, name)] as const)),
  ...SPECIES.flatMap((species) => Object.keys(BEHIND).map((herd) => [`${species}${herd}`, animals(species, herd)] as const)),
  ...MONASTERY_DRAWINGS.map(({ effect, mark }, n) => [`monastery${n + 1}`, monastery(n + 1, effect, mark)] as const),
]);

const UNKNOWN: TileDrawing = { colour: "black", parts: [words("?", 0, 12, 40)], arch: false, number: "" };

/** How a tile is drawn, by its word; one that nobody has drawn is a question. */
export const drawingOf = (word: string, small: boolean): TileDrawing => (DRAWN.get(word) ?? drawTile(word))?.(small) ?? UNKNOWN;

export const isDrawn = (word: string): boolean => DRAWN.has(word) || drawTile(word) !== undefined;
