/** The fronts of wall tokens, by their words in the notation. */

/** What is shown, and what is written in the corner, where `#` stands for the number of the token. */
export type Front =
  | { readonly draw: "turn"; readonly badge: string }
  | { readonly draw: "terrain"; readonly terrain: string; readonly badge: string }
  | { readonly draw: "unfinished"; readonly terrain: string; readonly badge: string }
  | { readonly draw: "shrine" | "keep" | "seal"; readonly badge: string };

const FRONTS: Readonly<Record<string, Front>> = {
  "extra-turn": { draw: "turn", badge: "+1" },
  "double-house": { draw: "terrain", terrain: "house", badge: "×2" },
  "double-pigsty": { draw: "terrain", terrain: "pigsty", badge: "×2" },
  "unfinished-road": { draw: "unfinished", terrain: "road", badge: "" },
  "unfinished-house": { draw: "unfinished", terrain: "house", badge: "" },
  "unfinished-pigsty": { draw: "unfinished", terrain: "pigsty", badge: "" },
  shrine: { draw: "shrine", badge: "#" },
  "larger-seat": { draw: "keep", badge: "+#" },
  "bonus-points": { draw: "seal", badge: "" },
};

export const TOKEN_WORDS: readonly string[] = Object.keys(FRONTS);

export function frontOf(token: string): Front | undefined {
  return FRONTS[token];
}

/** A badge with the number of the token in it; nothing where that is not known. */
export function written(badge: string, amount: number | null): string {
  return badge.includes("#") ? (amount === null ? "+" : badge.replace("#", String(amount))) : badge;
}
