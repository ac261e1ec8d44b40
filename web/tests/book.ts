/** What every book of rules must keep, with its texts as they are read from the files. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, Texts } from "../src/lib/text";
import type { Book } from "../src/rules/book";
import type { Facts } from "../src/rules/facts";
import { blocks } from "../src/rules/prose";
import { EDITIONS, shown, type Say } from "../src/rules/rows";
import { wanted } from "../src/rules/search";

export type Language = (typeof LANGUAGES)[number];

export const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf-8");

/** The folders of texts that modules of a game have, on the page and in their packages. */
export function moduleTexts(game: string): string[] {
  const within = (path: string): string[] => (existsSync(new URL(`../../${path}`, import.meta.url)) ? readdirSync(new URL(`../../${path}`, import.meta.url)) : []);
  const page = within(`web/text/games/${game}/modules`).map((slug) => `web/text/games/${game}/modules/${slug}`);
  const packages = within(`src/castellany/games/${game}/modules`).map((name) => `src/castellany/games/${game}/modules/${name}/text`);
  return [...page, ...packages.filter((folder) => within(folder).length > 0)];
}

/** A book as its readers find it. */
export class BookTexts {
  readonly book: Book;
  readonly facts: Facts;
  readonly sections: readonly string[];
  private readonly catalogues: Readonly<Record<Language, Texts>>;

  constructor(game: string, book: Book, components: Facts["components"]) {
    this.book = book;
    this.facts = { game, edition: book.editions[0] ?? "", components, options: {} };
    this.sections = Object.values(book.groups).flat();
    const folders = ["web/text/later/rules", `web/text/games/${game}/rules`, `web/text/games/${game}/table`, `src/castellany/games/${game}/text`, ...moduleTexts(game)];
    const catalogue = (language: Language) => new Texts(language, folders.map((folder) => read(`${folder}/${language}.ftl`)));
    this.catalogues = Object.fromEntries(LANGUAGES.map((language) => [language, catalogue(language)])) as Record<Language, Texts>;
  }

  in(language: Language): Texts {
    return this.catalogues[language];
  }

  /** The sections in which words are found. */
  found(query: string, language: Language = "en"): string[] {
    const say: Say = (key, args) => this.in(language).text(key, args);
    return this.sections.filter((id) => shown(this.book, id, wanted(query), this.facts, say));
  }

  /** The rows of a section in which they are. */
  rows(section: string, query: string): readonly string[] | undefined {
    return shown(this.book, section, wanted(query), this.facts, (key, args) => this.in("en").text(key, args))?.rows;
  }

  /** The sections that read differently in the first two editions. */
  differing(language: Language): string[] {
    const [one, other] = this.book.editions.map((edition) => ({ edition: this.book.wordOf(edition) }));
    return this.sections.filter((id) => this.in(language).text(`rules-${id}-text`, one) !== this.in(language).text(`rules-${id}-text`, other));
  }

  /** What holds of every book; `keys` are more texts that it needs. */
  laws(keys: readonly string[]): void {
    describe("the bodies of the rules", () => {
      test.each(LANGUAGES)("all are there in %s, well formed, and as long as the English ones", (language) => {
        for (const edition of this.book.editions.map((one) => this.book.wordOf(one)))
          for (const id of this.sections) {
            const shape = (texts: Texts) =>
              blocks(texts.text(`rules-${id}-text`, { edition })).map((block) => (block.kind === "list" ? block.items.length : "paragraph"));
            expect(this.in(language).has(`rules-${id}`), id).toBe(true);
            expect(shape(this.in(language)), id).toEqual(shape(this.in("en")));
            expect(this.in(language).text(`rules-${id}-text`, { edition }).split("__").length % 2, id).toBe(1);
          }
      });

      test.each(LANGUAGES)("so are the names of groups, differences and rows in %s", (language) => {
        const ends = ["", ...this.book.editions.map((edition) => `-${this.book.wordOf(edition)}`)];
        const differences = this.book.rowsOf(EDITIONS, this.facts).flatMap((row) => ends.map((end) => `rules-differs-${row}${end}`));
        const needed = [...Object.keys(this.book.groups).map((group) => `rules-group-${group}`), ...differences, ...keys];
        expect(needed.filter((key) => !this.in(language).has(key))).toEqual([]);
      });
    });

    test("the search for nothing leaves every section, and for nonsense none", () => {
      expect(this.found("xyzzy")).toEqual([]);
      expect(this.found("")).toEqual([...this.sections]);
    });
  }
}
