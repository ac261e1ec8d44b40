// Written by scripts/page_types.py from the schemas of the server; do not edit.

/** What belongs to one seat. Spaces count from 1, top board first. */
export interface Estate {
  dealt: string[];
  built: string;
  spaces: string;
  answer: string;
  answered: boolean;
  tiles: Record<string, string>;
  storage: string[];
  stacks: number[];
  bonuses: number[];
  marble: number;
  workers: number;
  cards: number;
  hand: number[] | null;
  green: number;
  red: number;
  red_then: number;
  green_lines: Record<string, number>;
  lines: Record<string, number>;
}

/** How the next board below may be shifted. */
export interface Seam {
  word: string;
  step: number[];
}

/** One kind of tile, with how many there are of it. */
export interface TilePiece {
  word: string;
  colour: string;
  crops: string[];
  own: number;
  neutral: number;
  about: string;
}

/** One kind of yield card: what it brings, and how many there are of it. */
export interface YieldPiece {
  word: string;
  red: number;
  green: number;
  cards: number;
  marble: number;
  workers: number;
  hexagons: number;
  copies: number;
}

/** Tiles go by their words in the notation, empty where there is none. Seats count from 0, and -1 is nobody. */
export interface Scene {
  phase: number;
  round: number;
  preparing: boolean;
  ending: boolean;
  last: boolean;
  step: string;
  extra: boolean;
  asked: number[];
  starter: number;
  open: string[];
  backs: number[];
  deck: number;
  discard: number[];
  yields: number[];
  neutral: number;
  neutral_discard: number;
  bonus_left: number[];
  claimed: Record<string, number[]>;
  estates: Estate[];
}

/** What no move changes. `kind-`, `colour-` or `bonus-` and a word is the key of a name. An estate is three boards one below the other. The spaces of the top board have the numbers 1 to 10, those of the middle one 11 to 20, those of the bottom one 21 to 30, each in the order of the outline. A turned board shows its colours in reverse order on the same outline. */
export interface Components {
  edition: string;
  set: string;
  colours: Record<string, string>;
  spaces: number[];
  outline: number[][];
  seams: Seam[];
  boards: Record<string, string>;
  region_limit: number;
  region_points: number[];
  tiles: TilePiece[];
  bonuses: string[];
  bonus_copies: number;
  cards: number[];
  yields: YieldPiece[];
  first_bonus: number[];
  second_bonus: number[];
  stack: number;
  storage: number;
  storage_points: number;
  overflow_points: number;
  draw: number;
  monastery_draw: number;
  cards_per_point: number;
  provenance: Record<string, string>;
}
