/** The table of this game, from what the server sends for any game. */

import type { Drawing } from "..";
import type { Components, Estate, Scene } from "../../lib/types/tuscany";
import { COLOURS, isColour, isKind, type Colour, type Kind } from "./pieces/kinds";

export type Position = Omit<Drawing, "picks">;

// The server says what these are; the types come from its own schemas.
export const sceneOf = (drawing: Pick<Drawing, "scene">): Scene => drawing.scene as unknown as Scene;
export const piecesOf = (drawing: Pick<Drawing, "components">): Components => drawing.components as unknown as Components;

export const kindOf = (word: string | undefined): Kind | undefined =>
  word !== undefined && isKind(word) ? word : undefined;

/** The colour that a letter of a board stands for. */
export function colourNamed(pieces: Pick<Components, "colours">, letter: string | undefined): Colour {
  const word = pieces.colours[letter ?? ""] ?? "";
  return isColour(word) ? word : "castle";
}

/** The colours of the spaces of an estate that is built, the first at 0. */
export const coloursOf = (pieces: Pick<Components, "colours">, estate: Pick<Estate, "spaces">): Colour[] =>
  Array.from(estate.spaces, (letter) => colourNamed(pieces, letter));

/** What is told by colours in their order: the colours there are, with how many. */
export const byColour = (counts: readonly number[]): { colour: Colour; count: number }[] =>
  COLOURS.map((colour, n) => ({ colour, count: counts[n] ?? 0 })).filter(({ count }) => count > 0);

/** What an edition has put together itself, among boards, cards and tiles. */
export const isReconstructed = (pieces: Components, group: string): boolean => pieces.provenance[group] === "reconstructed";

export const PHASES = [1, 2, 3] as const;
