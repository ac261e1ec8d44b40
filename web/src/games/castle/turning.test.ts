import { beforeAll, expect, test, vi } from "vitest";
import { PIECES } from "../../../tests/castle";
import { words } from "../../lib/words.svelte";
import { toasts } from "../../shell/toasts.svelte";
import type { Picks } from "../../table/picks.svelte";
import type { Meaning } from "../../table/things";
import { artOf, heldTop, turn, turnedNext, turnings } from "./turning";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.play("castle");
});

const fits = (goal: string, way: string): Meaning => ({ goal, way }) as Meaning;
const held = (more: Partial<Picks>): Picks => ({ all: [], way: null, wanted: null, ways: [], ...more }) as Picks;

const ALL = [fits("square:a1", "top:north"), fits("square:b1", "top:north"), fits("square:b1", "top:south")];

test("each way to hold a tile that looks different counts the squares where it fits", () => {
  const [house, path] = PIECES.faces;
  expect(turnings(held({ all: ALL }), house!)).toEqual([
    { top: "north", squares: 2 },
    { top: "east", squares: 0 },
    { top: "south", squares: 1 },
    { top: "west", squares: 0 },
  ]);
  expect(turnings(held({ all: ALL }), path!).map(({ top }) => top)).toEqual(["north", "east"]);
});

test("a tile that looks the same after half a turn has the same picture then", () => {
  const path = PIECES.faces[1]!;
  expect(artOf(path, "south")).toBe(artOf(path, "north"));
});

test("the tile is held as on the square in view, or else as it was chosen", () => {
  expect(heldTop(held({ way: "top:south", wanted: "top:east" }))).toBe("south");
  expect(heldTop(held({ wanted: "top:east" }))).toBe("east");
  expect(heldTop(held({ way: "figure:prince" }))).toBe("north");
  expect(heldTop(null)).toBe("north");
});

test("turning goes on to the next way that fits, round and back", () => {
  const picks = held({ wanted: "top:north", ways: ["top:north", "top:south", "top:west"] });
  expect(turnedNext(picks, 1)).toBe("south");
  expect(turnedNext(picks, -1)).toBe("west");
  expect(turnedNext(held({ wanted: "top:west", ways: ["top:north", "top:west"] }), 1)).toBe("north");
  expect(turnedNext(held({ wanted: "top:north", ways: ["top:north"] }), 1)).toBe("north");
  expect(turnedNext(held({}), 1)).toBeNull();
});

test("who turns a tile that fits in one way only is told so", () => {
  const clicked: string[] = [];
  const click = (one: string): Promise<void> => (clicked.push(one), Promise.resolve());
  turn(held({ wanted: "top:north", ways: ["top:north", "top:south"], click }), 1);
  expect([clicked, toasts.shown]).toEqual([["top:south"], []]);
  turn(held({ way: "top:north", ways: ["top:north"], previewed: fits("square:e5", "top:north"), click }), 1);
  turn(held({ wanted: "top:north", ways: ["top:north"], previewed: null, click }), -1);
  expect(toasts.shown.map(({ text }) => text)).toEqual(["On e5 the tile fits only this way.", "The tile fits only this way."]);
  expect(clicked).toHaveLength(1);
});
