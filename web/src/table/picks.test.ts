import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeLine, noLine } from "../../tests/line";
import { update } from "../../tests/told";
import type { OfferedMove, PreviewData } from "../lib/types/messages";
import { toasts } from "../shell/toasts.svelte";
import { Picks } from "./picks.svelte";
import { TableState } from "./state.svelte";
import type { Targets } from "./things";

const preview = (move: string): PreviewData => ({ move, names: [], points: 0, lines: [], stock: [], says: [], asks: null, next: null });

/** Each move is about a thing to pick up and a place. */
const targets: Targets = {
  things: () => ["die:1", "space:1"],
  tools: ["die"],
  late: [],
  isEnd: () => false,
  ruleOf: () => null,
  guesses: () => [],
  whyNot: () => null,
};

let table: TableState;
let picks: Picks;

beforeEach(() => {
  fakeLine();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  table = new TableState("k3", null);
  picks = new Picks(table, targets);
  FakeSocket.last.open();
});
afterEach(() => {
  toasts.sweep();
  table.close();
  noLine();
});

/** What the server foresees of the question that stands. */
async function foresee(): Promise<void> {
  const key = FakeSocket.last.sent.findLast((one) => one.type === "preview")?.key ?? "";
  FakeSocket.last.say({ type: "previews", key, question: 3, previews: [preview("side 1")] });
  await vi.advanceTimersByTimeAsync(0);
}

test("what one seat has picked up is not in the hand of another that is asked the same", async () => {
  FakeSocket.last.say(update([1, 2, 3]));
  await foresee();
  await picks.click("die:1", {} as Element, false);
  expect(picks.picked).toEqual(["die:1"]);
  FakeSocket.last.say(update([1, 2, 3], { seat: 1 }));
  await foresee();
  expect(picks.lit.size).toBeGreaterThan(0);
  expect(picks.picked).toEqual([]);
});

/** While the other plays, what the server says that could be planned. */
async function wait(moves: OfferedMove[]): Promise<void> {
  FakeSocket.last.say(update([1, 2, 3], { question: null, asked: [1] }));
  await vi.advanceTimersByTimeAsync(1000);
  const key = FakeSocket.last.sent.findLast((one) => one.type === "plan")?.key ?? "";
  FakeSocket.last.say({ type: "planned", key, number: 3, prompt: null, moves, previews: [preview("side 1")], stops: null });
  await vi.advanceTimersByTimeAsync(0);
}

const SIDE: OfferedMove = { move: "side 1", label: { key: "move", args: {} } };
const said = (): string[] => toasts.shown.map(({ text }) => text);

test("who clicks while others play is told whose turn it is, or that this cannot be planned", async () => {
  await wait([]);
  await picks.click("space:9", {} as Element, false);
  expect(said()).toEqual(["table-whose-turn"]);
  toasts.sweep();
  await wait([SIDE]);
  await picks.click("space:9", {} as Element, false);
  expect(said()).toEqual(["table-plan-nothing"]);
});

test("what was said about a click goes when one's own turn comes", async () => {
  await wait([]);
  await picks.click("space:9", {} as Element, false);
  FakeSocket.last.say(update([1, 2, 3, 4]));
  expect(said()).toEqual([]);
});

test("what one seat has planned is no plan of another", async () => {
  await wait([SIDE]);
  await picks.play(picks.all[0]!);
  expect(picks.plan?.offered.move).toBe("side 1");
  FakeSocket.last.say(update([1, 2, 3], { seat: 1 }));
  await foresee();
  expect(picks.all).toHaveLength(1);
  expect([picks.plan, picks.thwarted]).toEqual([null, false]);
});

test("what is hard to find on the table has a button too", async () => {
  picks = new Picks(table, { ...targets, tools: [], buttons: ["space"] });
  FakeSocket.last.say(update([1, 2, 3]));
  await foresee();
  expect(picks.buttons.map(({ offered }) => offered.move)).toEqual(["side 1"]);
  picks = new Picks(table, { ...targets, tools: [] });
  expect(picks.buttons).toEqual([]);
});

