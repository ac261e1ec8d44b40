/** The letters of the columns and the numbers of the rows, where they are written: outside the castle or, of a castle that is
 *  larger than its frame, at the edge of what is in view. */

import { SQUARE, type Box, type Point } from "./measure";
import type { Plan } from "./plan";
import { meet } from "./room";

/** From the edge of what is in view, beyond that of the castle, and from each other's edge, in pixels. */
const EDGE = 7;
const BEYOND = 8;
const CORNER = 18;
/** What a letter or a number takes; how finely it is moved along its column or row, and how near its middle comes to the end
 *  of that. In pixels. */
const WIDE = 14;
const HIGH = 13;
const STEP = 2;
const INSIDE = 4;

export interface Label extends Point {
  word: string;
}

/** In pixels of the frame; `seen` is the part of the drawing in it, and `unit` are the pixels of a square.
 *  Nothing is written over what is `taken` of the drawing. */
export function labels({ box, squares }: Pick<Plan, "box" | "squares">, seen: Box, unit: number, taken: readonly Box[]): Label[] {
  const scale = unit / SQUARE;
  const [left, top] = [box.x - seen.x, box.y - seen.y].map((far) => Math.max(0, far * scale - BEYOND) + EDGE) as [number, number];
  const [right, bottom] = [seen.width * scale, seen.height * scale];
  const columns = new Map([...squares].map(([word, { x }]) => [word.replace(/\d+$/, ""), (x + SQUARE / 2 - seen.x) * scale]));
  const rows = new Map([...squares].map(([word, { y }]) => [word.replace(/^\D+/, ""), (y + SQUARE / 2 - seen.y) * scale]));
  const full = taken.map((one) => ({ x: (one.x - seen.x) * scale, y: (one.y - seen.y) * scale, width: one.width * scale, height: one.height * scale }));
  const free = (label: Label): boolean => !full.some((one) => meet(one, boxOf(label)));
  const aside = margins(unit);
  return [
    ...[...columns].flatMap(([word, x]) => aside.map((by) => ({ word, x: x + by, y: top })).find(free) ?? []).filter(({ x }) => x > CORNER && x < right),
    ...[...rows].flatMap(([word, y]) => aside.map((by) => ({ word, x: left, y: y + by })).find(free) ?? []).filter(({ y }) => y > CORNER && y < bottom),
  ];
}

/** What a label takes. */
export const boxOf = ({ x, y }: Point): Box => ({ x: x - WIDE / 2, y: y - HIGH / 2, width: WIDE, height: HIGH });

/** From the middle of a square of so many pixels, ever further to both its sides; what is written stays in it by its middle. */
function margins(unit: number): number[] {
  const most = Math.floor((unit / 2 - INSIDE) / STEP);
  return [0, ...Array.from({ length: Math.max(0, most) }, (_, n) => [-(n + 1) * STEP, (n + 1) * STEP]).flat()];
}
