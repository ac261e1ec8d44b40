/** Sides of squares and tiles, clockwise, and what lies beside a square. */

import type { Components, FacePiece, Laid, Scene } from "../../lib/types/castle";
import { faceNamed } from "./scene";

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

const STEPS: Readonly<Record<Side, { readonly x: number; readonly y: number }>> = { north: { x: 0, y: -1 }, east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 } };

export const isSide = (word: string): word is Side => (SIDES as readonly string[]).includes(word);
export const sideOf = (word: string): Side => (isSide(word) ? word : "north");
export const stepTo = (side: string): { x: number; y: number } => STEPS[sideOf(side)];
export const turnOf = (top: string): number => Math.max(0, SIDES.indexOf(top as Side));
export const opposite = (side: Side): Side => SIDES[(turnOf(side) + 2) % 4] ?? side;

/** The square beside another; undefined where the wall is. */
export function beside(pieces: Components, square: string, side: Side): string | undefined {
  const [x = 0, y = 0] = pieces.wall.squares.find(({ word }) => word === square)?.at ?? [];
  const step = stepTo(side);
  return pieces.wall.squares.find(({ at }) => at[0] === x + step.x && at[1] === y + step.y)?.word;
}

/** The sides that each segment reaches of a tile that lies with its top to this side. */
export const sidesLaid = (face: FacePiece, top: string): Side[][] =>
  face.segments.map(({ sides }) => sides.filter(isSide).map((side) => SIDES[(turnOf(side) + turnOf(top)) % 4] ?? side));

/** The area of a road or building that faces a side of a square from outside: of the tile there, or of a start space. */
export function areaBeside(pieces: Components, scene: Scene, square: string, side: Side): number {
  const start = pieces.wall.starts.findIndex((one) => one.square === square && one.side === side);
  if (start >= 0) return scene.starts[start] ?? -1;
  const neighbour = scene.board[beside(pieces, square, side) ?? ""];
  return neighbour === undefined ? -1 : areaAt(pieces, neighbour, opposite(side));
}

function areaAt(pieces: Components, laid: Laid, side: Side): number {
  const face = faceNamed(pieces, laid.tile);
  if (face === undefined) return -1;
  // A court shares its sides with paths, and is never complete.
  const segment = sidesLaid(face, laid.top).findIndex((sides, n) => sides.includes(side) && face.segments[n]?.terrain !== "meadow");
  return laid.areas[segment] ?? -1;
}
