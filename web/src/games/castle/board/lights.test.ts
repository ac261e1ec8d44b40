import { expect, test } from "vitest";
import { PIECES, SCENE } from "../../../../tests/castle";
import type { PhraseData } from "../../../lib/types/messages";
import type { Mark, Picks } from "../../../table/picks.svelte";
import type { Meaning } from "../../../table/things";
import { gainsOf } from "./gains";
import { completedBy, laidBy, lights, towerOf } from "./lights";
import { planOf } from "./plan";

const plan = planOf(PIECES.wall);
const completes = (points: number, leads: string, cells = "a1.1 b1.1"): PhraseData => ({ key: "preview-completes", args: { terrain: "terrain-house", tiles: 2, points, leads, cells } });
const tower: PhraseData = { key: "preview-tower", args: { spaces: "34/35" } };

function laying(square: string, top: string, says: PhraseData[] = []): Meaning {
  const move = `place c1@${square} ${top}`;
  const names = [{ what: "tile", which: "c1" }, { what: "square", which: square }, { what: "top", which: top }];
  return {
    offered: { move, label: { key: "move-place", args: {} } },
    preview: { move, names, points: 0, lines: [], stock: [], says, asks: "you", next: null },
    things: [`square:${square}`],
    goal: `square:${square}`,
    late: false,
    way: `top:${top}`,
    ends: false,
  };
}

/** As much of the picks as lights ask for. */
function held(all: Meaning[], wanted: string, previewed: Meaning | null = null): Picks {
  const lit = new Map(all.map((one) => [one.goal ?? "", [one]]));
  const mark = (one: string): Mark => (lit.has(one) ? "legal" : "calm");
  return { lit, mark, wanted, previewed } as unknown as Picks;
}

test("a square is lit where the tile fits as it is held, and says so where it has to be turned", () => {
  const found = lights(plan, SCENE, held([laying("b1", "north"), laying("b2", "east")], "top:north"));
  expect(found.map(({ square, state }) => [square, state])).toEqual([
    ["b2", "turn"],
    ["b1", "legal"],
  ]);
});

test("the square in view shows the tile as it would lie, after all others", () => {
  const seen = laying("b2", "east");
  const found = lights(plan, SCENE, held([laying("b1", "north"), seen], "top:north", seen));
  expect(found.at(-1)).toEqual({ square: "b2", state: "preview", lying: { square: "b2", tile: "c1", top: "east" } });
});

test("nothing is lit in a replay, nor where a tile lies", () => {
  expect(lights(plan, SCENE, null)).toEqual([]);
  expect(lights(plan, SCENE, held([laying("a1", "north")], "top:north"))).toEqual([]);
});

test("a move tells what it lays, what it completes and which token it brings", () => {
  const meaning = laying("b1", "south", [completes(4, "you"), tower]);
  expect(laidBy(meaning)).toEqual({ square: "b1", tile: "c1", top: "south" });
  expect(completedBy(meaning)).toEqual([["a1.1", "b1.1"]]);
  expect(towerOf(meaning)).toBe("34/35");
  expect([laidBy({ ...meaning, goal: "segment:b1.1" }), completedBy(null), towerOf(laying("b1", "north"))]).toEqual([null, [], null]);
});

test("points of the reader and of the other seat are told apart", () => {
  const meaning = laying("b1", "north", [completes(4, "you"), completes(3, "other"), tower]);
  meaning.preview.stock = [{ name: { key: "label-nests", args: {} }, change: 2 }, { name: { key: "label-figures", args: {} }, change: 1 }];
  expect(gainsOf(meaning).map(({ points, theirs, says }) => [points, theirs, says.key])).toEqual([
    [4, false, "preview-completes"],
    [3, true, "preview-completes"],
    [null, false, "preview-tower"],
    [2, false, "label-nests"],
  ]);
});
