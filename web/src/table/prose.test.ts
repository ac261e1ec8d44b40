import { expect, test } from "vitest";
import { entry as told } from "../../tests/told";
import type { EntryData, PhraseData } from "../lib/types/messages";
import { logFormat } from "../games/burgundy/logFormat";
import { parts, prose, sentence, takenBack, type Line } from "./prose";

const entry = (number: number, kind: string, more: Partial<EntryData> = {}): EntryData => told(number, { kind, seat: null, ...more });
const event = (key: string, args: Record<string, unknown> = {}): PhraseData => ({ key: `event-${key}`, args });
const of = (seat: number): { name: { seat: number } } => ({ name: { seat } });
const nobody = (): string => "Somebody";
const lines = (entries: EntryData[]): Line[] => prose(entries, logFormat, nobody).filter((item) => item.sort === "line");
const keys = (line: Line | undefined): string[] | undefined => line?.says.map(({ key }) => key);

const place = { key: "move-place", args: {} };

test("what one seat does in one move is one line, with the points at its end and the cost last", () => {
  const events = [
    event("workers-spent", { ...of(0), workers: 1 }),
    event("placed", of(0)),
    event("points", { ...of(0), points: 6, source: "source-area" }),
    event("points", { ...of(0), points: 8, source: "source-phase" }),
  ];
  const [line, ...others] = lines([entry(1, "move", { seat: 0, label: place, events })]);
  expect(others).toEqual([]);
  expect(keys(line)).toEqual(["event-placed", "event-workers-spent"]);
  expect(line?.points).toEqual([{ kind: "", points: 14 }]);
  expect(line?.sources).toEqual([
    { kind: "", source: "source-area", points: 6 },
    { kind: "", source: "source-phase", points: 8 },
  ]);
});

test("a line tells the die that was used, or what granted it", () => {
  const events = [event("taken", of(0))];
  const means = (args: Record<string, unknown>): unknown => lines([entry(1, "move", { seat: 0, label: { key: "move-take", args }, events })])[0]?.means;
  expect(means({ die: 4, workers: 1 })).toEqual({ key: "table-log-die", args: { die: 4 } });
  expect(means({ die: 0, workers: 0, by: "kind-castle" })).toEqual({ key: "table-log-by", args: { by: "kind-castle" } });
  expect(means({})).toBeNull();
});

test("a picture stands instead of a name that only the notation knows", () => {
  const say = ({ args }: PhraseData): string => `Ann lays tile ${String(args["tile"])} on d3.`;
  const line: Line = { sort: "line", entry: 1, seat: 0, says: [event("placed", { tile: "h12" })], brought: [], means: null, points: [], sources: [], undone: false };
  expect(parts(line, say, () => "instead")).toEqual(["Ann lays tile ", { name: "h12", instead: true }, " on d3."]);
});

test("points that stand apart have a line each, with what was used for them before it", () => {
  const gain = (seat: number, points: number, source: string): PhraseData => event("points", { ...of(seat), points, source });
  const events = [event("placed", of(0)), gain(0, 2, "source-area"), event("largest"), gain(0, 9, "source-court"), gain(0, 6, "source-court"), event("used", of(0)), gain(0, 5, "source-court")];
  const told = prose([entry(1, "move", { seat: 0, label: place, events })], { ...logFormat, apart: ["source-court"] }, nobody) as Line[];
  expect(told.map((line) => [keys(line), line.points.map(({ points }) => points)])).toEqual([
    [["event-placed"], [2]],
    [["event-largest"], []],
    [["event-points"], [9]],
    [["event-points"], [6]],
    [["event-used", "event-points"], [5]],
  ]);
});

test("a ship that loads nothing is told all the same", () => {
  const label = { key: "move-load", args: { room: "none" } };
  const [line] = lines([entry(1, "move", { seat: 0, label, events: [event("marker-moved", of(0))] })]);
  expect(keys(line)).toEqual(["table-log-move", "event-marker-moved"]);
});

