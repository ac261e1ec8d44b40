import { expect, test } from "vitest";
import type { Components, Estate } from "../../../../lib/types/burgundy";
import three from "../../recorded/three.json";
import { blackDepot } from "../../blackDepot";
import { drawingOf } from "../../pieces/drawings";
import { guesses } from "../../targets";
import { areaPoints, lying } from "./stack";
import { INN } from "./tiles";

const PIECES = {
  ...three.components,
  modules: ["inns"],
  parts: { inns: { area_points: [0, 1, 3, 6, 10, 15, 21, 28, 36, 45] } },
} as unknown as Components;
const BOARD = Object.keys(PIECES.boards)[0]!;
const AREA = PIECES.boards[BOARD]!.areas.find((spaces) => spaces.length === 3)!;
const estate = (tiles: Record<string, string>): Estate => ({ board: BOARD, tiles }) as unknown as Estate;

test("an area with an inn is worth one space more, others are left to the base game", () => {
  expect(areaPoints(PIECES, estate({ [AREA[0]!]: INN }), AREA[2]!)).toBe(10);
  expect(areaPoints(PIECES, estate({}), AREA[2]!)).toBeNull();
});

test("a size beyond the largest counts as the largest", () => {
  const few = { ...PIECES, parts: { inns: { area_points: [0, 1, 3, 6] } } } as unknown as Components;
  expect(areaPoints(few, estate({ [AREA[0]!]: INN }), AREA[0]!)).toBe(6);
});

test("the stack is counted from the module's part of the scene", () => {
  expect(lying({ parts: { inns: { beside: 3 } } })).toBe(3);
  expect(lying({ parts: {} })).toBe(0);
});

test("a click on the stack asks to buy an inn", () => {
  const position = { scene: three.turn.scene, components: three.components, seat: 0, names: [], past: [] };
  expect(guesses(position, "depot:black/inn", [])).toEqual(["buy inn@black"]);
});

test("an inn has a ground of its own, and two drawings", () => {
  const [full, small] = [drawingOf(INN, false), drawingOf(INN, true)];
  expect([full.colour, small.colour]).toEqual([INN, INN]);
  expect(full.parts).not.toEqual(small.parts);
});

test.each([4, 6, 8])("the black depot with %i spaces fits beside the stack", (spaces) => {
  const ring = blackDepot(spaces, true, 500, 1);
  expect(ring.columns * ring.width).toBeLessThanOrEqual(128);
  const phone = blackDepot(spaces, false, 390, 1);
  expect(phone.columns * (phone.width + 4)).toBeLessThanOrEqual(390 - 48 - 72);
  expect(phone.width).toBeGreaterThanOrEqual(44);
});
