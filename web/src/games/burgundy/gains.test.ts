import { beforeAll, expect, test, vi } from "vitest";
import { words } from "../../lib/words.svelte";
import type { PreviewData } from "../../lib/types/messages";
import type { Meaning } from "../../table/things";
import { saysMore, nextLine } from "./gains";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.play("burgundy");
});

const meaning = (some: Partial<PreviewData>): Meaning => ({
  offered: { move: "take mine@2 with 2", label: { key: "move-take", args: {} } },
  preview: { move: "take mine@2 with 2", names: [], points: 0, lines: [], stock: [], says: [], asks: "you", next: null, ...some },
  things: [],
  goal: null,
  late: false,
  way: null,
  ends: false,
});
const discard = { key: "prompt-discarding", args: { tile: "kind-mine" } };

test("a move that asks its player something else says so beforehand", () => {
  expect(nextLine(meaning({ next: discard }), [])).toBe(
    "Then: your storage is full: discard a tile to make room for a mine.",
  );
  expect(nextLine(meaning({ next: { key: "prompt-turn", args: {} } }), [])).toBeNull();
  expect(nextLine(meaning({ next: discard, asks: "other" }), [])).toBeNull();
});

test("what a tile does everywhere is nothing special about a move", () => {
  expect(saysMore(meaning({ says: [{ key: "about-mine", args: {} }] }), [])).toBe(false);
  expect(saysMore(meaning({ next: discard }), [])).toBe(true);
  expect(saysMore(meaning({ stock: [{ name: { key: "label-workers", args: {} }, change: -1 }] }), [])).toBe(true);
});
