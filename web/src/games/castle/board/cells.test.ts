import { expect, test } from "vitest";
import { PIECES, SCENE } from "../../../../tests/castle";
import { areaAt, cellsOf, nicheOf, partsOf, splitCell, spotOf, terrainAt } from "./cells";
import { planOf, type StartSpot } from "./plan";

const plan = planOf(PIECES.wall);

test("a cell is a place and a segment of it, counted from 1", () => {
  expect(splitCell("e5.2")).toEqual({ place: "e5", segment: 1 });
  expect(splitCell("start-3.1")).toEqual({ place: "start-3", segment: 0 });
});

test("areas are found by their cells, and cells by their area, start spaces too", () => {
  expect([areaAt(SCENE, "a1.2"), areaAt(SCENE, "start-1.1"), areaAt(SCENE, "b2.1")]).toEqual([2, 7, -1]);
  const scene = { ...SCENE, starts: [4] };
  expect(cellsOf(scene, 4)).toEqual(["a2.1", "start-1.1"]);
});

test("a spot lies on its tile, that of a start space at the wall", () => {
  expect(spotOf(PIECES, plan, SCENE, "a2.2")).toEqual({ x: 50, y: 150 });
  expect(spotOf(PIECES, plan, SCENE, "start-1.1")).toEqual({ x: 0, y: 50 });
  expect(spotOf(PIECES, plan, SCENE, "b1.1")).toBeNull();
});

test("terrain is that of the tile's list; start spaces have no figures", () => {
  expect([terrainAt(PIECES, SCENE, "a1.1"), terrainAt(PIECES, SCENE, "b1.1")]).toEqual(["house", null]);
});

test("parts may lie on a tile that is not laid yet", () => {
  const would = { square: "b1", tile: "c1", top: "north" };
  expect(partsOf(PIECES, plan, SCENE, ["a1.1", "b1.1"], would)).toMatchObject([
    { cell: "a1.1", at: { x: 0, y: 0 } },
    { cell: "b1.1", at: { x: 100, y: 0 } },
  ]);
  expect(partsOf(PIECES, plan, SCENE, ["b1.1"])).toEqual([]);
});

test("a start space of a road is as wide as a road; others fill the side", () => {
  const start = { word: "start-1", side: "west", x: 0, y: 50, piece: { ...PIECES.wall.starts[0]!, terrain: "road" } } satisfies StartSpot;
  expect(nicheOf(start)).toBe("M0 59.2L0 40.8L-15 40.8L-15 59.2Z");
  expect(nicheOf({ ...start, piece: { ...start.piece, terrain: "house" } })).toBe("M0 94L0 6L-15 6L-15 94Z");
});
