import { expect, test } from "vitest";
import type { EntryData } from "../../lib/types/messages";
import { rolled } from "./rolled";

const roll = (seat: number, first: number, second: number): EntryData["events"][number] => ({
  key: "event-rolled",
  args: { name: { seat }, first, second },
});
const entry = (number: number, ...events: EntryData["events"]): EntryData => ({
  number,
  at: 0,
  kind: "move",
  seat: 0,
  move: "end",
  label: null,
  draws: [],
  events,
  details: {},
});

test("the last roll of a seat counts", () => {
  const past = [entry(1, roll(0, 1, 1), roll(1, 2, 6)), entry(2), entry(3, roll(0, 3, 4))];
  expect(rolled(past, 0)).toEqual([3, 4]);
  expect(rolled(past, 1)).toEqual([2, 6]);
});

test("a roll that is not known is none", () => {
  expect(rolled([entry(9)], 0)).toEqual([]);
});
