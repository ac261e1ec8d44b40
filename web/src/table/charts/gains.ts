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
  /** How it is told that they came. */
  said: PhraseData;
}

/** All points that these entries tell of, in order. */
export function gains(entries: readonly EntryData[]): Gain[] {
  return entries.flatMap(({ number, seat: by, events, label }) =>
    events.flatMap((said) => {
      const { name, source, points, kind } = said.args;
      if (!isSeat(name) || typeof source !== "string" || typeof points !== "number") return [];
      return [{ number, by, seat: name.seat, source, points, kind: typeof kind === "string" ? kind : "", label, said }];
    }),
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

/** An entry that brought points, with what they came from, most first. */
export interface Deed {
  number: number;
  points: number;
  sources: { source: string; points: number }[];
}

/** The own move that brought a seat the most at once, but not with `last`, after which all is counted; null if none did. */
export function best(all: readonly Gain[], seat: number, last: number): Deed | null {
  const own = all.filter((gain) => gain.seat === seat && gain.by === seat && gain.number !== last);
  const deeds = [...new Set(own.map(({ number }) => number))].map((number) => deed(number, own.filter((gain) => gain.number === number)));
  return deeds.reduce<Deed | null>((most, one) => (one.points > (most?.points ?? 0) ? one : most), null);
}

function deed(number: number, brought: readonly Gain[]): Deed {
  const sources = new Map<string, number>();
  for (const { source, points } of brought) sources.set(source, (sources.get(source) ?? 0) + points);
  return {
    number,
    points: brought.reduce((sum, { points }) => sum + points, 0),
    sources: [...sources].map(([source, points]) => ({ source, points })).sort((one, other) => other.points - one.points),
  };
}

function isSeat(value: unknown): value is { seat: number } {
  return typeof value === "object" && value !== null && "seat" in value && typeof value.seat === "number";
}
