import { expect, test } from "vitest";
import { sources } from "../../games/burgundy/sources";
import type { LineData, MarkData, PointsData } from "../../lib/types/http";
import type { EntryData, PhraseData } from "../../lib/types/messages";
import { aheadSince, course, pointsAt } from "./course";
import { best, gains, sortsOf, sourcesOf, type Gain } from "./gains";
import { scale, spread, ticks } from "./scale";
import { bestAt, inOrder, kinds, partName } from "./sources";

const line = (key: string, points: number): LineData => ({ name: { key, args: {} }, points });
const at = (number: number, ...points: number[]): PointsData => ({ number, points });
const mark = (number: number, level: number): MarkData => ({ number, level, name: { key: "", args: {} } });

test("ticks are round, begin at nothing and reach the most", () => {
  expect(ticks(213, 5)).toEqual([0, 50, 100, 150, 200, 250]);
  expect(ticks(40, 4)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(0, 4)).toEqual([0, 1]);
  expect(ticks(3, 8)).toEqual([0, 1, 2, 3]);
});

test("a scale leads from end to end, and nowhere where there is nothing", () => {
  expect([0, 50, 100].map(scale(100, 10, 30))).toEqual([10, 20, 30]);
  expect(scale(0, 10, 30)(0)).toBe(10);
});

test("labels keep their order and their distance", () => {
  expect(spread([10, 50, 12], 16, 0, 100)).toEqual([10, 50, 26]);
  expect(spread([95, 99], 16, 0, 100)).toEqual([84, 100]);
});

test("lists that leave things out agree on one order", () => {
  expect(inOrder([["a", "d"], ["b", "d", "e"], ["a", "b", "c"]])).toEqual(["a", "b", "c", "d", "e"]);
});

test("sources of a kind are added up, with their parts", () => {
  const all = kinds([
    [line("source-area", 10), line("source-silver", 1), line("source-monastery15", 6)],
    [line("source-area", 4), line("source-sales", 8), line("source-unsold", 2), line("source-silver", 3)],
  ], sources);
  expect(all.map(({ key, points }) => [key, points])).toEqual([
    ["source-area", [10, 4]],
    ["source-sales", [0, 8]],
    ["story-kind-left", [1, 5]],
    ["story-kind-monasteries", [6, 0]],
  ]);
  expect(all[2]?.parts).toEqual([
    { key: "source-unsold", where: "", points: [0, 2] },
    { key: "source-silver", where: "", points: [1, 3] },
  ]);
  expect(new Set(all.map(({ look }) => look)).size).toBe(all.length);
});

test("a source of which it is told where it lay opens to its places", () => {
  const log = [entry(7, [0, "source-area", 6], [0, "source-area", 3], [1, "source-area", 4], [1, "source-sales", 8])];
  const where = ({ args: { points, source } }: PhraseData): string | null => (source === "source-area" ? `at ${String(points)}` : null);
  const all = kinds([[line("source-area", 9)], [line("source-area", 4), line("source-sales", 8)]], { ...sources, where }, gains(log));
  expect(all.map(({ key, parts }) => [key, parts.map((part) => [part.where, part.points])])).toEqual([
    ["source-area", [["at 6", [6, 0]], ["at 3", [3, 0]], ["at 4", [0, 4]]]],
    ["source-sales", []],
  ]);
});

test("the best have the most, unless all have the same", () => {
  expect([bestAt([3, 9, 9]), bestAt([2, 2]), bestAt([0, 0, 0]), bestAt([0, -1])]).toEqual([[1, 2], [], [], []]);
});

const POINTS = [at(3, 0, 0), at(5, 4, 0), at(9, 4, 6), at(12, 9, 6)];

test("points hold from one change to the next", () => {
  expect([1, 4, 5, 11, 40].map((number) => pointsAt(POINTS, number))).toEqual([[0, 0], [0, 0], [4, 0], [4, 6], [9, 6]]);
});

test("a course stops where rounds begin, and at the end", () => {
  const { stops, parts } = course(POINTS, [mark(4, 1), mark(4, 2), mark(6, 2), mark(9, 1), mark(9, 2)]);
  expect(stops.map(({ number, points }) => [number, ...points])).toEqual([[4, 0, 0], [6, 4, 0], [9, 4, 6], [12, 9, 6]]);
  expect(parts.map(({ from, to }) => [from, to])).toEqual([[0, 2], [2, 3]]);
});

