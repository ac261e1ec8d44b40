import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, Texts } from "../../../lib/text";
import type { Facts } from "../../../rules/facts";
import { blocks } from "../../../rules/prose";
import { shown } from "../../../rules/rows";
import { wanted } from "../../../rules/search";
import book from ".";
import three from "../recorded/three.json";
import { DIFFERENCES } from "./sections";
import { ruleOf } from "./where";

const SECTIONS: readonly string[] = Object.values(book.groups).flat();
/** What an address can lead to within the rules: sections, buildings and single monasteries. */
const ANCHORS: ReadonlySet<string> = new Set([
  ...SECTIONS,
  ...three.components.tiles.map(({ word }) => word),
]);

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const TEXTS = "../../../../text";
const BURGUNDY = "../../../../../src/castellany/games/burgundy/text";
const CATALOGUE = Object.fromEntries(
  LANGUAGES.map((language) => {
    const sources = [`${TEXTS}/later/rules`, `${TEXTS}/games/burgundy/rules`, BURGUNDY].map((folder) => `${folder}/${language}.ftl`).map(read);
    return [language, new Texts(language, sources)];
  }),
) as Record<(typeof LANGUAGES)[number], Texts>;
const FACTS: Facts = { game: "burgundy", edition: "special", components: [three.components], options: {} };

const found = (query: string, language: (typeof LANGUAGES)[number] = "en"): string[] =>
  SECTIONS.filter((id) => shown(book, id, wanted(query), FACTS, (key, args) => CATALOGUE[language].text(key, args)));

describe("the bodies of the rules", () => {
  test.each(LANGUAGES)("all are there in %s, well formed, and as long as the English ones", (language) => {
    for (const edition of ["special", "first"])
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

  test.each(LANGUAGES)("so are the names of groups and differences in %s", (language) => {
    const keys = [
      ...Object.keys(book.groups).map((group) => `rules-group-${group}`),
      ...DIFFERENCES.flatMap((row) => ["", "-special", "-first"].map((end) => `rules-differs-${row}${end}`)),
    ];
    expect(keys.filter((key) => !CATALOGUE[language].has(key))).toEqual([]);
  });

  test("the editions read differently where they differ", () => {
    const differ = SECTIONS.filter((id) => {
      const [one, other] = ["special", "first"].map((edition) => CATALOGUE.en.text(`rules-${id}-text`, { edition }));
      return one !== other;
    });
    expect(differ).toEqual(["start", "castles", "tie-break"]);
  });
});

describe("the search", () => {
  test("leaves the sections and the rows that have the words", () => {
    expect(found("pasture")).toEqual(["animals"]);
    expect(found("pastwisko", "pl")).toEqual(["animals"]);
    expect(found("пастбище", "ru")).toEqual(["animals"]);
    expect(found("xyzzy")).toEqual([]);
    expect(found("")).toEqual([...SECTIONS]);
    const say = (key: string, args = {}) => CATALOGUE.en.text(key, args);
    expect(shown(book, "monasteries", wanted("warehouse"), FACTS, say)?.rows).toEqual(["monastery16"]);
    expect(shown(book, "monasteries", wanted("storage"), FACTS, say)?.rows).toHaveLength(26);
  });
});

describe("where a rule stands", () => {
  const keys = [...read(`${BURGUNDY}/en.ftl`).matchAll(/^((?:refusal|prompt)-[a-z-]+) =/gm)].map(([, key]) => key!);

  test("every refusal and every prompt of the game has its place", () => {
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !ANCHORS.has(ruleOf(key) ?? ""))).toEqual([]);
  });

  test("other texts have none", () => {
    expect(ruleOf("move-take")).toBeNull();
  });
});
