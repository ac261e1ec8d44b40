import { expect, test } from "vitest";
import { PIECES } from "../../../../tests/castle";
import { planOf } from "./plan";
import { meet } from "./room";
import { boxOf, labels } from "./ruler";

const { squares } = planOf(PIECES.wall);
const plan = { squares, box: { x: -80, y: -80, width: 360, height: 360 } };

test("columns are written above the castle and rows beside it, in the middle of their squares", () => {
  expect(labels(plan, { x: -120, y: -90, width: 440, height: 400 }, 50, [])).toEqual([
    { word: "a", x: 85, y: 7 },
    { word: "b", x: 135, y: 7 },
    { word: "1", x: 19, y: 70 },
    { word: "2", x: 19, y: 120 },
  ]);
});

test("where the castle is larger than its frame they stay at the edge, those alone that are in view", () => {
  expect(labels(plan, { x: 60, y: 20, width: 200, height: 100 }, 100, [])).toEqual([
    { word: "b", x: 90, y: 7 },
    { word: "1", x: 7, y: 30 },
  ]);
});

test("they keep off towers and markers, within their column or row", () => {
  const seen = { x: -80, y: -80, width: 360, height: 360 };
  const tower = { x: 135, y: -70, width: 70, height: 70 };
  const marker = { x: -80, y: 20, width: 30, height: 40 };
  const found = labels(plan, seen, 100, [tower, marker]);
  const at = (word: string): { x: number; y: number } => found.find((one) => one.word === word) ?? { x: NaN, y: NaN };
  expect(found.map(({ word }) => word)).toEqual(["a", "b", "1", "2"]);
  expect([at("a").x, at("2").y]).toEqual([130, 230]);
  for (const label of found) expect([tower, marker].map(({ x, y, ...size }) => meet({ x: x + 80, y: y + 80, ...size }, boxOf(label)))).toEqual([false, false]);
  expect(at("b").x).toBeGreaterThanOrEqual(180 + 7);
  expect(at("b").x).toBeLessThan(230);
  expect(at("1").y).toBeGreaterThan(130);
});

test("what has no room is left out", () => {
  const wall = { x: 100, y: -80, width: 100, height: 40 };
  expect(labels(plan, { x: -80, y: -80, width: 360, height: 360 }, 100, [wall]).map(({ word }) => word)).toEqual(["a", "1", "2"]);
});
