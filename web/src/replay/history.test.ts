import { expect, test } from "vitest";
import type { MarkData } from "../lib/types/http";
import type { EntryData } from "../lib/types/messages";
import { marksAt, stepAt, steps, strideFrom } from "./history";

function entry(number: number, kind: string, seat: number | null = null, details: Record<string, unknown> = {}): EntryData {
  return { number, at: 0, kind, seat, move: null, label: null, draws: [], events: [], details };
}

const mark = (number: number, level: number, name: string): MarkData => ({ number, level, name: { key: name, args: {} } });

const LOG = [
  entry(1, "created"),
  entry(2, "sat", 0),
  entry(3, "started"),
  entry(4, "move", 0),
  entry(5, "move", 0),
  entry(6, "offered", 1),
  entry(7, "move", 1),
  entry(8, "move", 1),
  entry(9, "move", 0),
  entry(10, "move", 0),
];
const MARKS = [mark(4, 1, "A"), mark(4, 2, "first"), mark(8, 2, "second")];
const numbers = (entries: readonly EntryData[]): number[] => entries.map(({ number }) => number);

test("only what changes the position is a step", () => {
  expect(numbers(steps(LOG))).toEqual([3, 4, 5, 7, 8, 9, 10]);
});

test("what was taken back is no step, however often", () => {
  const log = [...LOG, entry(11, "undo", 0, { to: 8 }), entry(12, "move", 0), entry(13, "undo", 0, { to: 11 }), entry(14, "move", 0)];
  expect(numbers(steps(log))).toEqual([3, 4, 5, 7, 8, 14]);
});

test("any entry leads to the position after it", () => {
  const all = steps(LOG);
  expect([0, 3, 6, 7, 99].map((number) => all[stepAt(all, number)]?.number)).toEqual([3, 3, 5, 7, 10]);
  expect(stepAt([], 5)).toBe(0);
});

test("moves go one by one and stop at the ends", () => {
  const all = steps(LOG);
  expect(strideFrom(all, MARKS, 2, "move", 1)).toBe(3);
  expect(strideFrom(all, MARKS, 0, "move", -1)).toBe(0);
  expect(strideFrom(all, MARKS, 6, "move", 1)).toBe(6);
});

test("turns end where another seat moves on, or where a round begins", () => {
  const all = steps(LOG);
  const from = (index: number, way: 1 | -1): number | undefined => all[strideFrom(all, MARKS, index, "turn", way)]?.number;
  expect([from(0, 1), from(1, 1), from(2, 1), from(4, 1)]).toEqual([4, 5, 8, 10]);
  expect([from(6, -1), from(4, -1), from(1, -1)]).toEqual([8, 5, 3]);
});

test("rounds begin where the marks are", () => {
  const all = steps(LOG);
  const from = (index: number, way: 1 | -1): number | undefined => all[strideFrom(all, MARKS, index, "round", way)]?.number;
  expect([from(0, 1), from(1, 1), from(4, 1), from(6, 1)]).toEqual([4, 8, 10, 10]);
  expect([from(6, -1), from(4, -1), from(0, -1)]).toEqual([8, 4, 3]);
});

test("a stride through nothing stays where it is", () => {
  expect(strideFrom([], [], 0, "round", 1)).toBe(0);
  expect(strideFrom([], [], 0, "turn", -1)).toBe(0);
});

test("a round holds within its phase, and a new phase ends the round before", () => {
  const marks = [...MARKS, mark(9, 1, "B")];
  const at = (number: number): string[] => marksAt(marks, number).map(({ name }) => name.key);
  expect([at(3), at(7), at(8), at(9)]).toEqual([[], ["A", "first"], ["A", "second"], ["B"]]);
});
