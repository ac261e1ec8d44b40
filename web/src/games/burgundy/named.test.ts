import { expect, test } from "vitest";
import { named } from "./named";

test("a sentence names its space and its depot", () => {
  expect(named({ key: "event-placed", args: { name: { seat: 0 }, tile: "kind-church", space: 19 } })).toEqual(["space:19"]);
  expect(named({ key: "event-taken", args: { name: { seat: 0 }, tile: "kind-church", depot: "depot-3" } })).toEqual(["depot:3"]);
  expect(named({ key: "event-rolled", args: { name: { seat: 0 }, first: 1, second: 2 } })).toEqual([]);
});
