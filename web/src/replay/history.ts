/** The log of a game as a way through it: which entries still count, and where each kind of step leads. */

import type { MarkData } from "../lib/types/http";
import type { EntryData } from "../lib/types/messages";

/** Entries that changed the position and were not taken back: the steps of a replay. */
export function steps(entries: readonly EntryData[]): EntryData[] {
  const kept: EntryData[] = [];
  for (const entry of entries) {
    if (entry.kind === "started" || entry.kind === "move") kept.push(entry);
    const to = entry.kind === "undo" ? Number(entry.details["to"]) : Infinity;
    while ((kept.at(-1)?.number ?? 0) > to) kept.pop();
  }
  return kept;
}

/** The last step that is not after this entry, or the first. */
export function stepAt(all: readonly EntryData[], number: number): number {
  return Math.max(
    0,
    all.findLastIndex((entry) => entry.number <= number),
  );
}

export type Stride = "move" | "turn" | "round";

/** Where the next step of this size leads, forwards (1) or back (-1); it never leads past an end. */
export function strideFrom(
  all: readonly EntryData[],
  marks: readonly MarkData[],
  from: number,
  stride: Stride,
  way: 1 | -1,
): number {
  const last = Math.max(0, all.length - 1);
  if (stride === "move") return Math.min(last, Math.max(0, from + way));
  const begins = new Set(marks.map(({ number }) => number));
  const stops = (index: number): boolean => {
    if (index <= 0 || index >= last) return true;
    const entry = all[index];
    if (entry !== undefined && begins.has(entry.number)) return true;
    return stride === "turn" && entry?.seat !== all[index + 1]?.seat;
  };
  let index = from;
  do index += way;
  while (!stops(index));
  return Math.min(last, Math.max(0, index));
}

/** The marks that hold after an entry, one a level, the large ones first. */
export function marksAt(marks: readonly MarkData[], number: number): MarkData[] {
  const holding: MarkData[] = [];
  for (const mark of marks) {
    if (mark.number > number) break;
    while ((holding.at(-1)?.level ?? 0) >= mark.level) holding.pop();
    holding.push(mark);
  }
  return holding;
}
