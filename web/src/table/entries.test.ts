import { expect, test } from "vitest";
import type { ChatLine, EntryData } from "../lib/types/messages";
import { heard, joined, revealed } from "./entries";

const entry = (number: number, move: string | null = null): EntryData => ({
  number,
  at: 0,
  kind: "move",
  seat: 0,
  move,
  label: null,
  draws: [],
  events: [],
  details: {},
});
const numbers = (entries: readonly EntryData[]): number[] => entries.map((one) => one.number);

test("what goes on is added", () => {
  expect(numbers(joined([entry(1), entry(2)], [entry(3)]))).toEqual([1, 2, 3]);
});

test("what begins anew replaces what was known", () => {
  expect(numbers(joined([entry(1), entry(2), entry(3)], [entry(1), entry(2)]))).toEqual([1, 2]);
});

test("after a gap only what has come is kept", () => {
  expect(numbers(joined([entry(1), entry(2)], [entry(9), entry(10)]))).toEqual([9, 10]);
});

test("nothing new leaves what was known", () => {
  const known = [entry(4)];
  expect(joined(known, [])).toBe(known);
});

test("a sealed answer is shown in its place", () => {
  expect(revealed([entry(1), entry(2)], [entry(1, "side 5")]).map((one) => one.move)).toEqual(["side 5", null]);
});

const line = (number: number): ChatLine => ({ number, at: 0, person: null, name: "Ola", text: "…" });

test("lines of chat may leave numbers out", () => {
  expect(heard([line(1)], [line(4), line(5)])).toHaveLength(3);
});

test("where no lines have come none are left", () => {
  expect(heard([line(1), line(2)], [])).toEqual([]);
});

test("lines of chat that begin again replace what was said", () => {
  expect(heard([line(1), line(2)], [line(2)])).toEqual([line(2)]);
});
