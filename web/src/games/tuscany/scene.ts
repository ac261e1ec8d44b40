/** The table of this game, from what the server sends for any game. */

import type { Drawing } from "..";
import type { Components, Scene } from "../../lib/types/tuscany";
import { isKind, type Kind } from "./pieces/kinds";

export type Position = Omit<Drawing, "picks">;

// The server says what these are; the types come from its own schemas.
export const sceneOf = (drawing: Pick<Drawing, "scene">): Scene => drawing.scene as unknown as Scene;
export const piecesOf = (drawing: Pick<Drawing, "components">): Components => drawing.components as unknown as Components;

export const kindOf = (word: string | undefined): Kind | undefined =>
  word !== undefined && isKind(word) ? word : undefined;

/** What an edition has put together itself, among boards, cards and tiles. */
export const isReconstructed = (pieces: Components, group: string): boolean => pieces.provenance[group] === "reconstructed";
