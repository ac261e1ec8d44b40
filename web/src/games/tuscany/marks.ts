/** How a thing is drawn in the light of what may be done with it. */

import type { PieceState } from "../../pieces/states";
import type { Mark, Picks } from "../../table/picks.svelte";
import type { Meaning, Thing } from "../../table/things";

const STATES: Readonly<Record<Mark, PieceState>> = {
  calm: "calm",
  possible: "possible",
  legal: "legal",
  hinted: "hinted",
  planned: "planned",
  picked: "selected",
  armed: "preview",
};

export const stateOf = (picks: Picks | null, one: Thing): PieceState => STATES[picks?.mark(one) ?? "calm"];

/** What is laid out for the reader to see beforehand on a thing; null where nothing is. */
export function previewOn(picks: Picks | null, one: Thing): Meaning | null {
  const shown = picks?.previewed ?? null;
  return shown?.goal === one ? shown : null;
}
