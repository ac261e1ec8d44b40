import { expect, test } from "vitest";
import { PIECES } from "../../../../tests/castle";
import { planOf } from "./plan";
import { labels } from "./ruler";

const { squares } = planOf(PIECES.wall);
const plan = { squares, box: { x: -80, y: -80, width: 360, height: 360 } };

test("columns are written above the castle and rows beside it, in the middle of their squares", () => {
  expect(labels(plan, { x: -120, y: -90, width: 440, height: 400 }, 50)).toEqual([
    { word: "a", x: 85, y: 9 },
    { word: "b", x: 135, y: 9 },
    { word: "1", x: 21, y: 70 },
    { word: "2", x: 21, y: 120 },
  ]);
});

test("where the castle is larger than its frame they stay at the edge, those alone that are in view", () => {
  expect(labels(plan, { x: 60, y: 20, width: 200, height: 100 }, 100)).toEqual([
    { word: "b", x: 90, y: 9 },
    { word: "1", x: 9, y: 30 },
  ]);
});
