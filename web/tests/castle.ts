/** A small castle of four squares for tests: a path from the west, two tiles, and one in hand. */

import type { Art, Components, FacePiece, Player, Scene, SegmentPiece } from "../src/lib/types/castle";
import type { Position } from "../src/games/castle/scene";

const art: Art = { paths: [], marks: [], outlines: ["", "", ""], spots: [[50, 20], [50, 50], [50, 80]] };
const part = (terrain: string, sides: string[], more: Partial<SegmentPiece> = {}): SegmentPiece => ({ terrain, sides, stocks: false, shrines: 0, nest: false, ...more });
const gameView = (word: string, turns: number, segments: SegmentPiece[], centre = ""): FacePiece => ({ word, copies: 2, segments, centre, arts: Array.from({ length: turns }, () => art) });

export const PIECES: Components = {
  edition: "standard",
  set: "standard",
  modules: ["falcon"],
  wall: {
    squares: [
      { word: "a1", at: [0, 0] },
      { word: "b1", at: [1, 0] },
      { word: "a2", at: [0, 1] },
      { word: "b2", at: [1, 1] },
    ],
    corners: [],
    track: [],
    towers: [{ spaces: [12, 13], at: [0, 0] }],
    gates: [],
    starts: [{ square: "a1", side: "west", terrain: "house", stocks: false, shrines: 0, on_gate: false }],
    art: { yard: [], walk: [], towers: [], gates: [], starts: [] },
  },
  faces: [
    gameView("h1", 4, [part("house", ["north"]), part("road", ["south"], { stocks: true }), part("meadow", ["east", "west"], { shrines: 1 })]),
    gameView("r2", 2, [part("road", ["north", "south"]), part("meadow", ["east"]), part("meadow", ["west"])]),
    gameView("c1", 4, [part("chapel", ["north"], { nest: true }), part("meadow", ["east", "south", "west"])], "square"),
  ],
  glyphs: {},
  rims: {},
  figures: ["follower", "follower", "prince", "falconer"],
  tokens: [{ word: "shrine", copies: 2, about: "about-token-shrine", amount: 4 }],
  shrine_points: 3,
  nests: 12,
  provenance: { tiles: "reconstructed", outline: "published" },
};

export const player = (more: Partial<Player> = {}): Player => ({
  score: 0, space: 0, at_gate: false, figures: ["", "", "", ""], tokens: {}, fresh: {}, seat: "", seat_tiles: 0, nests: 0, lines: {}, ...more,
});

/** On a1 lies h1 with its house to the south, on a2 r2 as printed. */
export const SCENE: Scene = {
  turn: 3,
  active: 0,
  step: "placing",
  asked: [0],
  tile: "c1",
  square: "",
  left: [1, 2, 0],
  gone: ["c1"],
  board: {
    a1: { tile: "h1", top: "south", areas: [1, 2, 3] },
    a2: { tile: "r2", top: "east", areas: [4, 5, 6] },
  },
  starts: [7],
  areas: {
    "1": { terrain: "house", tiles: 1, open: 1, points: 1, shrines: 0, nests: 0, figures: [1, 0], leads: 0 },
    "3": { terrain: "meadow", tiles: 2, open: 0, points: 6, shrines: 2, nests: 0, figures: [1, 1], leads: -1 },
  },
  completed: [],
  scoring: -1,
  players: [
    player({ score: 30, space: 30, figures: ["a1.1", "", "a1.3", ""], tokens: { shrine: 1 }, fresh: { shrine: 1 }, seat: "a1.1", seat_tiles: 2, nests: 1 }),
    player({ score: 127, space: 27, at_gate: true, figures: ["start-1.1", "", "", ""] }),
  ],
  towers: [true],
  hidden: {},
  used: {},
  pool: 11,
  empty: ["b1", "b2"],
  largest_seat: 0,
  most_nests: 0,
};

export const at = (scene: Partial<Scene> = {}, seat: number | null = 0): Position => ({
  scene: { ...SCENE, ...scene },
  components: PIECES as unknown as Record<string, unknown>,
  seat,
  names: ["Ann", "Bea"],
  past: [],
});
