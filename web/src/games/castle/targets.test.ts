import { expect, test } from "vitest";
import { at } from "../../../tests/castle";
import type { OfferedMove, PhraseData, PreviewData } from "../../lib/types/messages";
import { meanings, settled, type Meaning } from "../../table/things";
import { whyNot } from "./whyNot";
import { areaCalled, guesses, targets } from "./targets";
import type { Position } from "./scene";

const NAMED: Record<string, [string, string][]> = {
  "place c1@b1 north": [["tile", "c1"], ["square", "b1"], ["top", "north"]],
  "place c1@b1 east": [["tile", "c1"], ["square", "b1"], ["top", "east"]],
  "place c1@b2 east": [["tile", "c1"], ["square", "b2"], ["top", "east"]],
  "put follower on 2": [["figure", "follower"], ["segment", "2"]],
  "put prince on 2": [["figure", "prince"], ["segment", "2"]],
  "put follower on 1": [["figure", "follower"], ["segment", "1"]],
  "score 1": [["area", "1"]],
  "score south-neighbour": [["area", "south-neighbour"]],
  again: [],
  double: [],
  pass: [],
};

const ARGS: Record<string, PhraseData["args"]> = { double: { terrain: "terrain-pigsty" } };

const foreseen = (move: string): PreviewData => ({
  move,
  names: (NAMED[move] ?? []).map(([what, which]) => ({ what, which })),
  points: 0,
  lines: [],
  stock: [],
  says: [],
  asks: null,
  next: null,
});

function read(position: Position, moves: readonly string[] = Object.keys(NAMED)): Meaning[] {
  const offered = moves.map((move): OfferedMove => ({ move, label: { key: `move-${move.split(" ")[0]}`, args: ARGS[move] ?? {} } }));
  return meanings(offered, new Map(offered.map(({ move }) => [move, foreseen(move)])), targets(() => position));
}

/** The tile on a1 was just laid. */
const LAID = { tile: "", square: "a1", step: "entering" };

test("moves are about squares, parts of the tile just laid, and areas; a tile is turned and a figure chosen as a way", () => {
  const found = Object.fromEntries(read(at(LAID)).map(({ offered, goal, way }) => [offered.move, [goal, way]]));
  expect(found).toEqual({
    "place c1@b1 north": ["square:b1", "top:north"],
    "place c1@b1 east": ["square:b1", "top:east"],
    "place c1@b2 east": ["square:b2", "top:east"],
    "put follower on 2": ["segment:a1.2", "figure:follower"],
    "put prince on 2": ["segment:a1.2", "figure:prince"],
    "put follower on 1": ["segment:a1.1", "figure:follower"],
    "score 1": ["area:1", null],
    "score south-neighbour": ["area:-1", null],
    again: ["token:extra-turn", null],
    double: ["token:double-pigsty", null],
    pass: [null, null],
  });
});

test("a square is covered another way where the chosen one does not fit, but a figure that was chosen goes or nobody does", () => {
  const { firm = [] } = targets(() => at(LAID)).ways!;
  const moves = (chosen: string, some: string[]): string[] => settled(read(at(LAID), some), chosen, firm).map(({ offered }) => offered.move);
  const [places, puts] = ["place", "put"].map((verb) => Object.keys(NAMED).filter((move) => move.startsWith(verb)));
  expect(moves("top:north", places!)).toEqual(["place c1@b1 north", "place c1@b2 east"]);
  expect(moves("figure:prince", [...puts!, "pass"])).toEqual(["put prince on 2", "pass"]);
});

test("an area is called by a part of the tile just laid, or by the road or building that faces it from a side", () => {
  expect(areaCalled(at(LAID), "3")).toBe(3);
  expect(areaCalled(at(LAID), "west-neighbour")).toBe(7);
  // The path of the tile below leads east and west; nothing but court faces its north.
  expect(areaCalled(at(LAID), "south-neighbour")).toBe(-1);
  const turned = { a1: { tile: "h1", top: "north", areas: [1, 2, 3] }, a2: { tile: "r2", top: "north", areas: [4, 5, 6] } };
  expect(areaCalled(at({ ...LAID, board: turned }), "south-neighbour")).toBe(4);
});

test("a click that nothing answers to is tried as the likeliest moves", () => {
  expect(guesses(at(), "square:b2")).toEqual(["north", "east", "south", "west"].map((top) => `place c1@b2 ${top}`));
  expect(guesses(at(LAID), "square:b2")).toEqual([]);
  expect(guesses(at(LAID), "segment:a1.2")).toEqual(["put follower on 2"]);
  expect(guesses(at(LAID), "segment:a1.2", "figure:prince")).toEqual(["put prince on 2"]);
  expect(guesses(at(LAID), "segment:a1.2", "top:east")).toEqual(["put follower on 2"]);
  expect(guesses(at(LAID), "segment:a2.2")).toEqual([]);
});

test("what no single refusal would tell has words of its own", () => {
  const key = (...given: Parameters<typeof whyNot>): string | null => whyNot(...given)?.key ?? null;
  expect(key(at(), "square:a1")).toBe("view-why-covered");
  expect(key(at(), "square:b1")).toBeNull();
  expect(key(at(LAID), "square:b1")).toBe("view-why-laid");
  expect(key(at(), "segment:a1.1")).toBe("view-why-first");
  expect(key(at(LAID), "segment:a1.1")).toBeNull();
  expect(key(at(LAID), "segment:a2.1")).toBe("view-why-elsewhere");
  expect(key(at({ ...LAID, step: "doubling" }), "segment:a1.1")).toBe("view-why-entered");
  expect(key(at(), "figure:follower")).toBe("view-why-first");
  expect(key(at(LAID), "figure:prince")).toBe("view-why-away");
  expect(key(at(LAID), "figure:falconer")).toBe("view-why-nowhere");
  expect(key(at(), "others:prince")).toBe("view-why-others");
  expect(key(at(), "token:shrine")).toBe("about-token-shrine");
  expect(key(at(), "area:3")).toBe("view-why-open");
  expect(key(at(), "top:west")).toBe("view-why-turn");
});
