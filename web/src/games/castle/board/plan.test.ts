import { expect, test } from "vitest";
import { TOWER, WALK } from "./measure";
import { planOf, towerBoxes } from "./plan";

/** Two by two squares with one more in the lower right corner; a gate in the north. */
const WALL: Parameters<typeof planOf>[0] = {
  squares: [
    { word: "a1", at: [0, 0] },
    { word: "b1", at: [1, 0] },
    { word: "a2", at: [0, 1] },
    { word: "b2", at: [1, 1] },
    { word: "c2", at: [2, 1] },
  ],
  corners: [
    [0, 2],
    [0, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [3, 2],
  ],
  track: [
    { at: [0, 2], side: "south" },
    { at: [0, 2], side: "west" },
    { at: [0, 1.5], side: "west" },
    { at: [0, 0.5], side: "west" },
    { at: [0, 0], side: "west" },
    { at: [0, 0], side: "north" },
    { at: [0.5, 0], side: "north" },
    { at: [2, 0], side: "north" },
    { at: [2, 0], side: "east" },
    { at: [2, 0.5], side: "east" },
    { at: [2, 1], side: "east" },
    { at: [2, 1], side: "north" },
    { at: [2.5, 1], side: "north" },
  ],
  towers: [
    { spaces: [4, 5], at: [0, 0] },
    { spaces: [7, 8], at: [2, 0] },
    { spaces: [10, 11], at: [2, 1] },
  ],
  gates: [{ after: 6, spot: { at: [1.5, 0], side: "north" } }],
  starts: [{ square: "c2", side: "east", terrain: "road", stocks: false, shrines: 0, on_gate: false }],
};

const plan = planOf(WALL);
const space = (wanted: number) => plan.spaces.find((one) => one.space === wanted);

test("a run between towers that point outwards is spread over its whole length", () => {
  expect(space(2)).toEqual({ space: 2, side: "west", x: -WALK, y: 100, width: WALK, height: 100 });
  expect(space(3)).toMatchObject({ y: 0, height: 100 });
});

test("a gate takes the side of its square, and no space", () => {
  expect(space(6)).toMatchObject({ x: 0, y: -WALK, width: 100, height: WALK });
  expect(plan.gates).toEqual([{ after: 6, side: "north", x: 150, y: 0 }]);
});

test("a tower in a corner that points inwards takes room from both runs", () => {
  const tower = plan.towers.find(({ token }) => token === 2);
  expect(tower).toMatchObject({ x: 224, y: 76, spaces: [10, 11] });
  expect(space(9)).toMatchObject({ x: 200, y: 0, height: 100 - TOWER - 24 });
  expect(space(12)).toMatchObject({ x: 254, width: 46 });
});

test("spaces on towers are no pieces of the walk", () => {
  expect(plan.spaces.map((one) => one.space)).toEqual([2, 3, 6, 9, 12]);
  expect(plan.towers[0]).toMatchObject({ token: -1, spaces: [0, 1], x: -30, y: 230 });
});

test("start spaces lie at the side of their square", () => {
  expect(plan.starts).toMatchObject([{ word: "start-1", side: "east", x: 300, y: 150 }]);
});

test("the drawing has room around the wall, whose outer edge follows the inner one", () => {
  expect(plan.box).toMatchObject({ x: -76, y: -76, width: 452, height: 352 });
  expect(plan.inner).toBe("M0 200L0 0L200 0L200 100L300 100L300 200Z");
  expect(plan.outer).toBe("M-48 248L-48 -48L248 -48L248 52L348 52L348 248Z");
});

test("towers take the room that they are drawn in", () => {
  const plan = planOf(WALL);
  expect(towerBoxes(plan)).toHaveLength(plan.towers.length);
  towerBoxes(plan).forEach(({ x, y, width, height }, n) => {
    expect([x + width / 2, y + height / 2]).toEqual([plan.towers[n]?.x, plan.towers[n]?.y]);
    expect(Math.min(width, height)).toBeGreaterThan(2 * TOWER);
  });
});