test("who asks why something cannot be done is answered for the way that was chosen", async () => {
  const asked: (string | null)[] = [];
  const ways = { of: () => "pay:gold", by: () => null, early: true } as const;
  picks = new Picks(table, { ...targets, ways, guesses: (_, __, way) => (asked.push(way), []) });
  FakeSocket.last.say(update([1, 2, 3]));
  await foresee();
  await picks.click("space:2", {} as Element, false);
  expect(asked).toEqual(["pay:gold"]);
});

const WAYS = { of: ({ move }: OfferedMove) => `pay:${move.slice(-1)}`, by: () => null };

/** Two places, each with two ways to get there, one of which both have. */
async function severalWays(ways: Targets["ways"], things: Targets["things"]): Promise<void> {
  const offered = ["1 for a", "1 for b", "2 for b", "2 for c"].map((move) => ({ move, label: { key: "move", args: {} } }));
  picks = new Picks(table, { ...targets, things, ...(ways === undefined ? {} : { ways }) });
  FakeSocket.last.say(update([1, 2, 3], { question: { number: 3, prompt: { key: "prompt", args: {} }, composed: false, moves: offered } }));
  const key = FakeSocket.last.sent.findLast((one) => one.type === "preview")?.key ?? "";
  FakeSocket.last.say({ type: "previews", key, question: 3, previews: offered.map(({ move }) => preview(move)) });
  await vi.advanceTimersByTimeAsync(0);
}

test("no way holds for what is done now like this, now like that, until one is chosen", async () => {
  await severalWays(WAYS, ({ move }) => ["die:1", `space:${move[0]}`]);
  expect([picks.way, picks.ways]).toEqual([null, []]);
  await picks.click("die:1", {} as Element, false);
  expect([picks.way, picks.ways]).toEqual([null, ["pay:a", "pay:b", "pay:c"]]);
  await picks.click("pay:c", {} as Element, false);
  expect([picks.way, picks.mark("pay:c")]).toEqual(["pay:c", "picked"]);
});

test("an early way is chosen with nothing in hand, and a move that waits gives way to it", async () => {
  await severalWays({ ...WAYS, early: true }, ({ move }) => [`space:${move[0]}`]);
  expect([picks.way, picks.ways]).toEqual(["pay:a", ["pay:a", "pay:b", "pay:c"]]);
  await picks.click("pay:b", {} as Element, false);
  await picks.click("space:1", {} as Element, true);
  expect(picks.armed?.offered.move).toBe("1 for b");
  await picks.click("pay:a", {} as Element, true);
  expect(picks.armed?.offered.move).toBe("1 for a");
  await picks.click("pay:c", {} as Element, true);
  expect([picks.armed, picks.wanted]).toEqual([null, "pay:c"]);
});

test("a move that is suggested is done the way that is suggested, until another is chosen", async () => {
  await severalWays({ ...WAYS, early: true }, ({ move }) => [`space:${move[0]}`]);
  table.hinted = { type: "hinted", key: "", question: 3, bot: "greedy", move: "1 for b", label: { key: "move", args: {} } };
  expect([picks.wanted, picks.mark("space:1")]).toEqual(["pay:b", "hinted"]);
  expect(picks.lit.get("space:1")?.map(({ offered }) => offered.move)).toEqual(["1 for b"]);
  await picks.click("pay:a", {} as Element, false);
  expect(picks.wanted).toBe("pay:a");
});

test("until one is chosen, the first early way that may be given up holds for everything", async () => {
  await severalWays({ ...WAYS, early: true }, ({ move }) => [`space:${move[0]}`]);
  expect(picks.wanted).toBe("pay:a");
  await severalWays({ ...WAYS, early: true, firm: ["pay"] }, ({ move }) => [`space:${move[0]}`]);
  expect(picks.wanted).toBeNull();
});
