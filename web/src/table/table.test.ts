import { expect, test } from "vitest";
import type { ClocksData } from "../lib/types/messages";
import { clockToShow, timeLeft } from "./clock";
import { seatNames } from "./names";
import { swiped } from "./swipe";
import { byVerb } from "./verbs";

const clocks: ClocksData = { left: [60_000, 5_000], running: [1], since: 1_000 };

test("the clock of who is asked goes down from when it was told, and stops at zero", () => {
  expect(timeLeft(clocks, 1, 3_000)).toBe(3_000);
  expect(timeLeft(clocks, 1, 99_000)).toBe(0);
});

test("a clock that stands stays, and none gains time where the device is behind", () => {
  expect(timeLeft(clocks, 0, 99_000)).toBe(60_000);
  expect(timeLeft(clocks, 1, 0)).toBe(5_000);
});

test("the own clock is shown while it runs, else the one that does, else the own", () => {
  expect(clockToShow({ ...clocks, running: [0, 1] }, 1)).toBe(1);
  expect(clockToShow(clocks, 0)).toBe(1);
  expect(clockToShow({ ...clocks, running: [] }, 0)).toBe(0);
  expect(clockToShow({ ...clocks, running: [] }, null)).toBe(null);
});

test("a finger that goes far sideways turns the page, one that scrolls does not", () => {
  const from = { x: 200, y: 200 };
  expect(swiped(from, { x: 100, y: 210 })).toBe(-1);
  expect(swiped(from, { x: 300, y: 190 })).toBe(1);
  expect(swiped(from, { x: 160, y: 200 })).toBe(0);
  expect(swiped(from, { x: 100, y: 300 })).toBe(0);
});

test("moves are grouped by what one does, in the order in which it first comes", () => {
  const moves = ["take", "place", "take", "end"].map((verb, index) => ({
    move: `${verb} ${index}`,
    label: { key: `move-${verb}`, args: {} },
  }));
  expect(byVerb(moves, (one) => one).map(({ key, moves: all }) => [key, all.map(({ move }) => move)])).toEqual([
    ["move-take", ["take 0", "take 2"]],
    ["move-place", ["place 1"]],
    ["move-end", ["end 3"]],
  ]);
});

test("bots of one name at one table are told apart, people keep the names that they gave", () => {
  const bot = { name: "", bot: "greedy" };
  const [first, ann, second] = seatNames([bot, { name: "Ann", bot: null }, bot]);
  expect(ann).toBe("Ann");
  expect(second).toBe(`${first} II`);
});
