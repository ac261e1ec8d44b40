/** Pointy hexes, 100 units wide, and the 37 of them that make an estate. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 100;
export const SIDE = WIDTH / Math.sqrt(3);
export const ROW_STEP = SIDE * 1.5;
export const ROWS = [4, 5, 6, 7, 6, 5, 4] as const;
export const SPACES = 37;

/** Room for an estate and its wall around the centre of the middle space. */
export const ESTATE_BOX = "-364 -332 728 664";

function short(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** The six corners of a hex of this width, from the top, clockwise. */
export function corners(width: number = WIDTH, centre: Point = { x: 0, y: 0 }): Point[] {
  const side = width / Math.sqrt(3);
  const half = width / 2;
  return [
    { x: centre.x, y: centre.y - side },
    { x: centre.x + half, y: centre.y - side / 2 },
    { x: centre.x + half, y: centre.y + side / 2 },
    { x: centre.x, y: centre.y + side },
    { x: centre.x - half, y: centre.y + side / 2 },
    { x: centre.x - half, y: centre.y - side / 2 },
  ];
}

export function polygon(width: number = WIDTH, centre: Point = { x: 0, y: 0 }): string {
  return corners(width, centre)
    .map(({ x, y }) => `${short(x)},${short(y)}`)
    .join(" ");
}

function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A hex whose corners are cut this far from their tips and rounded. */
export function rounded(width: number, cut = 7, centre: Point = { x: 0, y: 0 }): string {
  const tips = corners(width, centre);
  const steps = tips.map((tip, n) => {
    const before = towards(tip, tips[(n + 5) % 6]!, cut);
    const after = towards(tip, tips[(n + 1) % 6]!, cut);
    const start = `${n === 0 ? "M" : "L"}${short(before.x)} ${short(before.y)}`;
    return `${start}Q${short(tip.x)} ${short(tip.y)} ${short(after.x)} ${short(after.y)}`;
  });
  return `${steps.join("")}Z`;
}

function* places(): Generator<{ row: number; column: number }> {
  for (const [row, width] of ROWS.entries()) for (let column = 0; column < width; column++) yield { row, column };
}

/** The centre of every space, in rows from the top left; space 1 comes first. */
export const CENTRES: readonly Point[] = [...places()].map(({ row, column }) => ({
  x: (column - (ROWS[row]! - 1) / 2) * WIDTH,
  y: (row - (ROWS.length - 1) / 2) * ROW_STEP,
}));

/** The centre of a space, counted from 1. */
export function centreOf(space: number): Point {
  const centre = CENTRES[space - 1];
  if (centre === undefined) throw new RangeError(`no space ${space}`);
  return centre;
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

function spaceAt(x: number, y: number): number {
  return CENTRES.findIndex((centre) => Math.hypot(centre.x - x, centre.y - y) < 1) + 1;
}

/** For each space, from 1, the neighbour across each of its sides; 0 where the estate ends. */
const ACROSS: readonly (readonly number[])[] = [
  [],
  ...CENTRES.map(({ x, y }) => STEPS.map((step) => spaceAt(x + step.x, y + step.y))),
];

/** The neighbour on each side, clockwise from the upper right; 0 where the estate ends. */
export function across(space: number): readonly number[] {
  return ACROSS[space]!;
}

export function neighbours(space: number): number[] {
  return across(space).filter((other) => other > 0);
}

export interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** The space it belongs to, on its right when walked. */
  readonly space: number;
}

function edge(space: number, side: number): Edge {
  const tips = corners(WIDTH, centreOf(space));
  return { from: tips[side]!, to: tips[(side + 1) % 6]!, space };
}

/** Sides between two spaces of one colour, each once. `colours` has one entry a space. */
export function seams(colours: readonly string[]): Edge[] {
  return sides((space, other) => other > space && colours[other - 1] === colours[space - 1]);
}

/** Sides at which an area ends, seen from inside it. */
export function borders(colours: readonly string[]): Edge[] {
  return sides((space, other) => other === 0 || colours[other - 1] !== colours[space - 1]);
}

function sides(wanted: (space: number, other: number) => boolean): Edge[] {
  const found: Edge[] = [];
  for (let space = 1; space <= SPACES; space++)
    for (const [side, other] of across(space).entries()) if (wanted(space, other)) found.push(edge(space, side));
  return found;
}

export function line({ from, to }: Edge): string {
  return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
}

function corner({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** The outline of every area as a closed path. An area with another inside it gives two. */
export function outlines(colours: readonly string[]): string[] {
  return loops(borders(colours), (a, b) => colours[a - 1] === colours[b - 1]);
}

/** The outline of the whole estate. */
export const ESTATE_OUTLINE: string = loops(
  sides((_, other) => other === 0),
  () => true,
)[0]!;

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
