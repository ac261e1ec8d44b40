import { expect, test } from "vitest";
import { fresh } from "./turns";

const turn = (table: string) => ({ table, game: "burgundy", changed_at: 0 });

test("only tables where one was not waited for before are news", () => {
  expect(fresh([turn("a")], [turn("a"), turn("b")])).toEqual([turn("b")]);
  expect(fresh([turn("a")], [])).toEqual([]);
});

test("what waits when one comes is no news", () => {
  expect(fresh(null, [turn("a")])).toEqual([]);
});
