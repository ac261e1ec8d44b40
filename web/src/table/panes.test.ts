import { expect, test } from "vitest";
import { panesOf } from "./panes";

test("a phone begins with one's own things, or with the board where all play on it", () => {
  expect(panesOf({})).toEqual(["own", "board", "log"]);
  expect(panesOf({ common: true })).toEqual(["board", "own", "log"]);
});
