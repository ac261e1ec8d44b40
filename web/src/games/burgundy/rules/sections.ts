/** What the rules of Burgundy are made of. */

export const GROUPS = {
  game: ["goal", "table", "start", "phase", "round", "turn", "take", "place", "sell", "workers", "buying"],
  tiles: ["buildings", "animals", "ships", "castles", "mines", "monasteries"],
  points: ["areas", "bonus", "phase-end", "game-end", "tie-break"],
  more: ["players", "editions", "options", "rulings"],
  page: ["hands", "keys", "undo", "hints", "clocks", "company"],
} as const;

/** Sections with a picture small enough to stand beside the text. */
export const BESIDE: ReadonlySet<string> = new Set([
  "table",
  "phase",
  "round",
  "place",
  "workers",
  "buying",
  "animals",
  "ships",
  "castles",
  "mines",
  "bonus",
]);

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

export const EDITIONS: readonly string[] = ["special", "2019"];

/** An edition as the texts of the rules ask for it: Fluent takes words that look like numbers for numbers. */
export const wordOf = (edition: string): string => (edition === "special" ? "special" : "first");
