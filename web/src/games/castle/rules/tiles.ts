/** Tiles for pictures, found among those of the box by what they show, whichever they are. */

import type { Components, FacePiece, SegmentPiece } from "../../../lib/types/castle";
import { SIDES, sidesLaid, type Side } from "../sides";

/** A tile in one turn, with the segment that is meant. */
export interface Lying {
  tile: string;
  top: Side;
  segment: number;
}

type Wish = (segment: SegmentPiece, face: FacePiece) => boolean;

const any: Wish = () => true;

/** All ways for a segment of this terrain to reach these sides, and only these unless it is a court; the simplest tiles first. */
function all(faces: readonly FacePiece[], terrain: string, sides: readonly Side[], wish: Wish): Lying[] {
  return faces.toSorted((a, b) => a.segments.length - b.segments.length).flatMap((face) =>
    // Further turns look the same, but with their segments elsewhere.
    SIDES.slice(0, face.arts.length).flatMap((top) =>
      sidesLaid(face, top).flatMap((reached, segment) => {
        const own = face.segments[segment];
        if (own?.terrain !== terrain || !wish(own, face) || !sides.every((side) => reached.includes(side))) return [];
        const fits = terrain === "meadow" ? sides.every((side) => isAlone(face, top, side)) : reached.length === sides.length;
        return fits ? [{ tile: face.word, top, segment }] : [];
      }),
    ),
  );
}

/** Whether one segment has the whole side. */
const isAlone = (face: FacePiece, top: string, side: Side): boolean =>
  sidesLaid(face, top).filter((reached) => reached.includes(side)).length === 1;

export const find = (faces: readonly FacePiece[], terrain: string, sides: readonly Side[], wish: Wish = any): Lying | undefined =>
  all(faces, terrain, sides, wish)[0];

/** Two or more tiles from west to east whose segments of a terrain are one area, closed but for courts; a wish may be had for each.
 *  Empty where the box has none such. */
export function rowOf(faces: readonly FacePiece[], terrain: string, length: number, wishes: readonly Wish[] = []): Lying[] {
  const row: Lying[] = [];
  for (let n = 0; n < length; n++) {
    const sides: readonly Side[] = n === 0 ? ["east"] : n === length - 1 ? ["west"] : ["east", "west"];
    const found = all(faces, terrain, sides, wishes[n] ?? any);
    // Other tiles than those that lie there already, if there are any.
    const fresh = found.find(({ tile }) => !row.some((one) => one.tile === tile)) ?? found[0];
    if (fresh === undefined) return [];
    row.push(fresh);
  }
  return row;
}

/** So many squares side by side, none of them at the wall, not even with a corner; empty where there are none. */
export function spanOf({ wall }: Components, length: number): string[] {
  const words = new Map(wall.squares.map(({ word, at: [x = 0, y = 0] }) => [`${x} ${y}`, word]));
  const inside = (x: number, y: number): boolean => [-1, 0, 1].every((right) => [-1, 0, 1].every((down) => words.has(`${x + right} ${y + down}`)));
  const spans = wall.squares
    .map(({ at: [x = 0, y = 0] }) => Array.from({ length }, (_, n) => [x + n, y] as const))
    .filter((span) => span.every(([x, y]) => words.has(`${x} ${y}`) && inside(x, y)));
  return (spans[Math.floor(spans.length / 2)] ?? []).map(([x, y]) => words.get(`${x} ${y}`) ?? "");
}
