import { expect, test } from "vitest";
import type { Listed, ListedSeat } from "../../lib/types/http";
import { company, inOrder, isOpen, others, seatsOf } from "./rows";

const seat = (name: string, person: string | null, free = false): ListedSeat => ({ name, person, bot: null, free });

function table(id: string, changes: Partial<Listed> = {}): Listed {
  return {
    id,
    game: "burgundy",
    edition: "special",
    status: "running",
    visibility: "public",
    clock: null,
    seats: [seat("Ann", "a"), seat("Bo", "b")],
    asked: [],
    changed_at: 0,
    your_turn: false,
    prompt: null,
    clocks: null,
    ...changes,
  };
}

test("where one is waited for comes first, and what is over last", () => {
  const tables = [
    table("over", { status: "over", changed_at: 9 }),
    table("gathering", { status: "gathering", changed_at: 8 }),
    table("old", { changed_at: 1 }),
    table("new", { changed_at: 2 }),
    table("turn", { your_turn: true }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(["turn", "new", "old", "gathering", "over"]);
});

test("one's own tables are not among the others", () => {
  expect(others([table("x"), table("y")], [table("y")]).map(({ id }) => id)).toEqual(["x"]);
});

test("only a table with a free seat is open", () => {
  const full = table("full", { status: "gathering" });
  expect(isOpen(full)).toBe(false);
  expect(isOpen({ ...full, seats: [seat("Ann", "a"), seat("", null, true)] })).toBe(true);
});

test("company is everybody else who sits there", () => {
  const seats = [seat("Ann", "a"), seat("", null, true), seat("Bot", null), seat("Bo", "b")];
  expect(company(seats, "a").map(({ name }) => name)).toEqual(["Bot", "Bo"]);
  expect(company(seats, null)).toHaveLength(3);
  expect(company([seat("Ann", "a"), seat("Ida", "a")], "a")).toHaveLength(2);
});

test("nobody has no seats", () => {
  expect(seatsOf(table("x"), "b")).toEqual([1]);
  expect(seatsOf(table("x"), null)).toEqual([]);
});
