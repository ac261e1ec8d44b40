import { expect, test } from "vitest";
import { PIECES, SCENE } from "../../../../tests/castle";
import type { Picks } from "../../../table/picks.svelte";
import type { Meaning } from "../../../table/things";
import { goalsOf } from "./goals";
import { planOf } from "./plan";

const plan = planOf(PIECES.wall);
const going = (name: string, way: string | null): Meaning => ({ offered: { label: { key: "move-put", args: { terrain: "terrain-road", sides: "", count: 0 } } }, goal: name, things: [name], way }) as unknown as Meaning;
const held = (names: [string, string | null][], previewed: Meaning | null = null, hinted: string | null = null): Picks =>
  ({ lit: new Map(names.map(([name, way]) => [name, [going(name, way)]])), previewed, hint: { goal: hinted } }) as unknown as Picks;

test("a part that may be entered shows who would stand there", () => {
  const [goal] = goalsOf(PIECES, plan, SCENE, held([["segment:a2.1", "figure:follower"]]));
  expect(goal).toMatchObject({ name: "segment:a2.1", terrain: "road", spots: [{ x: 50, y: 120 }], look: "road", area: null, seen: false });
});

test("a part is called by where it lies, as the move is", () => {
  const [goal] = goalsOf(PIECES, plan, SCENE, held([["segment:a2.1", "figure:follower"]]));
  expect(goal?.called).toEqual({ key: "view-where", args: { terrain: "terrain-road", sides: "", count: 0 } });
});

test("a part knows the whole area that it belongs to", () => {
  const scene = { ...SCENE, starts: [4] };
  const [goal] = goalsOf(PIECES, plan, scene, held([["segment:a2.1", "figure:follower"]]));
  expect([goal?.parts, goal?.whole].map((parts) => parts?.map(({ cell }) => cell))).toEqual([["a2.1"], ["a2.1", "start-1.1"]]);
});

test("the one in view shows the figure that was chosen", () => {
  const seen = going("segment:a2.1", "figure:prince");
  expect(goalsOf(PIECES, plan, SCENE, held([["segment:a2.1", "figure:follower"]], seen))).toMatchObject([{ look: "prince", seen: true }]);
});

test("what a bot suggests is in view until something else is", () => {
  const both: [string, string][] = [["segment:a2.1", "figure:falconer"], ["segment:a2.2", "figure:follower"]];
  expect(goalsOf(PIECES, plan, SCENE, held(both, null, "segment:a2.1"))).toMatchObject([{ seen: true, look: "falconer" }, { seen: false }]);
  expect(goalsOf(PIECES, plan, SCENE, held(both, going("segment:a2.2", "figure:follower"), "segment:a2.1"))).toMatchObject([{ seen: false }, { seen: true }]);
});

test("an area that may score is all of its parts", () => {
  const scene = { ...SCENE, starts: [1] };
  const [goal] = goalsOf(PIECES, plan, scene, held([["area:1", null]]));
  expect(goal?.parts.map(({ cell }) => cell)).toEqual(["a1.1", "start-1.1"]);
  expect(goal).toMatchObject({ terrain: "house", spots: [{ x: 50, y: 20 }, { x: 0, y: 50 }], look: null, area: { points: 1 } });
});

test("squares, tops and figures are lit elsewhere", () => {
  expect(goalsOf(PIECES, plan, SCENE, held([["square:b1", "top:north"], ["top:north", null], ["figure:prince", null]]))).toEqual([]);
  expect(goalsOf(PIECES, plan, SCENE, null)).toEqual([]);
});
