/** Squares that could be left empty, for a picture. */

import type { WallPiece } from "../../../lib/types/castle";

/** As many as in the example of the text, and as many as stay empty at least. */
const LARGEST = 11;
const LEFT = 16;

type At = readonly [number, number];

const meets = ([x, y]: At, [right, down]: At): boolean => Math.abs(x - right) + Math.abs(y - down) <= 1;

/** A connected group of them, and others that do not touch it. */
export function emptyOf({ squares }: Pick<WallPiece, "squares">): { largest: string[]; others: string[] } {
  const places = squares.map(({ word, at: [x = 0, y = 0] }) => ({ word, at: [x, y] as const }));
  const largest = places.slice(-1);
  while (largest.length < LARGEST) {
    const next = places.findLast((one) => !largest.includes(one) && largest.some(({ at }) => meets(at, one.at)));
    if (next === undefined) break;
    largest.push(next);
  }
  const apart = places.filter(({ at }) => !largest.some((one) => meets(one.at, at)));
  const others = apart.filter((_, n) => n % 11 === 3).slice(0, LEFT - LARGEST);
  return { largest: places.filter((one) => largest.includes(one)).map(({ word }) => word), others: others.map(({ word }) => word) };
}
