/** The table of this game, from what the server sends for any game. */

import type { Components, Estate, Scene } from "../../lib/types/burgundy";
import type { GoodNumber } from "./pieces/goods";
import type { Face } from "../../pieces/dice";
import type { Drawing } from "..";

export type Position = Omit<Drawing, "picks">;

// The server says what these are; the types come from its own schemas.
export const sceneOf = (drawing: Pick<Drawing, "scene">): Scene => drawing.scene as unknown as Scene;
export const piecesOf = (drawing: Pick<Drawing, "components">): Components => drawing.components as unknown as Components;

export interface SpaceData {
  space: number;
  colour: string;
  number: number;
}

/** The spaces of a side of a board. */
export function spacesOf(pieces: Components, board: string): SpaceData[] {
  return (pieces.boards[board]?.spaces ?? []).map((word, index) => ({
    space: index + 1,
    colour: pieces.colours[word.slice(0, 1)] ?? "",
    number: Number(word.slice(1)),
  }));
}

/** How many spaces the area of a space has, and how many of them are covered. */
export function areaOf(pieces: Components, estate: Estate, space: number): { size: number; covered: number } {
  const area = pieces.boards[estate.board]?.areas.find((spaces) => spaces.includes(space)) ?? [];
  return { size: area.length, covered: area.filter((one) => estate.tiles[one] !== undefined).length };
}

/** The word of a tile; undefined where none lies. */
export const kindOf = (word: string | undefined): string | undefined => (word === "" ? undefined : word);

export const GOODS: readonly GoodNumber[] = [1, 2, 3, 4, 5, 6];
export const PHASES = ["A", "B", "C", "D", "E"] as const;
export const ROUNDS = [1, 2, 3, 4, 5] as const;
export const DEPOTS = [1, 2, 3, 4, 5, 6] as const;
/** Spaces of the turn-order track. */
export const TRACK = [0, 1, 2, 3, 4, 5, 6] as const;

/** Goods of each colour as they lie in a row: the numbers of those there are, with how many. */
export function heap(counts: readonly number[]): { good: GoodNumber; count: number }[] {
  return GOODS.map((good) => ({ good, count: counts[good - 1] ?? 0 })).filter(({ count }) => count > 0);
}

export const faceOf = (value: number): Face => (value >= 0 && value <= 6 ? (value as Face) : 0);

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The name that is printed on a board: reprinted ones carry the mark of their edition in the notation only. */
export const boardName = (board: string): string => board.replace(/se$/, "");

/** What an edition has put together itself, among boards, depots and sheets. */
export const isReconstructed = (pieces: Components, group: string): boolean => pieces.provenance[group] === "reconstructed";