test("a game without parts goes from the start to the end, and one that has not begun nowhere", () => {
  expect(course(POINTS, []).stops.map(({ number }) => number)).toEqual([3, 12]);
  expect(course([], [])).toEqual({ stops: [], parts: [] });
});

test("a lead counts from when it was never lost again", () => {
  expect([aheadSince(POINTS, 0), aheadSince(POINTS, 1)]).toEqual([12, null]);
  expect(aheadSince([at(3, 0, 0), at(5, 4, 0), at(7, 8, 2)], 0)).toBe(5);
});

function entry(number: number, ...scored: [seat: number, source: string, points: number][]): EntryData {
  const events = scored.map(([seat, source, points]) => ({ key: "event-points", args: { source, points, name: { seat } } }));
  return { number, at: 0, kind: "move", seat: scored[0]?.[0] ?? 0, move: "", label: null, draws: [], events, details: {} };
}

test("what others do, and what is counted at the end, is nobody's best move", () => {
  const all = gains([entry(7, [0, "source-area", 3], [1, "source-sales", 9]), entry(8, [0, "source-silver", 20], [1, "source-silver", 5])]);
  expect([best(all, 0, 8)?.number, best(all, 1, 8), best(all, 0, 9)?.number]).toEqual([7, null, 8]);
});

test("gains are read from the events, each with its source", () => {
  const log = [entry(7, [0, "source-area", 6], [0, "source-phase", 2]), entry(8), entry(9, [1, "source-sales", 7])];
  log[1]?.events.push({ key: "event-silver-gained", args: { silver: 2, name: { seat: 0 } } });
  const all = gains(log);
  expect(all.map(({ number, seat, source, points }) => [number, seat, source, points])).toEqual([
    [7, 0, "source-area", 6],
    [7, 0, "source-phase", 2],
    [9, 1, "source-sales", 7],
  ]);
  expect([best(all, 0, 10)?.points, best(all, 1, 10)?.number, best(all, 2, 10)]).toEqual([8, 9, null]);
  expect(best(all, 0, 10)?.sources).toEqual([{ source: "source-area", points: 6 }, { source: "source-phase", points: 2 }]);
});

test("a source tells how many of its points decide, and what it has brought of other sorts", () => {
  const gain = (source: string, points: number, kind: string): Gain => ({ number: 1, by: 0, seat: 0, source, points, kind, label: null, said: { key: "event-points", args: {} } });
  const own = [gain("source-regions", 3, "green"), gain("source-regions", 1, "green"), gain("source-yields", 2, "red"), gain("source-crops", 5, "green")];
  const found = sourcesOf([line("source-regions", 7), line("source-yields", 2)], own);
  expect(found.map(({ name, points }) => [name.key, points])).toEqual([["source-regions", 7], ["source-yields", 2], ["source-crops", 0]]);
  expect(found.map((one) => sortsOf(one, ["green", "red"]).map(({ kind, points }) => `${points} ${kind}`))).toEqual([
    ["4 green", "7 red"],
    ["2 red"],
    ["5 green"],
  ]);
  expect(sortsOf(found[0]!, [])).toEqual([]);
});

test("a part that has just begun ends where it begins", () => {
  const { stops, parts } = course([at(1, 0), at(9, 4)], [mark(1, 1), mark(1, 2), mark(9, 1), mark(9, 2)]);
  expect(stops).toHaveLength(2);
  expect(parts.map(({ from, to }) => [from, to])).toEqual([[0, 1], [1, 1]]);
});

test("a part is called by its place, after its source where several are read together", () => {
  expect(partName({ key: "source-houses" }, { key: "source-houses", where: "Square f5" })).toBe("Square f5");
  expect(partName({ key: "story-kind-tokens" }, { key: "source-unfinished", where: "Square f5" })).toBe("source-unfinished: square f5");
  expect(partName({ key: "story-kind-tokens" }, { key: "source-unfinished", where: "" })).toBe("source-unfinished");
});
