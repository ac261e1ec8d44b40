import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeLine, noLine } from "../../tests/line";
import { update } from "../../tests/told";
import type { Incoming, Planned, PreviewData } from "../lib/types/messages";
import { TableState } from "./state.svelte";

const preview = (move: string, points: number): PreviewData => ({
  move,
  names: [],
  points,
  lines: [],
  stock: [],
  says: [],
  asks: null,
  next: null,
});

let table: TableState;

function sent<T extends Incoming["type"]>(type: T): Extract<Incoming, { type: T }>[] {
  return FakeSocket.last.sent.filter((one): one is Extract<Incoming, { type: T }> => one.type === type);
}

/** Whatever waits for an answer goes on. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

function comeBack(): void {
  FakeSocket.last.end(1006);
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
}

beforeEach(() => {
  fakeLine();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  table = new TableState("k3", null);
  FakeSocket.last.open();
  FakeSocket.last.say(update([1, 2, 3]));
});
afterEach(() => {
  table.close();
  noLine();
});

test("commands are of the seat that one looks from", async () => {
  FakeSocket.last.say(update([1, 2, 3], { seat: 1 }));
  const played = table.play("side 1");
  expect(sent("move")).toMatchObject([{ question: 3, move: "side 1", seat: 1 }]);
  FakeSocket.last.say({ type: "ack", key: sent("move")[0]?.key ?? "", number: 4 });
  await played;
  FakeSocket.last.say(update([4], { number: 4, seat: 1, undo: "offer" }));
  const offered = table.undo();
  expect(sent("offer")).toMatchObject([{ what: "undo", seat: 1 }]);
  FakeSocket.last.say({ type: "ack", key: sent("offer")[0]?.key ?? "", number: 5 });
  await offered;
});

test("who takes back at once does not ask the others as well", async () => {
  FakeSocket.last.say(update([4], { number: 4, undo: "free" }));
  const undone = table.undo();
  FakeSocket.last.say(update([5], { number: 5, undo: "offer" }));
  FakeSocket.last.say({ type: "ack", key: sent("undo")[0]?.key ?? "", number: 5 });
  await undone;
  expect([sent("undo").length, sent("offer").length]).toEqual([1, 0]);
});

test("what one seat was told of what has happened is told to another anew", () => {
  FakeSocket.last.say(update([4], { number: 4, seat: 1 }));
  expect(table.entries.map(({ number }) => number)).toEqual([4]);
  expect(sent("look")).toMatchObject([{ seat: 1 }]);
  FakeSocket.last.say(update([1, 2, 3, 4], { number: 4, seat: 1 }));
  expect(table.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  FakeSocket.last.say(update([5], { number: 5, seat: 1 }));
  expect(table.entries).toHaveLength(5);
  expect(sent("look")).toHaveLength(1);
});

test("what was foreseen or hinted for one seat is not shown to another", async () => {
  const [asked] = sent("preview");
  void table.hint();
  FakeSocket.last.say(update([1, 2, 3], { seat: 1 }));
  FakeSocket.last.say({ type: "previews", key: asked?.key ?? "", question: 3, previews: [preview("side 1", 5)] });
  const label = { key: "move", args: {} };
  FakeSocket.last.say({ type: "hinted", key: sent("hint")[0]?.key ?? "", question: 3, bot: "greedy", move: "side 1", label });
  await settle();
  expect([table.previews.size, table.hinted]).toEqual([0, null]);
  FakeSocket.last.say({ type: "previews", key: sent("preview")[1]?.key ?? "", question: 3, previews: [preview("side 1", 2)] });
  await settle();
  expect(table.previews.get("side 1")?.points).toBe(2);
});

test("what was asked before the line broke is told after it, once", async () => {
  const key = sent("preview")[0]?.key ?? "";
  comeBack();
  FakeSocket.last.say(update([]));
  expect(sent("preview")).toHaveLength(1);
  FakeSocket.last.say({ type: "previews", key, question: 3, previews: [preview("side 1", 5)] });
  await settle();
  expect(table.previews.get("side 1")?.points).toBe(5);
});

test("the greeting says what was seen, and the log goes on from there", () => {
  comeBack();
  expect(sent("hello")).toMatchObject([{ since: 3, chat: 0 }]);
  FakeSocket.last.say(update([4, 5], { number: 5 }));
  expect(table.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(table.fresh.map(({ number }) => number)).toEqual([4, 5]);
});

test("a restored backup begins the log again, and nothing of it is new", () => {
  FakeSocket.last.say(update([1, 2], { number: 2, question: null }));
  expect(table.entries.map(({ number }) => number)).toEqual([1, 2]);
  expect(table.fresh).toEqual([]);
  comeBack();
  expect(sent("hello")).toMatchObject([{ since: 2 }]);
});

test("who looked from another seat does so again after the line broke, unless only the other is asked", () => {
  FakeSocket.last.say(update([1, 2, 3], { seat: 1 }));
  comeBack();
  FakeSocket.last.say(update([], { seat: 0 }));
  expect(sent("look")).toEqual([{ type: "look", seat: 1 }]);
  FakeSocket.last.say(update([1, 2, 3], { seat: 1 }));
  FakeSocket.last.say(update([4], { number: 4, seat: 0, asked: [0] }));
  expect(sent("look").slice(1)).toEqual([{ type: "look", seat: 0 }]);
  comeBack();
  FakeSocket.last.say(update([5], { number: 5, seat: 1, asked: [1] }));
  expect(sent("look")).toEqual([{ type: "look", seat: 1 }]);
});

test("lines of chat that are told anew replace what was said", () => {
  const line = (number: number, text: string) => ({ number, at: 0, person: null, name: "Ola", text });
  FakeSocket.last.say({ type: "chat", lines: [line(1, "a"), line(2, "b")] });
  FakeSocket.last.say({ type: "chat", lines: [line(1, "c")] });
  FakeSocket.last.say({ type: "chat", lines: [line(2, "d")] });
  expect(table.lines.map(({ text }) => text)).toEqual(["c", "d"]);
});

test("who leaves while something is under way hears no more of it", async () => {
  const asked = sent("preview").length;
  table.close();
  await settle();
  expect([asked, table.previews.size]).toEqual([1, 0]);
});

test("who waits plans with what holds after the last entry, and no longer once asked", async () => {
  const waiting = { seat: 1, asked: [0], question: null };
  FakeSocket.last.say(update([4], { number: 4, ...waiting }));
  expect(sent("plan")).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  const plan = (number: number, time: number): Planned => ({
    type: "planned",
    key: sent("plan")[time]?.key ?? "",
    number,
    prompt: null,
    moves: [{ move: `side ${number}`, label: { key: "move", args: {} } }],
    previews: [preview(`side ${number}`, 1)],
    stops: null,
  });
  FakeSocket.last.say(update([5], { number: 5, ...waiting }));
  FakeSocket.last.say(plan(4, 0));
  await settle();
  expect(table.offers).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.say(plan(5, 1));
  await settle();
  expect(table.offers).toMatchObject({ question: null, moves: [{ move: "side 5" }] });
  expect(table.offers?.previews.get("side 5")?.points).toBe(1);
  FakeSocket.last.say(update([1, 2, 3, 4, 5], { number: 5, ...waiting, seat: 0, asked: [] }));
  expect(table.offers).toBeNull();
  FakeSocket.last.say(update([6], { number: 6, seat: 1, asked: [1] }));
  expect(table.offers).toMatchObject({ question: 3, moves: [{ move: "side 1" }] });
});

test("a server that is away is asked again what was agreed, until the table is left", async () => {
  const server = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", server);
  void table.refresh();
  await vi.advanceTimersByTimeAsync(2000);
  expect(server).toHaveBeenCalledTimes(2);
  table.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server).toHaveBeenCalledTimes(2);
});
