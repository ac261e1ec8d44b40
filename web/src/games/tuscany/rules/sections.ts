/** What the rules of Tuscany are made of. */

import { COLOURS } from "../pieces/kinds";

/** What tiles do is told by the colours of the tiles. */
export const GROUPS = {
  game: ["goal", "table", "start", "building", "round", "turn", "draw", "take", "open", "place", "paying"],
  tiles: COLOURS,
  points: ["regions", "colours", "phases", "scoring", "game-end", "tie-break"],
  more: ["box", "editions", "options", "rulings"],
  page: ["hands", "keys", "undo", "hints", "clocks", "company"],
} as const;

/** Sections with a picture small enough to stand beside the text. */
export const BESIDE: ReadonlySet<string> = new Set([
  "building",
  "draw",
  "take",
  "open",
  "place",
  "castle",
  "inn",
  "agriculture",
  "quarry",
  "village",
  "monastery",
  "regions",
  "colours",
  "phases",
]);

/** Ways to pay, in units that each stand for one card of the colour. */
export const PAYMENTS = ["card-card", "card-worker", "card-pair", "worker-worker", "worker-pair", "pair-pair"] as const;

/** What the prints do differently; three texts each: the topic, and one for either print. */
export const DIFFERENCES = ["draw", "hand", "tie"] as const;

export const EDITIONS: readonly string[] = ["revised", "first"];
