/** How three boards are joined, as the record writes it: `build AbC lr castle 14`. Boards, seams and spaces count from the top. */

import type { Components } from "../../../lib/types/tuscany";

export interface Join {
  /** The letters from top to bottom, small where a board is turned by half a turn. */
  readonly boards: string;
  /** To which side each lower board lies of the one above it. */
  readonly shifts: string;
  /** The space of the start castle. */
  readonly castle: number;
}

/** -1 is up or to the left. */
export type Way = -1 | 1;

export const BOARDS = [0, 1, 2] as const;
export const SEAMS = [0, 1] as const;
/** Spaces of a board. */
export const CELLS = 10;

const WRITTEN = /^build ([A-Za-z]{3}) ([lr]{2}) castle (\d+)$/;
const WORDS: Readonly<Record<Way, string>> = { [-1]: "l", 1: "r" };

export function readJoin(answer: string): Join | null {
  const [, boards, shifts, castle] = WRITTEN.exec(answer) ?? [];
  return boards === undefined || shifts === undefined ? null : { boards, shifts, castle: Number(castle) };
}

export const writeJoin = ({ boards, shifts, castle }: Join): string => `build ${boards} ${shifts} castle ${castle}`;

/** The letter of a board, large in any case: what it is called wherever it lies. */
export const letterAt = ({ boards }: Join, at: number): string => (boards[at] ?? "").toUpperCase();
export const isTurned = ({ boards }: Join, at: number): boolean => /[a-z]/.test(boards[at] ?? "");
export const placeOf = ({ boards }: Join, letter: string): number => boards.toUpperCase().indexOf(letter);
export const boardOf = (space: number): number => Math.floor((space - 1) / CELLS);
const cellOf = (space: number): number => (space - 1) % CELLS;

/** The same with a board in another place among the three; the castle stays on its board. */
export function moved(join: Join, from: number, to: number): Join {
  const letters = [...join.boards];
  const on = letters[boardOf(join.castle)] ?? "";
  const [one] = letters.splice(from, 1);
  if (one === undefined) return join;
  letters.splice(to, 0, one);
  return { ...join, boards: letters.join(""), castle: letters.indexOf(on) * CELLS + cellOf(join.castle) + 1 };
}

/** The same with a board turned by half a turn, and the castle with it. */
export function turned(join: Join, at: number): Join {
  const other = isTurned(join, at) ? letterAt(join, at) : letterAt(join, at).toLowerCase();
  const boards = [...join.boards].with(at, other).join("");
  if (boardOf(join.castle) !== at) return { ...join, boards };
  return { ...join, boards, castle: at * CELLS + (CELLS - 1 - cellOf(join.castle)) + 1 };
}

/** The same with everything below a seam half a space to one side. */
export const seamShifted = (join: Join, seam: number, way: Way): Join => ({
  ...join,
  shifts: [...join.shifts].with(seam, WORDS[way]).join(""),
});

/** The same with one board to one side of its neighbours. */
export function boardShifted(join: Join, at: number, way: Way): Join {
  let changed = join;
  if (at > 0) changed = seamShifted(changed, at - 1, way);
  if (at < BOARDS.length - 1) changed = seamShifted(changed, at, way === 1 ? -1 : 1);
  return changed;
}

/** The board in hand, taken this far in hexes to the right and in boards down: where it would lie if let go. */
export function carried(join: Join, at: number, across: number, down: number): Join {
  const to = Math.min(BOARDS.length - 1, Math.max(0, at + Math.round(down)));
  const there = to === at ? join : moved(join, at, to);
  // Less than a quarter of a space is the hand that trembles.
  return Math.abs(across) < 0.25 ? there : boardShifted(there, to, across < 0 ? -1 : 1);
}

/** The printed letter of the colour of every space. */
export function lettersOf(join: Join, dealt: readonly string[], boards: Components["boards"]): string {
  return BOARDS.map((at) => {
    const printed = boards[dealt.find((name) => name.startsWith(letterAt(join, at))) ?? ""] ?? "";
    return isTurned(join, at) ? [...printed].reverse().join("") : printed;
  }).join("");
}
