/** Editions: where the Polish one has pigsties for towers, farmers for knights and monks for merchants, its readers see these. */

import { HEAD, part, ROBE, type Drawn } from "./dress";
import { drawnAs } from "./figures";
import { terrainSign, type SignPart } from "./terrains";

// A farmer in a straw hat, with a fork.
const FARMER: Drawn = {
  parts: [
    ROBE,
    part("coat", "M5 -24.5C9.5 -24.8 12.6 -22.6 14.4 -19.4L11.4 -16.4C9.6 -18.4 7.4 -19 5 -19.2Z"),
    part("dark", "M11.9 -.6V-37.4H7.6V-48.4H9.7V-39.6H11.9V-48.4H14V-39.6H16.2V-48.4H18.3V-37.4H14V-.6Z"),
    HEAD,
    part("gold", "M-13.4 -32.6C-9.6 -35.2 -7.6 -35 -6.6 -35.8C-6.4 -43 6.4 -43 6.6 -35.8C7.6 -35 9.6 -35.2 13.4 -32.6C8 -30.4 -8 -30.4 -13.4 -32.6Z"),
    part("dark", "M-6.6 -37C-2 -35.4 2 -35.4 6.6 -37L6.6 -35C2 -33.6 -2 -33.6 -6.6 -35Z"),
  ],
  charge: [0, -11.5, 0.98],
};

// A monk who has lain down to read.
const MONK: Drawn = {
  ...drawnAs("meadow"),
  parts: [
    part("coat", "M23 -1C24 -8.5 23.5 -16 22.5 -20.5C13 -20 2 -17 -4.5 -13.5V-4.5C3 -1.5 14 -.5 23 -1Z"),
    part("sack", "M1.4 -16.2L4 -17C5 -12 5 -6.6 4 -2L1.4 -2.7C2.2 -7 2.2 -12 1.4 -16.2Z"),
    part("skin", "M-16.5 -9A6.8 6.8 0 1 1 -2.9 -9A6.8 6.8 0 1 1 -16.5 -9Z"),
    part("hair", "M-8.4 -15.9C-20 -19.4 -20 1.4 -8.4 -2.1C-10.6 -5.4 -10.6 -12.6 -8.4 -15.9Z"),
    part("skin", "M-16.8 -9a2.5 3.8 0 1 1 5 0a2.5 3.8 0 1 1 -5 0Z"),
    part("light", "M-30.4 -9L-25.4 -10.8L-20.4 -9V.8L-25.4 -1L-30.4 .8Z"),
    part("dark", "M-26 -10.6H-24.8V-1H-26Z"),
  ],
};

// A pig that looks over its wall.
const PIGSTY: readonly SignPart[] = [
  { paint: "pig", d: "M-9.6 0C-9.6 -12 9.6 -12 9.6 0C9.6 5 6 7.4 0 7.4S-9.6 5 -9.6 0Z" },
  { paint: "pig", d: "M-4 -8.6C-7 -11.4 -11.4 -11.6 -13 -9.4C-12.6 -6 -11 -3.6 -8.4 -3.4C-7.6 -5.6 -6 -7.6 -4 -8.6ZM4 -8.6C7 -11.4 11.4 -11.6 13 -9.4C12.6 -6 11 -3.6 8.4 -3.4C7.6 -5.6 6 -7.6 4 -8.6Z" },
  { paint: "pig", d: "M-5 .9C-5 -2.9 5 -2.9 5 .9C5 4.4 -5 4.4 -5 .9Z" },
  { paint: "dark", d: "M-2.7 -.5H-1.1V2.1H-2.7ZM1.1 -.5H2.7V2.1H1.1ZM-5 -5.2H-3.2V-3.2H-5ZM3.2 -5.2H5V-3.2H3.2Z" },
  { paint: "stone", d: "M-13 12V6H13V12Z" },
  { paint: "joints", d: "M-11 9H-4M-1 9H6M9 9H11" },
];

const SIGNS: Readonly<Record<string, Readonly<Record<string, readonly SignPart[]>>>> = { pl: { pigsty: PIGSTY } };

/** The sign of a terrain for readers of a language. */
export function signFor(language: string, terrain: string): readonly SignPart[] {
  return SIGNS[language]?.[terrain] ?? terrainSign(terrain);
}

const EDITIONS: Readonly<Record<string, Readonly<Record<string, Drawn>>>> = { pl: { pigsty: FARMER, meadow: MONK } };

/** How a figure is drawn for readers of a language. */
export function drawnFor(language: string, look: string): Drawn {
  return EDITIONS[language]?.[look] ?? drawnAs(look);
}
