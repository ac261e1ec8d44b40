/** Positions for pictures. */

import type { Components, Player, Scene } from "../../../lib/types/castle";
import { cellOf } from "../board/cells";
import { SQUARE, type Box } from "../board/measure";
import type { Plan } from "../board/plan";
import { spanOf, type Lying } from "./tiles";

/** A figure of a seat on a part of the board. */
export interface Cast {
  seat: number;
  kind: string;
  cell: string;
}

export interface Staging {
  board?: Scene["board"];
  cast?: readonly Cast[];
  /** Where the keep of the first seat stands. */
  keep?: string;
  /** Where the markers stand: the spaces of the seats. */
  spaces?: readonly number[];
  /** Whether the first one stands on the gate after its space. */
  stopped?: boolean;
  /** Whether tokens lie on the towers. */
  tokens?: boolean;
}

export function sceneOf(pieces: Components, { board = {}, cast = [], keep = "", spaces = [], stopped = false, tokens = true }: Staging): Scene {
  const player = (seat: number): Player => ({
    score: spaces[seat] ?? 0,
    // Without a track in the picture, no marker may show.
    space: spaces[seat] ?? -1,
    at_gate: stopped && seat === 0,
    figures: figuresOf(pieces, cast.filter((one) => one.seat === seat)),
    tokens: {},
    fresh: {},
    seat: seat === 0 ? keep : "",
    seat_tiles: 0,
    nests: 0,
    lines: {},
  });
  return {
    turn: 1,
    active: 0,
    step: "",
    asked: [],
    tile: "",
    square: "",
    left: [],
    gone: [],
    board,
    starts: [],
    areas: {},
    completed: [],
    scoring: -1,
    players: [player(0), player(1)],
    towers: pieces.wall.towers.map(() => tokens),
    hidden: {},
    used: {},
    pool: 0,
    empty: [],
    largest_seat: -1,
    most_nests: -1,
  };
}

/** Each of the figures of a seat where the cast puts it. */
function figuresOf(pieces: Components, cast: readonly Cast[]): string[] {
  const rest = [...cast];
  return pieces.figures.map((kind) => {
    const n = rest.findIndex((one) => one.kind === kind);
    return n < 0 ? "" : (rest.splice(n, 1)[0]?.cell ?? "");
  });
}

export interface Row {
  board: Scene["board"];
  /** The parts of the area that is meant, one on each tile. */
  cells: readonly string[];
  squares: readonly string[];
}

/** These tiles side by side inside the wall. */
export function laidOut(pieces: Components, row: readonly Lying[]): Row {
  const squares = spanOf(pieces, row.length);
  const board = Object.fromEntries(row.map(({ tile, top }, n) => [squares[n] ?? "", { tile, top, areas: [] }]));
  return { board, squares, cells: row.map(({ segment }, n) => cellOf(squares[n] ?? "", segment)) };
}

/** Around these squares, with room for who stands on them. */
export function around(plan: Plan, squares: readonly string[], room = 20): Box {
  const corners = squares.flatMap((square) => plan.squares.get(square) ?? []);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + SQUARE + room - x, height: Math.max(...ys) + SQUARE + room - y };
}

/** Around a stretch of the track, from one space to another. */
export function stretchOf(plan: Plan, from: number, to: number, room = 70): Box {
  const spots = plan.spaces.filter(({ space }) => space >= from && space <= to);
  const [left, top] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...spots.map(({ x, width }) => x + width)), Math.max(...spots.map(({ y, height }) => y + height))];
  return { x: left - room, y: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room };
}
