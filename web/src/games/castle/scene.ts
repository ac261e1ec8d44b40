/** The table of this game, from what the server sends for any game. */

import type { Drawing } from "..";
import type { Components, FacePiece, Player, Scene } from "../../lib/types/castle";

export type Position = Omit<Drawing, "picks">;

// The server says what these are; the types come from its own schemas.
export const sceneOf = (drawing: Pick<Drawing, "scene">): Scene => drawing.scene as unknown as Scene;
export const piecesOf = (drawing: Pick<Drawing, "components">): Components => drawing.components as unknown as Components;

export const faceNamed = (pieces: Pick<Components, "faces">, tile: string): FacePiece | undefined =>
  pieces.faces.find(({ word }) => word === tile);

/** Tiles still to be drawn. */
export const tilesLeft = ({ left }: Pick<Scene, "left">): number => left.reduce((sum, count) => sum + count, 0);

/** The kinds of figures of a seat, with how many of each it has at hand and in all. */
export function figuresOf(pieces: Pick<Components, "figures">, player: Pick<Player, "figures">): { kind: string; home: number; all: number }[] {
  return [...new Set(pieces.figures)].map((kind) => {
    const own = player.figures.filter((_, n) => pieces.figures[n] === kind);
    return { kind, home: own.filter((where) => where === "").length, all: own.length };
  });
}

/** A seat's tokens by kind, with how many of them came too late to be used in this turn. */
export const tokensOf = ({ tokens, fresh }: Pick<Player, "tokens" | "fresh">): { token: string; count: number; fresh: number }[] =>
  [...new Set([...Object.keys(tokens), ...Object.keys(fresh)])].map((token) => ({
    token,
    count: (tokens[token] ?? 0) + (fresh[token] ?? 0),
    fresh: fresh[token] ?? 0,
  }));

/** Which of these groups of components are of our own making. */
export const reconstructed = (pieces: Pick<Components, "provenance">, groups: readonly string[]): string[] =>
  groups.filter((group) => pieces.provenance[group] === "reconstructed");
