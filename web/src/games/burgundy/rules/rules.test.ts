import { describe, expect, test } from "vitest";
import { BookTexts, read } from "../../../../tests/book";
import book from ".";
import three from "../recorded/three.json";
import { ruleOf } from "./where";

const BOOK = new BookTexts("burgundy", book, [three.components]);
/** What an address can lead to within the rules: sections, buildings and single monasteries. */
const ANCHORS: ReadonlySet<string> = new Set([...BOOK.sections, ...three.components.tiles.map(({ word }) => word)]);

BOOK.laws([]);

test("the editions read differently where they differ", () => {
  expect(BOOK.differing("en")).toEqual(["start", "castles", "tie-break", "border-posts", "inns", "white-castles"]);
});

test("the search leaves the sections and the rows that have the words", () => {
  expect(BOOK.found("pasture")).toEqual(["animals"]);
  expect(BOOK.found("pastwisko", "pl")).toEqual(["animals"]);
  expect(BOOK.found("пастбище", "ru")).toEqual(["animals"]);
  expect(BOOK.rows("monasteries", "warehouse")).toEqual(["monastery16"]);
  expect(BOOK.rows("monasteries", "storage")).toHaveLength(26);
});

describe("where a rule stands", () => {
  const keys = [...read("src/castellany/games/burgundy/text/en.ftl").matchAll(/^((?:refusal|prompt)-[a-z-]+) =/gm)].map(([, key]) => key!);

  test("every refusal and every prompt of the game has its place", () => {
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !ANCHORS.has(ruleOf(key) ?? ""))).toEqual([]);
  });

  test("other texts have none", () => {
    expect(ruleOf("move-take")).toBeNull();
  });
});
