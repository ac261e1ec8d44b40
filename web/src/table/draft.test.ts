import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeLine, noLine } from "../../tests/line";
import { entry, update } from "../../tests/told";
import type { Incoming, Seen, Update } from "../lib/types/messages";
import { Draft } from "./draft.svelte";
import { TableState } from "./state.svelte";

const FIRST = "build ABC ll castle 1";
const OTHER = "build BAC ll castle 11";
const THIRD = "build CAB ll castle 11";

/** The same table, asked for an answer that is put together. */
const asked = (changed: Partial<Seen> = {}): Partial<Seen> => ({
  question: { number: 3, prompt: { key: "prompt", args: {} }, composed: true, moves: [{ move: FIRST, label: { key: "move", args: {} } }] },
  ...changed,
});
/** The same after the seat has given an answer. */
const given = (move: string): Update => ({ ...update([], asked({ asked: [1], number: 4 })), entries: [{ ...entry(4), move }] });

let table: TableState;
let draft: Draft;
let store: Map<string, string>;

const sent = (): Incoming[] => FakeSocket.last.sent;
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** Without an answer, which may never come. */
const begin = (doing: Promise<unknown>): void => void doing.catch(() => undefined);

/** The server says whether the last answer that was asked about is allowed. */
async function judge(allowed: boolean): Promise<void> {
  const why = sent().findLast((one) => one.type === "why");
  if (why?.type !== "why") throw new Error("nobody asked");
  FakeSocket.last.say({ type: "whether", key: why.key, question: 3, move: why.move, allowed, code: null, text: null, reason: null });
  await settle();
}

beforeEach(() => {
  fakeLine();
  store = new Map();
  vi.stubGlobal("localStorage", { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, value: string) => store.set(name, value) });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  table = new TableState("k3", null);
  draft = new Draft(table);
  FakeSocket.last.open();
  FakeSocket.last.say(update([1, 2, 3], asked()));
});
afterEach(() => {
  table.close();
  noLine();
});

test("other questions are not put together", async () => {
  FakeSocket.last.say(update([], { number: 5 }));
  expect([draft.open, draft.answer]).toEqual([false, null]);
  expect(await draft.compose(OTHER)).toBeNull();
  expect(sent().some(({ type }) => type === "why")).toBe(false);
});

test("one begins with what is offered, and goes back to it step by step", () => {
  expect([draft.answer, draft.mayStepBack]).toEqual([FIRST, false]);
  begin(draft.compose(OTHER));
  begin(draft.compose(THIRD));
  expect([draft.answer, draft.mayStepBack]).toEqual([THIRD, true]);
  begin(draft.stepBack());
  expect(draft.answer).toBe(OTHER);
  begin(draft.stepBack());
  expect([draft.answer, draft.mayStepBack]).toEqual([FIRST, false]);
});

test("the same again is no step", () => {
  begin(draft.compose(FIRST));
  expect(draft.mayStepBack).toBe(false);
});

test("what is refused says so until it is put together otherwise", async () => {
  begin(draft.compose(OTHER));
  await judge(false);
  expect(draft.refused?.move).toBe(OTHER);
  begin(draft.compose(THIRD));
  expect(draft.refused).toBeNull();
  await judge(true);
  expect(draft.refused).toBeNull();
});

test("a verdict on what lies there no more is not told", async () => {
  const told = draft.compose(OTHER);
  const late = sent().findLast((one) => one.type === "why");
  begin(draft.compose(THIRD));
  if (late?.type !== "why") throw new Error("nobody asked");
  FakeSocket.last.say({ type: "whether", key: late.key, question: 3, move: OTHER, allowed: false, code: null, text: null, reason: null });
  expect(await told).toBeNull();
  expect(draft.refused).toBeNull();
});

test("it is given once, and another may take its place", async () => {
  begin(draft.compose(OTHER));
  begin(draft.seal());
  expect(sent().filter(({ type }) => type === "move")).toMatchObject([{ question: 3, move: OTHER, seat: 0 }]);
  FakeSocket.last.say({ type: "ack", key: sent().find((one) => one.type === "move")?.key ?? "", number: 4 });
  FakeSocket.last.say(given(OTHER));
  await settle();
  expect([draft.sealed, draft.answer]).toEqual([true, OTHER]);
  begin(draft.seal());
  expect(sent().filter(({ type }) => type === "move")).toHaveLength(1);
  begin(draft.compose(THIRD));
  expect(draft.sealed).toBe(false);
});

test("what was given lies there for who comes back", () => {
  FakeSocket.last.say(given(OTHER));
  expect([draft.answer, draft.sealed]).toEqual([OTHER, true]);
});

test("what was put together is there after the page was left, for this seat and question alone", () => {
  begin(draft.compose(OTHER));
  const later = new Draft(table);
  expect(later.answer).toBe(OTHER);
  FakeSocket.last.say(update([], asked({ seat: 1 })));
  expect(later.answer).toBe(FIRST);
});
