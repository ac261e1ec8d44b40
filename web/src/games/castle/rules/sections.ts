/** What the rules of The Castle are made of. */

export const GROUPS = {
  game: ["goal", "table", "start", "turn", "placing", "entering", "completing", "majority", "order"],
  areas: ["road", "house", "pigsty", "meadow"],
  wall: ["seat", "track", "tokens", "end"],
  more: ["box", "names", "options", "known", "rulings"],
  page: ["hands", "keys", "undo", "hints", "clocks", "company"],
} as const;

/** Sections with a picture small enough to stand beside the text. */
export const BESIDE: ReadonlySet<string> = new Set([
  "start",
  "placing",
  "completing",
  "majority",
  "road",
  "house",
  "pigsty",
  "meadow",
  "seat",
  "track",
  "end",
]);

export const EDITIONS: readonly string[] = ["standard"];

/** What the editions call by names that mislead: `rules-names-NAME` in our words, then in those of the two editions. */
export const NAMES = ["pigsty", "stocks", "square", "shrine", "tower"] as const;
