/** Where everything of the wall lies; it stands outside the squares. */

import type { GatePiece, StartPiece } from "../../../lib/types/castle";
import { sideOf, stepTo, type Side } from "../sides";
import { CONVEX, REFLEX, SQUARE, TOWER, WALL, type Box, type Point } from "./measure";
import { around } from "./room";
import { at, edge, isConvex, isOn, outside, runsOf, stretch, type Layout, type Run } from "./runs";

/** A space of the track: a piece of the walk. */
export interface SpaceSpot extends Box {
  space: number;
  side: Side;
}

/** Where the number of a space is written, and how large. */
export interface NumberSpot extends Point {
  space: number;
  size: number;
}

export interface TowerSpot extends Point {
  /** Which token it had; -1 for the one that never has any. */
  token: number;
  spaces: readonly number[];
  /** Where its first number is written; the other one lies opposite. */
  lean: Point;
  /** Which way is away from the castle. */
  out: Point;
  /** Whether there is room outside it above its marker, or else below. */
  above: boolean;
}

export interface GateSpot extends Point {
  after: number;
  side: Side;
}

/** A start space in the wall; `x` and `y` are the middle of the side of its square. */
export interface StartSpot extends Point {
  /** As a part of the board, such as `start-3`. */
  word: string;
  side: Side;
  piece: StartPiece;
}

export interface Plan {
  /** Of the whole drawing, with room for markers around the wall. */
  box: Box;
  /** The edge of the squares, and that of the wall around it. */
  inner: string;
  outer: string;
  squares: ReadonlyMap<string, Point>;
  spaces: readonly SpaceSpot[];
  numbers: readonly NumberSpot[];
  towers: readonly TowerSpot[];
  gates: readonly GateSpot[];
  starts: readonly StartSpot[];
}

/** From the middle of a tower to its numbers, and of the walk to the numbers there. */
const LEAN = 7;
const OUTER = 7.5;
const MARGIN = 76;
/** Around a tower, drawn. */
const EDGE = 3;

const planned = new WeakMap<Layout, Plan>();

/** The same plan serves as long as the wall is the same. */
export function planOf(wall: Layout): Plan {
  const known = planned.get(wall) ?? survey(wall);
  planned.set(wall, known);
  return known;
}

/** What the corner towers take of the drawing, with their edges. */
export const towerBoxes = ({ towers }: Pick<Plan, "towers">): Box[] => towers.map(({ x, y }) => around({ x, y, width: 0, height: 0 }, TOWER + EDGE));

function survey(wall: Layout): Plan {
  const runs = runsOf(wall);
  const spaces = runs.flatMap((run, n) => spacesOf(wall, runs, n, run));
  const squares = new Map(wall.squares.map(({ word, at: [x = 0, y = 0] }) => [word, { x: x * SQUARE, y: y * SQUARE }]));
  return {
    box: boxOf(wall),
    inner: edge(runs, 0),
    outer: edge(runs, WALL),
    squares,
    spaces,
    numbers: spaces.map(numberOf),
    towers: runs.map((run, n) => towerOf(wall, runs, n, run)),
    gates: wall.gates.map(({ after, spot }) => ({ after, side: sideOf(spot.side), x: (spot.at[0] ?? 0) * SQUARE, y: (spot.at[1] ?? 0) * SQUARE })),
    starts: wall.starts.map((piece, n) => startOf(squares, piece, n)),
  };
}

function boxOf({ corners }: Layout): Box {
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => (corner[axis] ?? 0) * SQUARE));
  const [x, y] = [Math.min(...(xs ?? [0])) - MARGIN, Math.min(...(ys ?? [0])) - MARGIN];
  return { x, y, width: Math.max(...(xs ?? [0])) + MARGIN - x, height: Math.max(...(ys ?? [0])) + MARGIN - y };
}

function towerOf(wall: Layout, runs: readonly Run[], n: number, { from }: Run): TowerSpot {
  const token = wall.towers.findIndex(({ at: [x, y] }) => x === from.x / SQUARE && y === from.y / SQUARE);
  const [before, after] = [at(runs, n - 1).along, at(runs, n).along];
  const lean = { x: -(before.x + after.x) * LEAN, y: -(before.y + after.y) * LEAN };
  const [one, other] = [stepTo(at(runs, n).side), stepTo(at(runs, n - 1).side)];
  const out = { x: one.x + other.x, y: one.y + other.y };
  const convex = isConvex(runs, n);
  return { ...outside(runs, n, convex ? CONVEX : REFLEX), token, spaces: wall.towers[token]?.spaces ?? [0, 1], lean, out, above: convex === out.y > 0 };
}

/** In the outer half of the walk, clear of start spaces; narrow spaces have small numbers. */
function numberOf({ space, side, x, y, width, height }: SpaceSpot): NumberSpot {
  const out = stepTo(side);
  const size = Math.min(16.5, (out.x === 0 ? width : height) * 0.66);
  return { space, size, x: x + width / 2 + out.x * OUTER, y: y + height / 2 + out.y * OUTER };
}

/** The spaces of a run, spread evenly between its towers and gates. */
function spacesOf(wall: Layout, runs: readonly Run[], n: number, run: Run): SpaceSpot[] {
  const taken = (corner: number): number => (isConvex(runs, corner) ? 0 : TOWER + REFLEX);
  const far = ({ at: [x = 0, y = 0] }: { at: number[] }): number => (x * SQUARE - run.from.x) * run.along.x + (y * SQUARE - run.from.y) * run.along.y;
  const on = wall.track.flatMap((spot, space) => (isOn(run, spot) && far(spot) > 0 && far(spot) < run.length ? [{ space, far: far(spot) }] : []));
  const gates = wall.gates.filter(({ spot }) => isOn(run, spot)).map(({ spot }: GatePiece) => far(spot));
  const ends = [taken(n), ...gates.flatMap((gate) => [gate - SQUARE / 2, gate + SQUARE / 2]), run.length - taken(n + 1)];
  const found: SpaceSpot[] = [];
  for (let part = 0; part < ends.length; part += 2) {
    const [from = 0, to = 0] = [ends[part], ends[part + 1]];
    // A gate may stand so near to a tower that nothing is left between them.
    const within = on.filter((one) => one.far > (part === 0 ? 0 : from) && one.far < (part + 2 === ends.length ? run.length : to));
    within.forEach(({ space }, i) => found.push({ space, side: run.side, ...stretch(run, from + ((to - from) * i) / within.length, (to - from) / within.length) }));
  }
  return found;
}

function startOf(squares: ReadonlyMap<string, Point>, piece: StartPiece, n: number): StartSpot {
  const { x, y } = squares.get(piece.square) ?? { x: 0, y: 0 };
  const out = stepTo(piece.side);
  return { word: `start-${n + 1}`, side: sideOf(piece.side), piece, x: x + (SQUARE / 2) * (1 + out.x), y: y + (SQUARE / 2) * (1 + out.y) };
}
