import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeLine, noLine } from "../../tests/line";
import { update } from "../../tests/told";
import type { GameView } from "../games";
import { toasts } from "../shell/toasts.svelte";
import { Acts } from "./acts.svelte";
import { Picks } from "./picks.svelte";
import { TableState } from "./state.svelte";
import type { Targets } from "./things";

let table: TableState;
let acts: Acts;

beforeEach(() => {
  fakeLine();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  table = new TableState("k3", null);
  acts = new Acts(table, new Picks(table, { things: () => [], tools: [] } as unknown as Targets), {} as GameView);
  FakeSocket.last.open();
});
afterEach(() => {
  table.close();
  noLine();
});

test("who asks to take back reads of it where the offer stands, and nowhere else", async () => {
  FakeSocket.last.say(update([1, 2, 3], { undo: "offer" }));
  acts.undo();
  const offer = FakeSocket.last.sent.findLast((one) => one.type === "offer");
  expect(offer?.what).toBe("undo");
  FakeSocket.last.say({ type: "ack", key: offer?.key ?? "", number: 4 });
  await vi.advanceTimersByTimeAsync(0);
  expect([table.sending, toasts.shown]).toEqual([false, []]);
});
