import { beforeAll, expect, test, vi } from "vitest";
import type { SeatData } from "../lib/types/messages";
import { words } from "../lib/words.svelte";
import { seatNote } from "./seats";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

const LOST = { kind: "person", person: "ola", stand_in: "greedy", stand_in_why: "resigned", resigned: true } as SeatData;

test.each([
  ["en", "has given up", "has run out of time"],
  ["pl", "gra poddana", "czas się skończył"],
  ["ru", "игра сдана", "время вышло"],
] as const)("who ran out of time has not given up, in %s", async (language, resigned, time) => {
  await words.speak(language);
  expect(seatNote({ ...LOST, given_up: "resigned" }, null)).toEqual({ icon: "resign", label: resigned, bad: true });
  expect(seatNote({ ...LOST, given_up: "time" }, null)).toEqual({ icon: "clock", label: time, bad: true });
});
