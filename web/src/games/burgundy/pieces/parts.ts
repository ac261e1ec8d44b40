/** What a tile's drawing is put together from, on a hex 100 units wide with its centre at 0. */

import type { GoodNumber } from "./goods";

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export type Part = Place &
  (
    | { readonly draw: "emblem"; readonly emblem: string }
    | { readonly draw: "worker" }
    | { readonly draw: "coin" }
    | { readonly draw: "die" }
    | { readonly draw: "hand" }
    | { readonly draw: "banner" }
    | { readonly draw: "seal"; readonly points: number | null }
    | { readonly draw: "good"; readonly good: GoodNumber }
    | { readonly draw: "hex"; readonly colour: string }
    | { readonly draw: "words"; readonly words: string }
  );

export interface TileDrawing {
  /** What paints its ground: tokens `--t-COLOUR` and the pattern of this colour. */
  readonly colour: string;
  readonly parts: readonly Part[];
  /** Whether the parts stand in the arch of the monasteries. */
  readonly arch: boolean;
  /** The number printed on it, empty where there is none. */
  readonly number: string;
}

export type DrawTile = (small: boolean) => TileDrawing;

export const emblem = (name: string, x: number, y: number, scale: number): Part => ({
  draw: "emblem",
  emblem: name,
  x,
  y,
  scale,
});
export const worker = (x: number, y: number, scale: number): Part => ({ draw: "worker", x, y, scale });
export const coin = (x: number, y: number, scale: number): Part => ({ draw: "coin", x, y, scale });
export const die = (x: number, y: number, scale: number): Part => ({ draw: "die", x, y, scale });
export const hand = (x: number, y: number, scale: number): Part => ({ draw: "hand", x, y, scale });
export const banner = (x: number, y: number, scale: number): Part => ({ draw: "banner", x, y, scale });
export const seal = (points: number | null, x: number, y: number, scale: number): Part => ({
  draw: "seal",
  points,
  x,
  y,
  scale,
});
export const good = (number: GoodNumber, x: number, y: number, scale: number): Part => ({
  draw: "good",
  good: number,
  x,
  y,
  scale,
});
export const hex = (colour: string, x: number, y: number, scale: number): Part => ({
  draw: "hex",
  colour,
  x,
  y,
  scale,
});
export const words = (text: string, x: number, y: number, scale: number): Part => ({
  draw: "words",
  words: text,
  x,
  y,
  scale,
});
