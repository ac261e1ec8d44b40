/** What dice showed when they were rolled: a position says only that they are used. */

import type { EntryData } from "../../lib/types/messages";

/** The faces of a seat's dice at its last roll, in their order; none where that is longer ago than is known. */
export function rolled(past: readonly EntryData[], seat: number): readonly number[] {
  for (const { events } of past.toReversed()) {
    for (const { key, args } of events) {
      const name = args["name"];
      if (key !== "event-rolled" || typeof name !== "object" || name === null || !("seat" in name)) continue;
      if (name.seat === seat) return [Number(args["first"]), Number(args["second"])];
    }
  }
  return [];
}
