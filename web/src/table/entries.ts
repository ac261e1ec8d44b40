import type { ChatLine, EntryData } from "../lib/types/messages";
import { takenBack } from "./prose";

/** The entries known with those that have come: added where they go on, in their place where they begin anew or leave a gap. */
export function joined(known: readonly EntryData[], come: readonly EntryData[]): readonly EntryData[] {
  const [first] = come;
  if (first === undefined) return known;
  const last = known.at(-1);
  return last !== undefined && first.number === last.number + 1 ? [...known, ...come] : come;
}

/** The lines of chat known with those that have come, which replace all before where they are not above them, or none. */
export function heard(known: readonly ChatLine[], come: readonly ChatLine[]): readonly ChatLine[] {
  return (come[0]?.number ?? 0) > (known.at(-1)?.number ?? 0) ? [...known, ...come] : come;
}

/** Entries with those of sealed answers that are shown by now. */
export function revealed(entries: readonly EntryData[], shown: readonly EntryData[]): readonly EntryData[] {
  if (shown.length === 0) return entries;
  const open = new Map(shown.map((entry) => [entry.number, entry]));
  return entries.map((entry) => open.get(entry.number) ?? entry);
}

/** The entries that still count. */
export function counting(entries: readonly EntryData[]): readonly EntryData[] {
  const gone = takenBack(entries);
  return gone.size === 0 ? entries : entries.filter(({ number }) => !gone.has(number));
}
