import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, Texts } from "../lib/text";
import type { Facts } from "./facts";
import { blocks } from "./prose";
import { shown } from "./rows";
import { contains, cut, fold, wanted } from "./search";
import { DIFFERENCES, GROUP_NAMES, SECTIONS } from "./sections";
import { ANCHORS, ruleOf } from "./where";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const BURGUNDY = "../../../src/castellany/games/burgundy/text";
const CATALOGUE = Object.fromEntries(
  LANGUAGES.map((language) => {
    const sources = ["../../text/later/rules", "../../text/games/burgundy/rules", BURGUNDY].map((folder) => `${folder}/${language}.ftl`).map(read);
    return [language, new Texts(language, sources)];
  }),
) as Record<(typeof LANGUAGES)[number], Texts>;
const FACTS: Facts = { edition: "special", components: [], options: {} };

const found = (query: string, language: (typeof LANGUAGES)[number] = "en"): string[] =>
  SECTIONS.filter((id) => shown(id, wanted(query), FACTS, (key, args) => CATALOGUE[language].text(key, args)));

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
      ...GROUP_NAMES.map((group) => `rules-group-${group}`),
      ...DIFFERENCES.flatMap((row) => ["", "-special", "-first"].map((end) => `rules-differs-${row}${end}`)),
    ];
    expect(keys.filter((key) => !CATALOGUE[language].has(key))).toEqual([]);
  });

  test("paragraphs, lists and stressed words are told apart", () => {
    expect(blocks("One\n  line.\n\n• __A__: x\n• B\n\nEnd")).toEqual([
      { kind: "paragraph", runs: [{ text: "One line.", strong: false }] },
      {
        kind: "list",
        items: [
          [
            { text: "A", strong: true },
            { text: ": x", strong: false },
          ],
          [{ text: "B", strong: false }],
        ],
      },
      { kind: "paragraph", runs: [{ text: "End", strong: false }] },
    ]);
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
  test("takes no notice of case and accents, and keeps lengths", () => {
    expect(fold("Żółty Ёж")).toBe("zolty еж");
    expect(fold("ŁĄKA")).toHaveLength(4);
  });

  test("wants every word, at the beginning of one", () => {
    expect(contains("All workers of the duchy", wanted("work duchy"))).toBe(true);
    expect(contains("All workers of the duchy", wanted("work mine"))).toBe(false);
    expect(contains("fireworks", wanted("work"))).toBe(false);
  });

  test("shows what was found", () => {
    expect(cut("Żółty heks, żółto", wanted("zolt"))).toEqual([
      { text: "Żółt", found: true },
      { text: "y heks, ", found: false },
      { text: "żółt", found: true },
      { text: "o", found: false },
    ]);
    expect(cut("nothing", wanted(""))).toEqual([{ text: "nothing", found: false }]);
  });

  test("leaves the sections and the rows that have the words", () => {
    expect(found("pasture")).toEqual(["animals"]);
    expect(found("pastwisko", "pl")).toEqual(["animals"]);
    expect(found("пастбище", "ru")).toEqual(["animals"]);
    expect(found("xyzzy")).toEqual([]);
    expect(found("")).toEqual([...SECTIONS]);
    const say = (key: string, args = {}) => CATALOGUE.en.text(key, args);
    expect(shown("monasteries", wanted("warehouse"), FACTS, say)?.rows).toEqual(["monastery16"]);
    expect(shown("monasteries", wanted("storage"), FACTS, say)?.rows).toHaveLength(26);
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
