/** Points as they came in: what gave how many, and with which entry. */

import type { LineData } from "../../lib/types/http";
import type { EntryData, PhraseData } from "../../lib/types/messages";
import type { Points } from "../prose";
import { inOrder } from "./sources";

export interface Gain {
  /** The entry that brought them. */
  number: number;
  /** The seat that it was an entry of. */
  by: number | null;
  seat: number;
  /** The key of the source's name. */
  source: string;
  points: number;
  /** The key of the name of these points; empty in a game that has only one sort. */
  kind: string;
  /** What was played. */
  label: PhraseData | null;
}

/** All points that these entries tell of, in order. */
export function gains(entries: readonly EntryData[]): Gain[] {
  return entries.flatMap(({ number, seat: by, events, label }) =>
    events.flatMap(({ args: { name, source, points, kind } }) =>
      isSeat(name) && typeof source === "string" && typeof points === "number"
        ? [{ number, by, seat: name.seat, source, points, kind: typeof kind === "string" ? kind : "", label }]
        : [],
    ),
  );
}

/** What a seat has from one source. */
export interface Source {
  name: PhraseData;
  /** As many as decide. */
  points: number;
  gains: Gain[];
}

/** Where the points of a seat came from, also those of a sort that does not decide yet. */
export function sourcesOf(lines: readonly LineData[], own: readonly Gain[]): Source[] {
  const keys = inOrder([lines.map(({ name }) => name.key), own.map(({ source }) => source)]);
  return keys.map((key) => ({
    ...(lines.find(({ name }) => name.key === key) ?? { name: { key, args: {} }, points: 0 }),
    gains: own.filter(({ source }) => source === key),
  }));
}

/** What a source has brought of each sort of points, of which the last decides; nothing in a game that has only one. */
export function sortsOf({ points, gains: own }: Source, kinds: readonly string[]): Points[] {
  const brought = (sort: string): number => own.reduce((sum, one) => sum + (one.kind === sort ? one.points : 0), 0);
  return kinds.map((kind) => ({ kind, points: kind === kinds.at(-1) ? points : brought(kind) })).filter((one) => one.points !== 0);
}

/** The own move that brought a seat the most at once, but not with `last`, after which all is counted; null if none did. */
export function best(all: readonly Gain[], seat: number, last: number): Gain | null {
  const sums = new Map<number, Gain>();
  for (const gain of all) {
    if (gain.seat !== seat || gain.by !== seat || gain.number === last) continue;
    sums.set(gain.number, { ...gain, points: gain.points + (sums.get(gain.number)?.points ?? 0) });
  }
  return [...sums.values()].reduce<Gain | null>((most, one) => (one.points > (most?.points ?? 0) ? one : most), null);
}

function isSeat(value: unknown): value is { seat: number } {
  return typeof value === "object" && value !== null && "seat" in value && typeof value.seat === "number";
}
