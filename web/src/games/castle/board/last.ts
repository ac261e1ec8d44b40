import type { EntryData } from "../../../lib/types/messages";

/** The square of the tile laid last, as the record tells it; empty before the first. */
export function lastLaid(past: readonly EntryData[]): string {
  const move = past.findLast((entry) => entry.move?.startsWith("place "))?.move ?? "";
  return /@(\w+) /.exec(move)?.[1] ?? "";
}
