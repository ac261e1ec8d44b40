/** How a thing is drawn in the light of what may be done with it. */

import type { PieceState } from "../../pieces/states";
import type { Picks } from "../../table/picks.svelte";
import { sortOf, type Meaning, type Thing } from "../../table/things";

export interface Look {
  state: PieceState;
  /** Workers that the cheapest of its moves takes. */
  price: number;
}

const CALM: Look = { state: "calm", price: 0 };

/** Own dice, and the white one where it serves for an action: these are only picked up. */
export const DICE: readonly string[] = ["die", "white"];
export const isDie = (one: Thing): boolean => DICE.includes(sortOf(one));

/** Workers that a move takes. */
export function workersOf({ preview }: Meaning): number {
  const change = preview.stock.find(({ name }) => name.key === "label-workers")?.change ?? 0;
  return Math.max(0, -change);
}

export function lookOf(picks: Picks | null, one: Thing): Look {
  const moves = picks?.lit.get(one) ?? [];
  const price = moves.length === 0 ? 0 : Math.min(...moves.map(workersOf));
  switch (picks?.mark(one)) {
    case "armed":
      return { state: "preview", price };
    case "picked":
      return { state: "selected", price };
    case "hinted":
      return { state: "hinted", price };
    case "planned":
      return { state: "planned", price };
    case "possible":
      return { state: "possible", price };
    case "legal":
      // What is only picked up costs nothing yet.
      return { state: price > 0 && moves.some(({ goal }) => goal === one) ? "price" : "legal", price };
    default:
      return CALM;
  }
}

/** What is laid out for the reader to see beforehand on a thing; null where nothing is. */
export function previewOn(picks: Picks | null, one: Thing): Meaning | null {
  const shown = picks?.previewed ?? null;
  return shown?.goal === one ? shown : null;
}
