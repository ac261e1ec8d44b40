import { expect, test } from "vitest";
import type { EntryData, PhraseData } from "../../lib/types/messages";
import { prose, type Line } from "../../table/prose";
import { named } from "./named";
import { logFormat } from "./logFormat";

const event = (key: string, seat: number | null, args: Record<string, unknown> = {}): PhraseData => ({ key: `event-${key}`, args: { ...args, ...(seat === null ? {} : { name: { seat } }) } });
const entry = (number: number, verb: string, events: PhraseData[]): EntryData => ({
  number, at: 0, kind: "move", seat: 0, move: verb, label: { key: `move-${verb}`, args: {} }, draws: [], events, details: {},
});
const told = (...entries: EntryData[]): Line[] => prose(entries, logFormat, () => "").filter((item) => item.sort === "line");
const keys = (lines: Line[]): string[][] => lines.map(({ says }) => says.map(({ key }) => key));

test("a turn is two lines: the tile, then the figure with what it scored; what is seen anyway is left out", () => {
  const lines = told(
    entry(1, "place", [event("placed", 0), event("completed", null, { points: 3 })]),
    entry(2, "put", [
      event("entered", 0),
      event("scored", 0, { points: 3 }),
      event("points", 0, { points: 3, source: "source-houses" }),
      event("seat-moved", 0),
      event("returned", 0),
      event("turn-began", 1),
      event("tile-drawn", 1),
    ]),
  );
  expect(keys(lines)).toEqual([["event-placed"], ["event-entered", "event-scored", "event-seat-moved"]]);
  expect(lines[1]).toMatchObject({ points: [{ points: 3 }], sources: [] });
});

test("points of the other seat have a line of their own, and who sends nobody has none", () => {
  const scored = [event("scored", 1, { points: 4 }), event("points", 1, { points: 4, source: "source-pigsties" })];
  expect(told(entry(1, "pass", scored)).map(({ seat, points }) => [seat, points[0]?.points])).toEqual([[1, 4]]);
  expect(told(entry(1, "pass", [event("turn-began", 1), event("tile-drawn", 1)]))).toEqual([]);
});

test("points at the end have a line each, with what was used for them", () => {
  const gain = (seat: number, points: number, source: string): PhraseData => event("points", seat, { points, source });
  const lines = told(
    entry(1, "pass", [event("largest-empty", null), gain(1, 9, "source-seat"), gain(0, 9, "source-meadows"), gain(0, 6, "source-meadows"), event("token-used", 0), gain(0, 5, "source-token-points")]),
  );
  expect(keys(lines)).toEqual([["event-largest-empty"], ["event-points"], ["event-points"], ["event-points"], ["event-token-used", "event-points"]]);
  expect(lines.map(({ seat, points }) => [seat, points[0]?.points])).toEqual([[null, undefined], [1, 9], [0, 9], [0, 6], [0, 5]]);
});

test("a sentence names its square and its corner tower", () => {
  expect(named(event("placed", 0, { tile: "c1", square: "b2" }))).toEqual(["square:b2"]);
  expect(named(event("token-taken", 0, { spaces: "12/13" }))).toEqual(["tower:12/13"]);
  expect(named(event("scored", 0))).toEqual([]);
});
