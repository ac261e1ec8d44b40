/** Parts of the board where they lie: what the notation calls `e5.2` is the second segment of the tile on e5. */

import type { Art, Components, Scene } from "../../../lib/types/castle";
import { faceNamed } from "../scene";
import { stepTo } from "../sides";
import { artOf } from "../turning";
import { SQUARE, WALL, type Point } from "./measure";
import type { Plan, StartSpot } from "./plan";

/** How deep a start space lies in the wall, and how wide are a road and the way through a gate. */
const NICHE = 15;
const ROAD = 18.4;
const GATEWAY = 48;

/** A tile that lies somewhere, or would. */
export interface Lying {
  square: string;
  tile: string;
  top: string;
}

/** One part of an area: its outline, moved to where it is. */
export interface Part {
  cell: string;
  d: string;
  at: Point;
}

const ORIGIN: Point = { x: 0, y: 0 };

export const artAt = (pieces: Components, { tile, top }: Omit<Lying, "square">): Art | undefined => {
  const face = faceNamed(pieces, tile);
  return face && artOf(face, top);
};

export const cellOf = (place: string, segment: number): string => `${place}.${segment + 1}`;

export function splitCell(cell: string): { place: string; segment: number } {
  const dot = cell.lastIndexOf(".");
  return { place: cell.slice(0, dot), segment: Number(cell.slice(dot + 1)) - 1 };
}

export const terrainAt = (pieces: Components, scene: Pick<Scene, "board">, cell: string): string | null => {
  const { place, segment } = splitCell(cell);
  const laid = scene.board[place];
  return laid === undefined ? null : (faceNamed(pieces, laid.tile)?.segments[segment]?.terrain ?? null);
};

/** Where something stands on a part of the board. */
export function spotOf(pieces: Components, plan: Plan, scene: Pick<Scene, "board">, cell: string): Point | null {
  const { place, segment } = splitCell(cell);
  const start = plan.starts.find(({ word }) => word === place);
  if (start !== undefined) return { x: start.x, y: start.y };
  const [laid, corner] = [scene.board[place], plan.squares.get(place)];
  const [x, y] = (laid && artAt(pieces, laid)?.spots[segment]) ?? [];
  return corner === undefined || x === undefined || y === undefined ? null : { x: corner.x + x, y: corner.y + y };
}

/** These parts of the board, one of them perhaps on a tile that only would lie there. */
export function partsOf(pieces: Components, plan: Plan, scene: Pick<Scene, "board">, cells: readonly string[], would: Lying | null = null): Part[] {
  return cells.flatMap((cell) => {
    const { place, segment } = splitCell(cell);
    const start = plan.starts.find(({ word }) => word === place);
    if (start !== undefined) return [{ cell, d: nicheOf(start), at: ORIGIN }];
    const lying = would?.square === place ? would : scene.board[place];
    const [d, at] = [lying && artAt(pieces, lying)?.outlines[segment], plan.squares.get(place)];
    return d === undefined || at === undefined ? [] : [{ cell, d, at }];
  });
}

/** All cells of an area. */
export function cellsOf({ board, starts }: Pick<Scene, "board" | "starts">, area: number): string[] {
  const laid = Object.entries(board).flatMap(([square, { areas }]) => areas.flatMap((one, n) => (one === area ? [cellOf(square, n)] : [])));
  return [...laid, ...starts.flatMap((one, n) => (one === area ? [cellOf(`start-${n + 1}`, 0)] : []))];
}

export function areaAt({ board, starts }: Pick<Scene, "board" | "starts">, cell: string): number {
  const { place, segment } = splitCell(cell);
  const start = /^start-(\d+)$/.exec(place)?.[1];
  return (start === undefined ? board[place]?.areas[segment] : starts[Number(start) - 1]) ?? -1;
}

/** The outline of a start space. */
export function nicheOf({ x, y, side, piece }: StartSpot): string {
  const out = stepTo(side);
  const along = { x: -out.y, y: out.x };
  const half = piece.terrain === "road" ? ROAD / 2 : piece.on_gate ? GATEWAY / 2 : SQUARE / 2 - 6;
  const deep = piece.on_gate ? WALL : NICHE;
  const corner = (far: number, away: number): string => `${x + along.x * far + out.x * away} ${y + along.y * far + out.y * away}`;
  return `M${corner(-half, 0)}L${corner(half, 0)}L${corner(half, deep)}L${corner(-half, deep)}Z`;
}
