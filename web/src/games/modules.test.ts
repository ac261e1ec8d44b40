import { expect, test } from "vitest";
import type { Book } from "../rules/book";
import { withParts } from "../rules/parts";
import { each, halves } from "./modules";

const HALVES = halves(() => ({ "./modules/inns/index.ts": { name: "inns", more: 1 }, "./modules/posts/index.ts": { name: "posts" } as { name: string; more?: number } }));

test("halves are found by the names of their folders, in the order of the table", () => {
  expect(HALVES.of(["posts", "unknown", "inns"]).map(({ name }) => name)).toEqual(["posts", "inns"]);
  expect(HALVES.all()).toHaveLength(2);
  expect(HALVES.entries().map(([slug]) => slug)).toEqual(["inns", "posts"]);
});

test("what a half leaves out is left out", () => {
  expect(each(HALVES.all(), "more")).toEqual([1]);
});

const BOOK: Book = {
  groups: { game: ["goal"], more: ["names"] },
  beside: new Set(["goal"]),
  editions: ["one"],
  wordOf: (edition) => edition,
  players: [2],
  rowsOf: (section) => (section === "names" ? ["a"] : []),
  wordsOf: () => "",
  figures: {},
  Frame: null!,
};

test("a book takes up the sections of modules before what is told of the whole, and their rows", () => {
  const book = withParts(BOOK, [
    ["inns", { group: "added", sections: ["inns"], beside: ["inns"], rows: { names: ["b"] }, boxed: true }],
    ["posts", { group: "added", sections: ["posts"] }],
    ["kin", { group: "game", sections: ["kin"] }],
  ]);
  expect(Object.entries(book.groups)).toEqual([["game", ["goal", "kin"]], ["added", ["inns", "posts"]], ["more", ["names"]]]);
  expect(book.rowsOf("names", { game: "", edition: "", components: [], options: {} })).toEqual(["a", "b"]);
  expect(book.modules).toEqual(["inns"]);
  expect(book.beside).toEqual(new Set(["goal", "inns"]));
});
