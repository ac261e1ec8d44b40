// Written by scripts/page_types.py from the schemas of the server; do not edit.

/** What belongs to one seat. Goods are counted by colour, 1 to 6. */
export interface Estate {
  board: string;
  dealt: string[];
  answer: string;
  answered: boolean;
  tiles: Record<string, string>;
  storage: string[];
  monasteries: number[];
  goods: number[];
  sold: number[];
  dice: number[];
  silver: number;
  workers: number;
  points: number;
  lines: Record<string, number>;
}

/** One side of a duchy board. */
export interface BoardPiece {
  shape: string;
  spaces: string[];
  areas: number[][];
  provenance: string;
}

/** A space of a numbered depot that this table fills. */
export interface DepotSpace {
  place: number;
  colours: string[];
}

/** How the spaces of a board lie, as hexes that stand on a corner; spaces are counted from 1. */
export interface ShapePiece {
  at: number[][];
  neighbours: number[][];
}

/** One kind of tile, with how many there are of it. */
export interface TilePiece {
  word: string;
  colour: string;
  species: string;
  animals: number;
  coloured: number;
  black: number;
  about: string;
}

/** Tiles go by their words in the notation, empty where there is none; `kind-` and the word is the key of the name. Seats count from 0, and -1 is nobody. */
export interface Scene {
  phase: string;
  round: number;
  preparing: boolean;
  step: string;
  asked: number[];
  order: number[];
  track: number[];
  bought: boolean;
  hired: boolean;
  incoming: string[];
  white: number;
  round_goods: number[];
  depots: string[][];
  black: string[];
  depot_goods: number[][];
  bonus: Record<string, number[]>;
  supply: number[];
  black_supply: number;
  estates: Estate[];
  parts: Record<string, Record<string, unknown>>;
}

/** Colours are words; `colour-` and the word is the key of a colour's name. */
export interface Components {
  edition: string;
  modules: string[];
  parts: Record<string, Record<string, unknown>>;
  colours: Record<string, string>;
  castles: string;
  shapes: Record<string, ShapePiece>;
  boards: Record<string, BoardPiece>;
  sheets: string[][];
  tiles: TilePiece[];
  depots: DepotSpace[][];
  black: number;
  storage: number;
  goods_spaces: number;
  phase_points: number[];
  area_points: number[];
  bonus_points: number[];
  provenance: Record<string, string>;
}
