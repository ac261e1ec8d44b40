/** The letters of the columns and the numbers of the rows, where they are written: outside the castle or, of a castle that is
 *  larger than its frame, at the edge of what is in view. */

import { SQUARE, type Box, type Point } from "./measure";
import type { Plan } from "./plan";

/** From the edge of what is in view, beyond that of the castle, and from each other's edge, in pixels. */
const EDGE = 9;
const BEYOND = 8;
const CORNER = 18;

export interface Label extends Point {
  word: string;
}

/** In pixels of the frame; `seen` is the part of the drawing in it, and `unit` are the pixels of a square. */
export function labels({ box, squares }: Pick<Plan, "box" | "squares">, seen: Box, unit: number): Label[] {
  const scale = unit / SQUARE;
  const [left, top] = [box.x - seen.x, box.y - seen.y].map((far) => Math.max(0, far * scale - BEYOND) + EDGE) as [number, number];
  const [right, bottom] = [seen.width * scale, seen.height * scale];
  const columns = new Map([...squares].map(([word, { x }]) => [word.replace(/\d+$/, ""), x]));
  const rows = new Map([...squares].map(([word, { y }]) => [word.replace(/^\D+/, ""), y]));
  const across = [...columns].map(([word, x]) => ({ word, x: (x + SQUARE / 2 - seen.x) * scale, y: top }));
  const down = [...rows].map(([word, y]) => ({ word, x: left, y: (y + SQUARE / 2 - seen.y) * scale }));
  return [...across.filter(({ x }) => x > CORNER && x < right), ...down.filter(({ y }) => y > CORNER && y < bottom)];
}
