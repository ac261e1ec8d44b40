import { describe, expect, test } from "vitest";
import { BookTexts, read } from "../../../../tests/book";
import { LANGUAGES } from "../../../lib/text";
import type { Components } from "../../../lib/types/tuscany";
import book from ".";
import { latticeOf, regionsOf } from "../builder/land";
import { sampleOf } from "./sample";
import { PAYMENTS } from "./sections";
import { ruleOf } from "./where";

const BOOK = new BookTexts("tuscany", book, []);
const SECTIONS = BOOK.sections;
const TUSCANY = "src/castellany/games/tuscany/text";
const TEXTS = "web/text";

BOOK.laws(PAYMENTS.map((way) => `rules-paying-${way}`));

test.each(LANGUAGES)("the prints read differently where they differ in %s", (language) => {
  expect(BOOK.differing(language)).toEqual(["draw", "game-end", "tie-break"]);
});

test("the search leaves the sections and the rows that have the words", () => {
  expect(BOOK.found("prince")).toEqual(["goal"]);
  expect(BOOK.found("oliwki", "pl")).toEqual(["agriculture"]);
  expect(BOOK.found("оливки", "ru")).toEqual(["agriculture"]);
  expect(BOOK.rows("paying", "two pairs")).toEqual(["pair-pair"]);
  expect(BOOK.rows("city", "quarry")).toEqual(["marble"]);
  expect(BOOK.rows("city", "whole game")).toHaveLength(5);
});

describe("where a rule stands", () => {
  const keysOf = (path: string): string[] =>
    [...read(`${path}/en.ftl`).matchAll(/^((?:refusal|prompt|view-why)-[a-z-]+) =/gm)].map(([, key]) => key!);
  const keys = [...keysOf(TUSCANY), ...keysOf(`${TEXTS}/games/tuscany/table`)];

  test("every refusal, reason and prompt of the game has its place", () => {
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !SECTIONS.includes(ruleOf(key) ?? ""))).toEqual([]);
  });

  test("other texts have none", () => {
    expect(ruleOf("move-take")).toBeNull();
  });

  test("what bubbles name is a section", () => {
    const named = [...read(`${TEXTS}/games/tuscany/table/en.ftl`).matchAll(/^view-rule-([a-z-]+) =/gm)].map(([, id]) => id!);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => !SECTIONS.includes(id))).toEqual([]);
  });
});

describe("the estate that is shown", () => {
  const pieces = {
    colours: { K: "castle", C: "city" },
    outline: [[0, 0], [1, 0], [2, 0], [-1, 1], [0, 1], [1, 1], [2, 1], [-1, 2], [0, 2], [1, 2]],
    seams: [{ word: "l", step: [-2, 3] }, { word: "r", step: [-1, 3] }],
    region_limit: 3,
  };
  const withBoards = (boards: Record<string, string>) => ({ ...pieces, boards }) as unknown as Components;

  test("has no region that is too large, and one across a seam", () => {
    const parts = withBoards({ A1: "IVKCQLLWMV", A2: "KQMLLCVWVI", B1: "LIQVVKWMCM", B2: "QKLVMMCWIV", C1: "LQWMLVWQKC" });
    const sample = sampleOf(parts)!;
    const regions = regionsOf(latticeOf(parts, sample.built.split(" ")[1]!), sample.spaces);
    expect(Math.max(...regions.map(({ spaces }) => spaces.length))).toBeLessThanOrEqual(3);
    expect(regions.some(({ spaces }) => new Set(spaces.map((n) => Math.floor((n - 1) / 10))).size > 1)).toBe(true);
    expect(sample.spaces[sample.castle - 1]).toBe("K");
  });

  test("is none where no boards can be joined", () => {
    expect(sampleOf(withBoards({ A1: "KKKKKKKKKK", B1: "KKKKKKKKKK", C1: "KKKKKKKKKK" }))).toBeNull();
  });
});
