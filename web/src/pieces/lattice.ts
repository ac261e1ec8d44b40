/** Hexes that lie side by side: who touches whom, and the lines between them. Spaces count from 1. */

import { corners, ROW_STEP, short, WIDTH, type Point } from "./hex";

export interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** The space it belongs to, on its right when walked. */
  readonly space: number;
}

/** The centres of rows of hexes from the top left, all rows centred on each other, around the middle of them all. */
export function inRows(rows: readonly number[]): Point[] {
  return rows.flatMap((width, row) =>
    Array.from({ length: width }, (_, column) => ({
      x: (column - (width - 1) / 2) * WIDTH,
      y: (row - (rows.length - 1) / 2) * ROW_STEP,
    })),
  );
}

/** The steps to the neighbour across each side; side n runs from corner n to the next. */
const STEPS: readonly Point[] = [
  { x: WIDTH / 2, y: -ROW_STEP },
  { x: WIDTH, y: 0 },
  { x: WIDTH / 2, y: ROW_STEP },
  { x: -WIDTH / 2, y: ROW_STEP },
  { x: -WIDTH, y: 0 },
  { x: -WIDTH / 2, y: -ROW_STEP },
];

export class Lattice {
  readonly centres: readonly Point[];
  /** For each space the neighbour across each of its sides. */
  private readonly sidesOf: readonly (readonly number[])[];

  constructor(centres: readonly Point[]) {
    this.centres = centres;
    const spaceAt = (x: number, y: number): number =>
      centres.findIndex((centre) => Math.hypot(centre.x - x, centre.y - y) < 1) + 1;
    this.sidesOf = centres.map(({ x, y }) => STEPS.map((step) => spaceAt(x + step.x, y + step.y)));
  }

  centreOf(space: number): Point {
    const centre = this.centres[space - 1];
    if (centre === undefined) throw new RangeError(`no space ${space}`);
    return centre;
  }

  /** The neighbour on each side, clockwise from the upper right; 0 where the lattice ends. */
  across(space: number): readonly number[] {
    return this.sidesOf[space - 1] ?? [];
  }

  neighbours(space: number): number[] {
    return this.across(space).filter((other) => other > 0);
  }

  /** Sides between two spaces of one colour, each once. `colours` has one entry a space. */
  seams(colours: readonly string[]): Edge[] {
    return this.sides((space, other) => other > space && colours[other - 1] === colours[space - 1]);
  }

  /** Sides at which an area ends, seen from inside it. */
  borders(colours: readonly string[]): Edge[] {
    return this.sides((space, other) => other === 0 || colours[other - 1] !== colours[space - 1]);
  }

  /** The outline of every area as a closed path. An area with another inside it gives two. */
  outlines(colours: readonly string[]): string[] {
    return loops(this.borders(colours), (a, b) => colours[a - 1] === colours[b - 1]);
  }

  /** The outline of the whole; of islands, one a piece. */
  outline(): string {
    return this.outlines(this.centres.map(() => "")).join("");
  }

  private sides(wanted: (space: number, other: number) => boolean): Edge[] {
    return this.sidesOf.flatMap((others, index) =>
      others.flatMap((other, side) => (wanted(index + 1, other) ? [this.edge(index + 1, side)] : [])),
    );
  }

  private edge(space: number, side: number): Edge {
    const tips = corners(WIDTH, this.centreOf(space));
    return { from: tips[side]!, to: tips[(side + 1) % 6]!, space };
  }
}

export function line({ from, to }: Edge): string {
  return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
}

function corner({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

function loops(edges: Edge[], together: (a: number, b: number) => boolean): string[] {
  const left = new Set(edges);
  const found: string[] = [];
  for (const first of edges) {
    if (!left.delete(first)) continue;
    let path = `M${short(first.from.x)} ${short(first.from.y)}`;
    let last = first;
    while (corner(last.to) !== corner(first.from)) {
      path += `L${short(last.to.x)} ${short(last.to.y)}`;
      const end = corner(last.to);
      const next = [...left].find((other) => corner(other.from) === end && together(other.space, last.space));
      if (next === undefined) throw new Error("an outline does not close");
      left.delete(next);
      last = next;
    }
    found.push(`${path}Z`);
  }
  return found;
}
