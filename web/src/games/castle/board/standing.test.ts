import { expect, test } from "vitest";
import { PIECES, player, SCENE } from "../../../../tests/castle";
import type { Box } from "./measure";
import { planOf, type Plan } from "./plan";
import { meet } from "./room";
import { footOf, markerBoxes, markerSpot, spotOfThing, standing } from "./standing";

const plan = planOf(PIECES.wall);

test("figures stand on their spots, those in front last, each looking like its role", () => {
  const all = standing(PIECES, plan, SCENE);
  expect(all.map(({ key, look }) => [key, look])).toEqual([
    ["0-0", "house"],
    ["0-seat", null],
    ["1-0", "supply"],
    ["0-2", "prince"],
  ]);
  expect(all.map(({ y }) => y)).toEqual(all.map(({ y }) => y).toSorted((a, b) => a - b));
});

test("what would stand in another's place moves aside", () => {
  const [figure, seat] = standing(PIECES, plan, SCENE);
  expect(seat?.y).toBe(figure?.y);
  expect(seat!.x - figure!.x).toBeGreaterThan(10);
});

test("who lies somewhere keeps within the square, whoever stands is on the spot", () => {
  const wide = footOf({ x: 198, y: 296 }, "meadow");
  expect(wide.x + 24).toBeLessThanOrEqual(200);
  expect(wide.y).toBeLessThan(300);
  expect(footOf({ x: 103, y: 250 }, "meadow").x - 28).toBeGreaterThanOrEqual(100);
  expect(footOf({ x: 150, y: 250 }, "meadow").x).toBe(150);
  for (const look of ["house", null] as const) expect(footOf({ x: 198, y: 250 }, look).x).toBe(198);
});

test("what can be clicked lies on its square, on its part or on the first part of its area", () => {
  const spot = (one: string | null) => spotOfThing(PIECES, plan, SCENE, one);
  expect(spot("square:b1")).toEqual({ x: 150, y: 50 });
  expect(spot("segment:a2.1")).toEqual({ x: 50, y: 120 });
  expect(spot("area:5")).toEqual({ x: 50, y: 150 });
  expect([spot("figure:prince"), spot("area:99"), spot(null)]).toEqual([null, null, null]);
});

const WALL: Plan = {
  ...plan,
  spaces: [
    { space: 5, side: "west", x: -38, y: 100, width: 38, height: 50 },
    { space: 30, side: "north", x: 100, y: -38, width: 50, height: 38 },
  ],
  towers: [{ token: 0, spaces: [12, 13], x: -30, y: -30, lean: { x: 0, y: 0 }, out: { x: -1, y: -1 }, above: false }],
  gates: [{ after: 27, side: "north", x: 150, y: 0 }],
};
const spot = (...spaces: number[]) => markerSpot(WALL, { players: spaces.map((space) => player({ space })) }, spaces.length - 1);

test("a marker stands outside beside its space", () => {
  expect(spot(5)!.x).toBeLessThan(-38);
  expect(spot(30)).toMatchObject({ x: 125 });
  expect(spot(30)!.y).toBeLessThan(-30);
});

test("a marker stands outside its tower, where no number is, or on its gate and not beside the space before", () => {
  expect(spot(13)).toMatchObject({ x: -60, y: -38 });
  expect(markerSpot(WALL, { players: [player({ space: 27, at_gate: true })] }, 0)).toMatchObject({ x: 150 });
});

test("two markers on one space stand side by side", () => {
  expect(spot(30, 30)!.x - spot(30)!.x).toBeGreaterThan(15);
  expect(spot(5, 5)!.y - spot(5)!.y).toBeGreaterThan(15);
});

/** A castle like a cross: every sort of corner, each with its tower, and two spaces between them. */
const CORNERS = [[0, 4], [0, 2], [2, 2], [2, 0], [4, 0], [4, 2], [6, 2], [6, 4], [4, 4], [4, 6], [2, 6], [2, 4]] as const;
const SIDES = ["west", "north", "west", "north", "east", "north", "east", "south", "east", "south", "west", "south"] as const;
const cross = planOf({
  ...PIECES.wall,
  corners: CORNERS.map(([x, y]) => [x, y]),
  towers: CORNERS.map(([x, y], n) => ({ spaces: [4 * n, 4 * n + 1], at: [x, y] })),
  track: CORNERS.flatMap(([x, y], n) => {
    const [[ahead, down], side, before] = [CORNERS[(n + 1) % 12]!, SIDES[n]!, SIDES[(n + 11) % 12]!];
    const between = (part: number) => ({ at: [x + (ahead - x) * part, y + (down - y) * part], side });
    return [{ at: [x, y], side: before }, { at: [x, y], side }, between(0.25), between(0.75)];
  }),
});

test.each(cross.towers.map(({ spaces }) => spaces))("two markers on the tower %i/%i are seen whole, within the drawing, and hide no number", (one, other) => {
  expect(cross.towers).toHaveLength(12);
  for (const second of [one, other]) {
    const boxes = markerBoxes(cross, { players: [player({ space: one! }), player({ space: second! })] });
    expect(boxes).toHaveLength(2);
    expect(meet(boxes[0]!, boxes[1]!)).toBe(false);
    for (const box of boxes) {
      expect(overflow(box)).toBe(0);
      expect(cross.numbers.filter(({ x, y }) => meet({ x: x - 6, y: y - 6, width: 12, height: 12 }, box))).toEqual([]);
    }
  }
});

/** How far a box stands out of the drawing. */
const overflow = ({ x, y, width, height }: Box): number =>
  Math.max(0, cross.box.x - x, cross.box.y - y, x + width - cross.box.x - cross.box.width, y + height - cross.box.y - cross.box.height);

test("markers take room above their feet, and a little below them", () => {
  const scene = { players: [player({ space: 5 }), player({ space: 13 })] };
  const boxes = markerBoxes(WALL, scene);
  expect(boxes).toHaveLength(2);
  boxes.forEach(({ x, y, width, height }, seat) => {
    const foot = markerSpot(WALL, scene, seat)!;
    expect(x + width / 2).toBe(foot.x);
    expect(y).toBeLessThan(foot.y - 34);
    expect(y + height).toBeGreaterThan(foot.y);
  });
});
