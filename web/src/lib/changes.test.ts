import { expect, test } from "vitest";
import { changed } from "./changes";

test("a value is put, taken away, and changed deep inside, in objects and in lists", () => {
  const old = { seats: [{ silver: 1 }, { silver: 2, tiles: { 3: "ship", 5: "mine" } }], result: null, gone: 1 };
  const changes = { seats: { 1: { silver: [4] as [unknown], tiles: { 3: [] as [] } } }, result: [[7]] as [unknown], gone: [] as [] };
  expect(changed(old, changes)).toEqual({ seats: [{ silver: 1 }, { silver: 4, tiles: { 5: "mine" } }], result: [7] });
});

test("what is as it was stays the very same thing, and nothing told before changes", () => {
  const old = { seats: [{ silver: 1 }, { silver: 2 }] };
  const now = changed(old, { seats: { 1: { silver: [9] } } });
  expect(now.seats[0]).toBe(old.seats[0]);
  expect(old.seats[1]).toEqual({ silver: 2 });
});
