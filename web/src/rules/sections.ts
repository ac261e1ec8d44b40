/** What the rules of Burgundy are made of. `rules-` and the id is the key of a section's title, with `-text` that of its body. */

export const GROUPS = {
  game: ["goal", "table", "start", "phase", "round", "turn", "take", "place", "sell", "workers", "buying"],
  tiles: ["buildings", "animals", "ships", "castles", "mines", "monasteries"],
  points: ["areas", "bonus", "phase-end", "game-end", "tie-break"],
  more: ["players", "editions", "options", "rulings"],
  page: ["hands", "keys", "undo", "hints", "clocks", "company"],
} as const;

export type Group = keyof typeof GROUPS;
export type SectionId = (typeof GROUPS)[Group][number];

export const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[];
export const SECTIONS: readonly SectionId[] = GROUP_NAMES.flatMap((group) => GROUPS[group]);

/** What the editions do differently; three texts each: the topic, and one for either edition. */
export const DIFFERENCES = [
  "start",
  "boards",
  "castle",
  "redrawn",
  "action",
  "loading",
  "purchase",
  "tie",
  "track",
] as const;

export type Edition = "special" | "2019";
export const EDITIONS: readonly Edition[] = ["special", "2019"];

/** An edition as the texts of the rules ask for it: Fluent takes words that look like numbers for numbers. */
export function wordOf(edition: Edition): "special" | "first" {
  return edition === "special" ? "special" : "first";
}
