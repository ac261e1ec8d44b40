import { beforeAll, expect, test, vi } from "vitest";
import type { MarkData } from "../../lib/types/http";
import { words } from "../../lib/words.svelte";
import { momentAt, when } from "./moments";

const turn = (number: number, turn: number): MarkData => ({ number, level: 2, name: { key: "event-turn-began", args: { turn } } });
const round = (number: number, round: number): MarkData => ({ number, level: 2, name: { key: "event-round-began", args: { round } } });
const phase = (number: number, phase: string): MarkData => ({ number, level: 1, name: { key: "event-phase-began", args: { phase } } });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
});

test("a move that ends a turn was played in that turn, and the game stands in the next", async () => {
  await words.play("castle");
  const marks = [turn(3, 1), turn(5, 2), turn(7, 3)];
  expect([3, 4, 5, 6, 7].map((number) => when(marks, number))).toEqual(["Set-up", "Turn 1", "Turn 1", "Turn 2", "Turn 2"]);
  expect([3, 4, 5].map((number) => momentAt(marks, number))).toEqual(["Turn 1", "Turn 1", "Turn 2"]);
});

test("the same holds for rounds and phases", async () => {
  await words.play("burgundy");
  const marks = [phase(5, "A"), round(5, 1), round(9, 2), phase(14, "B"), round(14, 1)];
  expect([5, 9, 10, 14, 15].map((number) => when(marks, number))).toEqual([
    "Set-up",
    "Phase A, round 1",
    "Phase A, round 2",
    "Phase A, round 2",
    "Phase B, round 1",
  ]);
});
