import { expect, test } from "vitest";
import { inOrder, paidAlsoWith, paidWithout, spent, unitCards } from "./payment";

const WAYS = ["card+card", "card+worker", "card+inn-pair", "worker+worker", "worker+inn-pair", "inn-pair+inn-pair"];

test("a payment takes two cards for each pair", () => {
  expect(spent("card+inn-pair", "city")).toEqual({ cards: [0, 1, 2, 0, 0, 0, 0, 0], workers: 0 });
  expect(spent("inn-pair+inn-pair", "city")).toEqual({ cards: [0, 0, 4, 0, 0, 0, 0, 0], workers: 0 });
  expect(spent("card+worker", null)).toEqual({ cards: [0, 0, 0, 0, 0, 0, 0, 0], workers: 1 });
});

test("the ways to any of several spaces come in one order", () => {
  const other = ["worker+worker", "worker+inn-pair", "inn-pair+inn-pair", "card+inn-pair", "card+card", "card+worker"];
  expect(inOrder(other)).toEqual(WAYS);
});

test("its units are told one by one", () => {
  expect(unitCards("card+inn-pair", "city")).toEqual([
    { worker: false, colour: "city", count: 1 },
    { worker: false, colour: "inn", count: 2 },
  ]);
  expect(unitCards("worker+worker", "city")).toEqual([{ worker: true }, { worker: true }]);
});

test("another card or worker takes the place of the dearer unit", () => {
  expect(paidAlsoWith("worker", "city", WAYS, "card+card")).toBe("card+worker");
  expect(paidAlsoWith("inn", "city", WAYS, "card+worker")).toBe("card+inn-pair");
  expect(paidAlsoWith("worker", "city", WAYS, "card+worker")).toBe("worker+worker");
  expect(paidAlsoWith("inn", "city", WAYS, "card+inn-pair")).toBe("inn-pair+inn-pair");
  expect(paidAlsoWith("city", "city", WAYS, "worker+inn-pair")).toBe("card+worker");
});

test("what pays is put back for the cheapest that can stand in for it", () => {
  expect(paidWithout("city", "city", WAYS, "card+card")).toBe("card+worker");
  expect(paidWithout("worker", "city", WAYS, "card+worker")).toBe("card+card");
});

test("where nothing can stand in, nothing changes", () => {
  expect(paidWithout("city", "city", ["card+card"], "card+card")).toBeNull();
  expect(paidAlsoWith("cart", "city", WAYS, "card+card")).toBeNull();
  expect(paidAlsoWith("city", "city", WAYS, "card+card")).toBeNull();
});
