import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeLine, noLine } from "../../tests/line";
import { Denied, Ended, TableSocket, type Listener, type Told } from "./socket";
import type { Outgoing, Refusal, Seen } from "./types/messages";

const UPDATE: Outgoing = { type: "update", entries: [], revealed: [], table: {} as Seen };

let happen: (event: string) => void;
let states: string[];
let told: Told[];
let line: TableSocket;

const listener: Listener = {
  hello: () => ({ type: "hello", since: 7 }),
  heard: (message) => told.push(message),
  changed: (connection) => states.push(connection),
};
const refusal = (key: string | null, code: string, wait = 0): Refusal => ({ type: "refused", key, code, text: code, reason: null, wait });

/** The key of what was sent last. */
function lastKey(): string {
  const last = FakeSocket.last.sent.at(-1);
  return last !== undefined && "key" in last ? last.key : "";
}

function greet(): void {
  FakeSocket.last.open();
  FakeSocket.last.say(UPDATE);
}

beforeEach(() => {
  happen = fakeLine();
  states = [];
  told = [];
  line = new TableSocket("ws://castellany.example/", listener);
});
afterEach(() => {
  line.close();
  noLine();
});

test("what was not answered is sent again under the same key, after the greeting", async () => {
  greet();
  const moved = line.ask({ type: "move", question: 7, move: "end" });
  const [, first] = FakeSocket.last.sent;
  FakeSocket.last.end(1006);
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", since: 7, changes: true }, first]);
  FakeSocket.last.say(UPDATE);
  FakeSocket.last.say({ type: "ack", key: lastKey(), number: 8 });
  expect(await moved).toEqual({ type: "ack", key: lastKey(), number: 8 });
  expect(states).toEqual(["connecting", "open", "lost", "lost", "open"]);
});

test("what has changed of the table is told as the whole table, also over a new line", () => {
  FakeSocket.last.open();
  FakeSocket.last.say({ ...UPDATE, table: { number: 1, asked: [0], scene: { tiles: { 3: "ship" } } } as unknown as Seen });
  FakeSocket.last.say({ type: "changed", entries: [], revealed: [], changes: { number: [2], scene: { tiles: { 3: [], 4: ["mine"] } } } });
  expect(told.at(-1)).toEqual({ ...UPDATE, table: { number: 2, asked: [0], scene: { tiles: { 4: "mine" } } } });
  FakeSocket.last.end(1006);
  vi.advanceTimersByTime(1000);
  greet();
  FakeSocket.last.say({ type: "changed", entries: [], revealed: [], changes: { number: [3] } });
  expect(told.at(-1)).toEqual({ ...UPDATE, table: { number: 3 } });
});

test("who is refused at the door waits longer each time", () => {
  const before = FakeSocket.all.length;
  for (let second = 0; second < 30; second++) {
    if (FakeSocket.last.readyState === FakeSocket.CONNECTING) {
      FakeSocket.last.open();
      FakeSocket.last.say(refusal(null, "sockets-too-many", 30));
      FakeSocket.last.end(4029);
    }
    vi.advanceTimersByTime(1000);
  }
  expect(FakeSocket.all.length - before).toBeLessThan(9);
});

test("after a greeting that was answered the first pause is short again", () => {
  for (let time = 0; time < 5; time++) {
    FakeSocket.last.end(1006);
    vi.advanceTimersByTime(13_000);
  }
  greet();
  const connected = FakeSocket.all.length;
  FakeSocket.last.end(1006);
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(connected + 1);
});

test("a line that never opens is given up for another", () => {
  const dead = FakeSocket.last;
  vi.advanceTimersByTime(13_000);
  expect(FakeSocket.last).not.toBe(dead);
  greet();
  dead.open();
  expect(dead.sent).toEqual([]);
  vi.advanceTimersByTime(15_000);
  expect(states.at(-1)).toBe("open");
});

test("a line that has gone silent is given up, and the network's return cuts the pause short", () => {
  greet();
  const dead = FakeSocket.last;
  vi.advanceTimersByTime(28_001);
  expect([dead.sent.at(-1), dead.readyState, states.at(-1)]).toEqual([{ type: "ping" }, FakeSocket.CLOSING, "lost"]);
  happen("online");
  expect(FakeSocket.last).not.toBe(dead);
  const connected = FakeSocket.all.length;
  happen("online");
  expect(FakeSocket.all).toHaveLength(connected);
});

test("when the browser says that the network is gone, a line that does not answer is given up at once", () => {
  greet();
  const dead = FakeSocket.last;
  vi.advanceTimersByTime(20_001);
  happen("offline");
  vi.advanceTimersByTime(601);
  expect([dead.sent.at(-1), dead.readyState, states.at(-1)]).toEqual([{ type: "ping" }, FakeSocket.CLOSING, "lost"]);
});

test("a server that still answers without a network is kept", () => {
  greet();
  const near = FakeSocket.last;
  happen("offline");
  near.say({ type: "pong", now: 0 });
  vi.advanceTimersByTime(15_000);
  expect([FakeSocket.last, states.at(-1)]).toEqual([near, "open"]);
});

test("what came too fast is sent again after the wait, and denied in the end", async () => {
  greet();
  const asked = line.ask({ type: "hint", question: 7 });
  const denied = expect(asked).rejects.toBeInstanceOf(Denied);
  for (let time = 0; time < 4; time++) {
    FakeSocket.last.say(refusal(lastKey(), "limit-hints", 2));
    vi.advanceTimersByTime(2000);
  }
  await denied;
  expect(FakeSocket.last.sent.filter(({ type }) => type === "hint")).toHaveLength(4);
});

test("when the line has ended for good nobody waits for an answer", async () => {
  greet();
  const asked = expect(line.ask({ type: "say", text: "…" })).rejects.toBeInstanceOf(Ended);
  FakeSocket.last.end(4003);
  await asked;
  await expect(line.ask({ type: "say", text: "…" })).rejects.toBeInstanceOf(Ended);
  vi.advanceTimersByTime(60_000);
  happen("online");
  expect([FakeSocket.all.length, states.at(-1)]).toEqual([1, "ended"]);
});