test("points that come by themselves are listed, all of them, with their sum", () => {
  const gain = (seat: number, points: number, source: string): PhraseData => event("points", { ...of(seat), points, source });
  const events = [gain(0, 2, "source-unsold"), gain(0, 3, "source-silver"), gain(1, 1, "source-workers")];
  const end = { key: "move-end", args: { left: 0 } };
  const told = lines([entry(1, "move", { seat: 1, label: end, events })]);
  expect(told.map(({ says }) => says)).toEqual([[{ key: "table-log-scores", args: of(0) }], [{ key: "table-log-scores", args: of(1) }]]);
  expect(told.map(({ points }) => points)).toEqual([[{ kind: "", points: 5 }], [{ kind: "", points: 1 }]]);
  expect(told[0]?.sources.map(({ source }) => source)).toEqual(["source-unsold", "source-silver"]);
});

test("others who are concerned have lines of their own", () => {
  const events = [event("rolled", of(0)), event("rolled", of(1)), event("goods-arrived")];
  const end = { key: "move-end", args: { left: 0 } };
  expect(lines([entry(1, "move", { seat: 1, label: end, events })]).map(({ seat }) => seat)).toEqual([0, 1, null]);
});

test("a phase and its first round are one heading, and later rounds remember the phase", () => {
  const first = entry(1, "move", { events: [event("phase-began", { phase: "B" }), event("round-began", { round: 1 })] });
  const second = entry(2, "move", { events: [event("round-began", { round: 2 })] });
  expect(prose([first, second], logFormat, nobody).filter((item) => item.sort === "heading")).toMatchObject([
    { entry: 1, parts: [{ args: { phase: "B" } }, { args: { round: 1 } }] },
    { entry: 2, parts: [{ args: { phase: "B" } }, { args: { round: 2 } }] },
  ]);
});

test("a large part that begins ends the small one before it", () => {
  const round = entry(1, "move", { events: [event("round-began", { round: 5 })] });
  const phase = entry(2, "move", { events: [event("phase-began", { phase: "C" })] });
  const headings = prose([round, phase], logFormat, nobody).filter((item) => item.sort === "heading");
  expect(headings.map(({ parts }) => parts.map(({ key }) => key))).toEqual([["event-round-began"], ["event-phase-began"]]);
});

test("points of several sorts are counted apart", () => {
  const gain = (points: number, kind: string): PhraseData => event("points", { ...of(0), points, source: "source-tile", kind });
  const events = [event("placed", of(0)), gain(3, "points-green"), gain(2, "points-red"), gain(1, "points-green")];
  expect(lines([entry(1, "move", { seat: 0, label: place, events })])[0]?.points).toEqual([
    { kind: "points-green", points: 4 },
    { kind: "points-red", points: 2 },
  ]);
});

test("a turn that ends with nothing left says nothing, one with dice left does", () => {
  const end = (left: number): EntryData => entry(1, "move", { seat: 0, label: { key: "move-end", args: { left } } });
  expect(lines([end(0)])).toEqual([]);
  expect(keys(lines([end(1)])[0])).toEqual(["table-log-move-end"]);
});

test("a sealed answer says only that there is one", () => {
  expect(keys(lines([entry(1, "move", { seat: 1 })])[0])).toEqual(["table-log-sealed"]);
});

test("a move that was taken back before one came is no choice", () => {
  const taken = [entry(3, "move", { seat: 1 }), entry(4, "undo", { seat: 1, details: { to: 2 } })];
  expect(lines(taken).map((line) => [keys(line), line.undone])).toEqual([[["table-log-moved"], true], [["table-log-undo"], false]]);
});

test("a sealed answer that is changed is told once", () => {
  const first = entry(4, "move", { seat: 1 });
  const changed = entry(6, "move", { seat: 1, details: { instead: 4 } });
  expect(lines([first, changed]).map((line) => [line.entry, ...(keys(line) ?? [])])).toEqual([[6, "table-log-changed"]]);
  expect(lines([first, { ...changed, label: place }]).map((line) => [line.entry, ...(keys(line) ?? [])])).toEqual([[6, "table-log-move"]]);
  const back = entry(7, "undo", { details: { to: 5 } });
  expect(lines([first, changed, back]).map(({ entry: number, undone }) => [number, undone])).toEqual([
    [4, false],
    [6, true],
    [7, false],
  ]);
});

