import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, Texts } from "../../../lib/text";
import type { Components } from "../../../lib/types/tuscany";
import type { Facts } from "../../../rules/facts";
import { blocks } from "../../../rules/prose";
import { shown } from "../../../rules/rows";
import { wanted } from "../../../rules/search";
import book from ".";
import { latticeOf, regionsOf } from "../builder/land";
import { sampleOf } from "./sample";
import { DIFFERENCES, EDITIONS, GROUPS, PAYMENTS } from "./sections";
import { ruleOf } from "./where";

type Language = (typeof LANGUAGES)[number];

const SECTIONS: readonly string[] = Object.values(GROUPS).flat();
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const TEXTS = "../../../../text";
const TUSCANY = "../../../../../src/castellany/games/tuscany/text";
const CATALOGUE = Object.fromEntries(
  LANGUAGES.map((language) => {
    const folders = [`${TEXTS}/later/rules`, `${TEXTS}/games/tuscany/rules`, `${TEXTS}/games/tuscany/table`, TUSCANY];
    return [language, new Texts(language, folders.map((folder) => read(`${folder}/${language}.ftl`)))];
  }),
) as Record<Language, Texts>;
const FACTS: Facts = { game: "tuscany", edition: "revised", components: [], options: {} };

const found = (query: string, language: Language = "en"): string[] =>
  SECTIONS.filter((id) => shown(book, id, wanted(query), FACTS, (key, args) => CATALOGUE[language].text(key, args)));

describe("the bodies of the rules", () => {
  test.each(LANGUAGES)("all are there in %s, well formed, and as long as the English ones", (language) => {
    for (const edition of EDITIONS)
      for (const id of SECTIONS) {
        const shape = (texts: Texts) =>
          blocks(texts.text(`rules-${id}-text`, { edition })).map((block) =>
            block.kind === "list" ? block.items.length : "paragraph",
          );
        expect(CATALOGUE[language].has(`rules-${id}`), id).toBe(true);
        expect(shape(CATALOGUE[language]), id).toEqual(shape(CATALOGUE.en));
        expect(CATALOGUE[language].text(`rules-${id}-text`, { edition }).split("__").length % 2, id).toBe(1);
      }
  });

  test.each(LANGUAGES)("so are the names of groups, payments and differences in %s", (language) => {
    const keys = [
      ...Object.keys(GROUPS).map((group) => `rules-group-${group}`),
      ...PAYMENTS.map((way) => `rules-paying-${way}`),
      ...DIFFERENCES.flatMap((row) => ["", "-revised", "-first"].map((end) => `rules-differs-${row}${end}`)),
    ];
    expect(keys.filter((key) => !CATALOGUE[language].has(key))).toEqual([]);
  });

  test.each(LANGUAGES)("the prints read differently where they differ in %s", (language) => {
    const differ = SECTIONS.filter((id) => {
      const [one, other] = EDITIONS.map((edition) => CATALOGUE[language].text(`rules-${id}-text`, { edition }));
      return one !== other;
    });
    expect(differ).toEqual(["draw", "game-end", "tie-break"]);
  });
});

describe("the search", () => {
  test("leaves the sections and the rows that have the words", () => {
    expect(found("prince")).toEqual(["goal"]);
    expect(found("oliwki", "pl")).toEqual(["agriculture"]);
    expect(found("оливки", "ru")).toEqual(["agriculture"]);
    expect(found("xyzzy")).toEqual([]);
    expect(found("")).toEqual([...SECTIONS]);
    const say = (key: string, args = {}) => CATALOGUE.en.text(key, args);
    expect(shown(book, "paying", wanted("two pairs"), FACTS, say)?.rows).toEqual(["pair-pair"]);
    expect(shown(book, "city", wanted("quarry"), FACTS, say)?.rows).toEqual(["marble"]);
    expect(shown(book, "city", wanted("whole game"), FACTS, say)?.rows).toHaveLength(5);
  });
});

describe("where a rule stands", () => {
  const keysOf = (path: string): string[] =>
    [...read(`${path}/en.ftl`).matchAll(/^((?:refusal|prompt|view-why)-[a-z-]+) =/gm)].map(([, key]) => key!);
  const keys = [...keysOf(TUSCANY), ...keysOf(`${TEXTS}/games/tuscany/table`)];

  test("every refusal, whyNot and prompt of the game has its place", () => {
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
