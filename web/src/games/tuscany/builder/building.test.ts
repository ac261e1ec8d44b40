import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Components, Estate } from "../../../lib/types/tuscany";
import type { Whether } from "../../../lib/types/messages";
import * as announcer from "../../../shell/announcer.svelte";
import type { Picks } from "../../../table/picks.svelte";
import { Building } from "./building.svelte";
import { manner } from "./manner";

const PIECES = {
  outline: [[0, 0], [1, 0], [2, 0], [-1, 1], [0, 1], [1, 1], [2, 1], [-1, 2], [0, 2], [1, 2]],
  seams: [
    { word: "l", step: [-2, 3] },
    { word: "r", step: [-1, 3] },
  ],
  boards: { A4: "KVQLVLICWM", B1: "LIQVVKWMCM", C3: "QLLMVQCKWW" },
  colours: { K: "castle", L: "agriculture" },
  region_limit: 3,
} as unknown as Components;
const ESTATE = { dealt: ["A4", "B1", "C3"], answer: "", built: "", tiles: {} } as unknown as Estate;
const START = "build AbC lr castle 15";

let composed: string[];
let said: string[];
let draft: { open: boolean; answer: string | null; compose(answer: string): Promise<Whether | null> };
let building: Building;

function begin(pieces: Components = PIECES, estate: Estate = ESTATE): Building {
  const picks = { draft, attempt: (doing: () => Promise<unknown>) => doing() } as unknown as Picks;
  return new Building(() => ({ picks, pieces, estate, names: [] }));
}

beforeEach(() => {
  composed = [];
  said = [];
  vi.spyOn(announcer, "announce").mockImplementation((text) => void said.push(text));
  draft = {
    open: true,
    answer: START,
    compose: (answer) => {
      composed.push(answer);
      return Promise.resolve(null);
    },
  };
  building = begin();
});

describe("the board in hand", () => {
  test.each([
    ["ArrowUp", "build bAC lr castle 5"],
    ["ArrowDown", "build ACb lr castle 25"],
    ["ArrowRight", "build AbC rl castle 15"],
    ["r", "build ABC lr castle 16"],
    ["c", "build AbC lr castle 28"],
  ])("goes as the key %s says", (key, answer) => {
    manner(building, () => undefined).keys[key]?.();
    expect(composed).toEqual([answer]);
    expect(said).toHaveLength(1);
  });

  test("is chosen by its place", () => {
    manner(building, () => undefined).keys["3"]?.();
    building.move(building.chosen, -1);
    expect(composed).toEqual(["build ACb lr castle 25"]);
  });

  test("does not leave the estate", () => {
    building.move("A", -1);
    building.move("C", 1);
    expect([composed, said]).toEqual([[], []]);
  });

  test("lies where it is let go", () => {
    building.carry("A", 0, 1);
    expect(building.join).toMatchObject({ boards: "bAC" });
    building.letGo(true);
    expect([composed, building.dragged]).toEqual([["build bAC lr castle 5"], null]);
  });

  test("goes back when it is dropped, or hardly moved", () => {
    building.carry("A", 0, 2);
    building.letGo(false);
    building.carry("A", 0.1, 0.1);
    building.letGo(true);
    expect(composed).toEqual([]);
    expect(building.join).toEqual(building.laid);
  });

  test("is out of reach once all is open", () => {
    draft.open = false;
    building = begin();
    building.turn("A");
    building.carry("A", 1, 1);
    building.letGo(true);
    expect(composed).toEqual([]);
  });
});

test("a region that is too large is told", async () => {
  const refused: Whether = { type: "whether", key: "", question: 3, move: "", allowed: false, code: null, text: null, reason: null };
  draft.compose = () => Promise.resolve(refused);
  building = begin({ ...PIECES, boards: { ...PIECES.boards, A4: "LLLLLLLLLL" } });
  building.turn("C");
  await Promise.resolve();
  expect(building.tooLarge).toHaveLength(1);
  expect(said).toEqual(["view-build-said-turned", "view-build-said-too-large"]);
});

test("an estate that is built lies as it was built", () => {
  draft.open = false;
  draft.answer = null;
  building = begin(PIECES, { ...ESTATE, built: "CBa rl", tiles: { "8": "castle" } });
  expect(building.join).toEqual({ boards: "CBa", shifts: "rl", castle: 8 });
});
