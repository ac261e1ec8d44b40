/** How the points of a seat add up: its green points at each scoring, its red ones, and those for what it had left. */

import type { EntryData } from "../../lib/types/messages";
import type { Estate } from "../../lib/types/tuscany";

export interface Sum {
  /** The green points that each scoring added, as far as there were any. */
  scorings: number[];
  red: number;
  left: number;
}

/** By seat and phase, what the scorings added. */
export function scoringsOf(past: readonly EntryData[], seats: number): number[][] {
  const added: number[][] = Array.from({ length: seats }, () => []);
  for (const { events } of past) {
    for (const { key, args } of events) {
      const { name, phase, green } = args;
      if (key !== "event-scored" || typeof phase !== "number" || typeof green !== "number") continue;
      if (typeof name === "object" && name !== null && "seat" in name) added[Number(name.seat)]?.splice(phase - 1, 1, green);
    }
  }
  return added;
}

/** Red points that belong to no scoring: those of the game, and those of its end. */
export function sumOf({ lines }: Pick<Estate, "lines">, scorings: number[]): Sum {
  const sum = (belongs: (source: string) => boolean): number =>
    Object.entries(lines).reduce((total, [source, points]) => (belongs(source) ? total + points : total), 0);
  return {
    scorings,
    red: sum((source) => source === "red-yields" || source === "overflow"),
    left: sum((source) => source.endsWith("-left")),
  };
}