test("what was taken back is marked, what came before and after is not", () => {
  const entries = [entry(4, "move"), entry(5, "move"), entry(6, "undo", { details: { to: 4 } }), entry(7, "move")];
  expect([...takenBack(entries)]).toEqual([5]);
  expect(lines(entries).map(({ entry: number, undone }) => [number, undone])).toEqual([
    [4, false],
    [5, true],
    [6, false],
    [7, false],
  ]);
});

test("whoever is sent away or muted goes by the name that is found", () => {
  const [gone, silent, free] = lines([
    entry(1, "removed", { details: { person: "x" } }),
    entry(2, "muted", { details: { person: "x", muted: true } }),
    entry(3, "muted", { details: { person: "x", muted: false } }),
  ]);
  expect(gone?.says[0]).toEqual({ key: "table-log-removed", args: { name: "Somebody" } });
  expect(keys(silent)).toEqual(["table-log-muted"]);
  expect(keys(free)).toEqual(["table-log-unmuted"]);
});

test("who does several things is named once", () => {
  const say = ({ key, args }: PhraseData): string => (key === "event-sent" ? "The die sends grain." : `${args["name"] === "" ? "" : "Ann"} ${key}.`);
  const line = (...says: PhraseData[]): Line => ({ sort: "line", entry: 1, seat: 0, says, brought: [], means: null, points: [], sources: [], undone: false });
  expect(sentence(line(event("sells", of(0)), event("gets", of(0))), say)).toBe("Ann event-sells, event-gets.");
  expect(sentence(line(event("sells", of(0)), event("sent")), say)).toBe("Ann event-sells. The die sends grain.");
});

test("a thing that has a picture has its place before its name", () => {
  const say = ({ args }: PhraseData): string => `${String(args["name"])} takes ${args["tile"] === "kind-church" ? "a church" : String(args["tile"])}.`;
  const line: Line = { sort: "line", entry: 1, seat: 0, says: [event("taken", { name: "Ann", tile: "kind-church" })], brought: [], means: null, points: [], sources: [], undone: false };
  expect(parts(line, say, (name) => name === "kind-church")).toEqual(["Ann takes ", { name: "kind-church", instead: false }, "a church."]);
  expect(parts(line, say, () => false)).toEqual(["Ann takes a church."]);
  expect(parts(line, say, (_, argument) => argument === "square")).toEqual(["Ann takes a church."]);
});

test("a seat that is given names the bot, and one that is opened nobody", () => {
  const [given, opened] = lines([entry(1, "given", { seat: 1, details: { bot: "points" } }), entry(2, "given", { seat: 1 })]);
  expect(given?.says).toEqual([{ key: "table-log-given", args: { seat: 2, bot: { key: "bot-points", args: {} } } }]);
  expect(opened?.says).toEqual([{ key: "table-log-opened", args: { seat: 2 } }]);
});

test("what a move brings thing by thing stands apart from its sentence", () => {
  const drew = [event("cards-drawn", { ...of(0), cards: 2 }), event("card-drawn", { ...of(0), colour: "colour-inn" }), event("card-drawn", { ...of(0), colour: "colour-cart" })];
  const [line] = prose([entry(1, "move", { seat: 0, label: event("move-draw"), events: drew })], { ...logFormat, brings: ["event-card-drawn"] }, nobody);
  expect(line).toMatchObject({ says: [{ key: "event-cards-drawn" }], brought: [{ args: { colour: "colour-inn" } }, { args: { colour: "colour-cart" } }] });
});

test("what others tell has no line, and points that a line tells no small print", () => {
  const events = [event("drawn", of(0)), event("scored", of(0)), event("points", { ...of(0), points: 3, source: "source-houses" })];
  const told = prose([entry(1, "move", { seat: 0, label: place, events })], { ...logFormat, silent: ["event-drawn"], evident: ["source-houses"] }, nobody);
  expect(told).toMatchObject([{ says: [{ key: "event-scored" }], points: [{ points: 3 }], sources: [] }]);
  const alone = prose([entry(1, "move", { seat: 0, label: place, events: [event("drawn", of(0))] })], { ...logFormat, silent: ["event-drawn"] }, nobody);
  expect(alone).toMatchObject([{ says: [{ key: "table-log-move" }] }]);
});
