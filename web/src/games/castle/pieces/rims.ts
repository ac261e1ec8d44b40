/** Where buildings end at the side of a tile: before the wall, or before a tile or start space of another terrain. */

import type { Components, Path, Scene } from "../../../lib/types/castle";
import { faceNamed } from "../scene";
import { beside, opposite, SIDES, sidesLaid, turnOf, type Side } from "../sides";

export interface Rim {
  square: string;
  paths: readonly Path[];
}

type Board = Scene["board"];

/** The ends of all buildings, each to be painted over its tile. */
export function rimsOf(pieces: Components, board: Board): Rim[] {
  return Object.keys(board).flatMap((square) =>
    SIDES.flatMap((side) => {
      const terrain = buildingAt(pieces, board, square, side);
      const paths = terrain === null || goesOn(pieces, board, square, side, terrain) ? undefined : pieces.rims[terrain]?.[turnOf(side)];
      return paths === undefined ? [] : [{ square, paths }];
    }),
  );
}

/** The terrain of the building that reaches this side of the tile on a square; null where none does. */
function buildingAt(pieces: Components, board: Board, square: string, side: Side): string | null {
  const laid = board[square];
  const face = laid && faceNamed(pieces, laid.tile);
  if (laid === undefined || face === undefined) return null;
  const segment = sidesLaid(face, laid.top).findIndex((sides, n) => sides.includes(side) && (face.segments[n]?.terrain ?? "") in pieces.rims);
  return face.segments[segment]?.terrain ?? null;
}

/** Whether a building goes on beyond a side, or may yet. */
function goesOn(pieces: Components, board: Board, square: string, side: Side, terrain: string): boolean {
  const neighbour = beside(pieces, square, side);
  if (neighbour !== undefined) return !(neighbour in board) || buildingAt(pieces, board, neighbour, opposite(side)) === terrain;
  return pieces.wall.starts.some((start) => start.square === square && start.side === side && start.terrain === terrain);
}
