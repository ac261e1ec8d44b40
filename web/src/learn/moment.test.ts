import { expect, test } from "vitest";
import { entry } from "../../tests/told";
import type { EntryData, Seen } from "../lib/types/messages";
import { momentOf } from "./moment";

const TABLE = { status: "running", seat: 0, question: null, scene: {} } as unknown as Seen;
const move = (number: number, seat = 0): EntryData => entry(number, { seat, label: { key: `move-${number}`, args: {} } });
const undo = (number: number, to: number): EntryData => entry(number, { kind: "undo", details: { to } });
const played = (fresh: readonly EntryData[]): readonly number[] | undefined => momentOf(TABLE, fresh)?.played.map(({ number }) => number);

test("a moment knows the learner's moves by their entries, and nobody else's", () => {
  expect(played([move(4), move(5, 1), move(6)])).toEqual([4, 6]);
});

test("what was taken back was not played", () => {
  expect(played([move(4), move(5), undo(6, 4), move(7)])).toEqual([4, 7]);
  expect(played([move(4), move(5, 1), undo(6, 3)])).toEqual([]);
});

test("a moment knows how far the game has gone back, if it has", () => {
  expect(momentOf(TABLE, [move(4)])?.back).toBeNull();
  expect(momentOf(TABLE, [undo(9, 6), undo(10, 4), move(11), undo(12, 10)])?.back).toBe(4);
});
