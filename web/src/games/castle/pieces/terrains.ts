/** The terrains of areas, in the words of the notation, and a small sign for each in a box of 28. */

import { drawTerrain, terrainWords } from "../modules";

export interface SignPart {
  readonly paint?: "path" | "ruts" | "plaster" | "clay" | "door" | "stone" | "joints" | "dark" | "court" | "blades" | "gold" | "pig";
  /** Where none of the paints is meant. */
  readonly fill?: string;
  readonly d: string;
}

/** Seen from the front, unlike on tiles, so that they are told apart when they are tiny. */
const SIGNS: Readonly<Record<string, readonly SignPart[]>> = {
  road: [
    { paint: "path", d: "M-9.5 11.5C-9.5 3 -.5 3.5 -.5 -3C-.5 -6.5 -3 -8 -3 -11.5H5C5 -8 8.5 -6.5 8.5 -1.5C8.5 6 1.5 5.5 1.5 11.5Z" },
    { paint: "ruts", d: "M-4 9.5C-3.5 5 3.6 3.4 4 -2M2.8 -6L1 -9.5" },
  ],
  house: [
    { paint: "plaster", d: "M-9 -1V11H9V-1L0 -9Z" },
    { paint: "clay", d: "M-13 1.5L0 -11.5L13 1.5L9.5 3L0 -5.5L-9.5 3Z" },
    { paint: "door", d: "M-3 11V6.5C-3 3 3 3 3 6.5V11Z" },
  ],
  pigsty: [
    { paint: "stone", d: "M-7.5 11.5V-3L-10 -5.5V-12H-5.5V-9H-2.2V-12H2.2V-9H5.5V-12H10V-5.5L7.5 -3V11.5Z" },
    { paint: "dark", d: "M-1.6 -1.5H1.6V5H-1.6Z" },
    { paint: "joints", d: "M-5.5 2.5H-3.5M3.8 -.5H5.5M-4.5 7.5H-1M2 8H5.5" },
  ],
  meadow: [
    { paint: "court", d: "M-12.5 5C-12.5 -2 -7 -5.5 0 -5.5S12.5 -2 12.5 5C12.5 9.5 7 11.5 0 11.5S-12.5 9.5 -12.5 5Z" },
    { paint: "blades", d: "M-6 -2.5L-4 5L-2.8 -8M-4 5L-.4 -3.5M2 2.5L4.4 8.5L5.6 -4M4.4 8.5L8.6 1" },
  ],
};

/** Every terrain there is, those of modules last. */
export const terrains = (): string[] => [...Object.keys(SIGNS), ...terrainWords()];

export const terrainSign = (terrain: string): readonly SignPart[] => SIGNS[terrain] ?? drawTerrain(terrain) ?? [];
