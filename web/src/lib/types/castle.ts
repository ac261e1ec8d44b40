// Written by scripts/page_types.py from the schemas of the server; do not edit.

/** An area that has not scored; its segments are those that name it in `board` and `starts`. */
export interface Area {
  terrain: string;
  tiles: number;
  open: number;
  points: number;
  shrines: number;
  figures: number[];
  leads: number;
  nests: number;
}

/** A tile on a square. */
export interface Laid {
  tile: string;
  top: string;
  areas: number[];
}

/** What belongs to one seat. */
export interface Player {
  score: number;
  space: number;
  figures: string[];
  tokens: Record<string, number>;
  fresh: Record<string, number>;
  seat: string;
  seat_tiles: number;
  lines: Record<string, number>;
  nests: number;
  at_gate: boolean;
}

/** A tile in one turn, in a box of 100 by 100: painted from the ground up, then the marks. */
export interface Art {
  paths: Path[];
  marks: Mark[];
  outlines: string[];
  spots: number[][];
}

/** One kind of tile, with how many there are of it. */
export interface FacePiece {
  word: string;
  copies: number;
  segments: SegmentPiece[];
  centre: string;
  arts: Art[];
}

export interface GatePiece {
  after: number;
  spot: SpotPiece;
}

/** A small drawing that stands upright in every turn. */
export interface Mark {
  kind: string;
  at: number[];
  size: number;
}

/** One painted path; the layer names its paint. */
export interface Path {
  layer: string;
  d: string;
}

/** Something in the wall, painted in a box of its own. */
export interface PlacedArt {
  at: number[];
  paths: Path[];
  marks: Mark[];
}

/** A connected piece of one terrain on a tile, with the tile's top to the north. */
export interface SegmentPiece {
  terrain: string;
  sides: string[];
  stocks: boolean;
  shrines: number;
  nest: boolean;
}

/** A place on the wall: a point of its inner edge, and the side on which the outside is. */
export interface SpotPiece {
  at: number[];
  side: string;
}

export interface SquarePiece {
  word: string;
  at: number[];
}

/** A start space: a piece of terrain in the wall beside a square. */
export interface StartPiece {
  square: string;
  side: string;
  terrain: string;
  stocks: boolean;
  shrines: number;
  on_gate: boolean;
}

/** `token-` and the word is the key of its name. */
export interface TokenPiece {
  word: string;
  copies: number;
  about: string;
  amount: number;
}

/** A corner tower with a token. */
export interface TowerPiece {
  spaces: number[];
  at: number[];
}

/** The wall as it is painted, in units of which a square has 100. */
export interface WallArt {
  yard: Path[];
  walk: Path[];
  towers: PlacedArt[];
  starts: PlacedArt[];
  gates: PlacedArt[];
}

/** The wall, in columns and rows of squares from the top left. */
export interface WallPiece {
  squares: SquarePiece[];
  corners: number[][];
  track: SpotPiece[];
  towers: TowerPiece[];
  starts: StartPiece[];
  art: WallArt;
  gates: GatePiece[];
}

export interface Scene {
  turn: number;
  active: number;
  step: string;
  asked: number[];
  tile: string;
  square: string;
  left: number[];
  gone: string[];
  board: Record<string, Laid>;
  starts: number[];
  areas: Record<string, Area>;
  completed: number[];
  scoring: number;
  players: Player[];
  towers: boolean[];
  hidden: Record<string, number>;
  used: Record<string, number>;
  empty: string[];
  largest_seat: number;
  pool: number;
  most_nests: number;
}

/** What no move changes. */
export interface Components {
  edition: string;
  set: string;
  modules: string[];
  wall: WallPiece;
  faces: FacePiece[];
  glyphs: Record<string, Path[]>;
  rims: Record<string, Path[][]>;
  figures: string[];
  tokens: TokenPiece[];
  shrine_points: number;
  provenance: Record<string, string>;
  nests: number;
}
