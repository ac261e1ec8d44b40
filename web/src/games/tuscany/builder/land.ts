/** Joined boards as land: where the spaces lie, and the regions that they make. */

import type { Components } from "../../../lib/types/tuscany";
import { ROW_STEP, WIDTH, type Point } from "../../../pieces/hex";
import { Lattice } from "../../../pieces/lattice";
import { boardOf, BOARDS, type Join } from "./join";

export interface Region {
  readonly letter: string;
  readonly spaces: readonly number[];
}

/** A step along the axes of the lattice, in units of a drawing. */
const pointOf = ([q = 0, r = 0]: readonly number[]): Point => ({ x: (q + r / 2) * WIDTH, y: r * ROW_STEP });

/** The first space of each board: it lies from the one above as their seam says. */
export function originsOf({ outline, seams }: Pick<Components, "outline" | "seams">, shifts: string): Point[] {
  const first = pointOf(outline[0] ?? []);
  return BOARDS.map((at) => {
    const steps = [...shifts.slice(0, at)].map((word) => pointOf(seams.find((seam) => seam.word === word)?.step ?? []));
    return steps.reduce((sum, step) => ({ x: sum.x + step.x, y: sum.y + step.y }), first);
  });
}

/** The centres of the spaces of one board, around its middle. */
export function cellsOf({ outline }: Pick<Components, "outline">): Point[] {
  const points = outline.map(pointOf);
  const middle = middleOf(points);
  return points.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
}

function middleOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The middles of the boards, `apart` by this much more than where they touch, around the middle of them all. */
export function middlesOf(pieces: Pick<Components, "outline" | "seams">, shifts: string, apart: number): Point[] {
  const origins = originsOf(pieces, shifts).map(({ x, y }, at) => ({ x, y: y + at * apart }));
  const middle = middleOf(origins);
  return origins.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
}

/** All spaces where they touch. */
export function latticeOf(pieces: Pick<Components, "outline" | "seams">, shifts: string): Lattice {
  const cells = cellsOf(pieces);
  return new Lattice(middlesOf(pieces, shifts, 0).flatMap((middle) => cells.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }))));
}

/** Spaces of one colour that touch, in the order of their first spaces. */
export function regionsOf(lattice: Lattice, letters: string): Region[] {
  const seen = new Set<number>();
  const found: Region[] = [];
  for (let space = 1; space <= letters.length; space++) {
    if (seen.has(space)) continue;
    const letter = letters[space - 1] ?? "";
    const spaces = [space];
    seen.add(space);
    for (const one of spaces) {
      const same = lattice.neighbours(one).filter((other) => letters[other - 1] === letter && !seen.has(other));
      for (const other of same) seen.add(other);
      spaces.push(...same);
    }
    found.push({ letter, spaces: spaces.sort((a, b) => a - b) });
  }
  return found;
}

/** Pairs of spaces of one colour that touch across a seam, the upper one first. */
export function bandsOf(lattice: Lattice, letters: string): (readonly [number, number])[] {
  return Array.from(letters, (_, n) => n + 1).flatMap((space) =>
    lattice
      .neighbours(space)
      .filter((other) => boardOf(other) > boardOf(space) && letters[other - 1] === letters[space - 1])
      .map((other) => [space, other] as const),
  );
}

/** The spaces where the start castle may stand. */
export const castleSpaces = (letters: string, castle: string): number[] =>
  Array.from(letters, (letter, n) => (letter === castle ? n + 1 : 0)).filter((space) => space > 0);

/** The castle space after another, round and round. */
export function nextCastle({ castle }: Join, spaces: readonly number[]): number {
  return spaces[(spaces.indexOf(castle) + 1) % spaces.length] ?? castle;
}
