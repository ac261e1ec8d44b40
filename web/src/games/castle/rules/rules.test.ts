import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, Texts } from "../../../lib/text";
import type { FacePiece, SegmentPiece } from "../../../lib/types/castle";
import type { Facts } from "../../../rules/facts";
import { blocks } from "../../../rules/prose";
import { shown } from "../../../rules/rows";
import { wanted } from "../../../rules/search";
import { PIECES } from "../../../../tests/castle";
import { planOf } from "../board/plan";
import { terrains } from "../pieces/terrains";
import { TOKEN_WORDS } from "../pieces/tokens";
import { sidesLaid } from "../sides";
import book from ".";
import { emptyOf } from "./empty";
import { around, laidOut, sceneOf } from "./scenes";
import { EDITIONS } from "./sections";
import { find, rowOf, spanOf } from "./tiles";
import { ruleOf } from "./where";

type Language = (typeof LANGUAGES)[number];

const SECTIONS: readonly string[] = Object.values(book.groups).flat();
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const TEXTS = "../../../../text";
const CASTLE = "../../../../../src/castellany/games/castle/text";
const CATALOGUE = Object.fromEntries(
  LANGUAGES.map((language) => {
    const folders = [`${TEXTS}/later/rules`, `${TEXTS}/games/castle/rules`, `${TEXTS}/games/castle/table`, CASTLE];
    return [language, new Texts(language, folders.map((folder) => read(`${folder}/${language}.ftl`)))];
  }),
) as Record<Language, Texts>;
const FACTS: Facts = { game: "castle", edition: EDITIONS[0] ?? "", components: [{ ...PIECES }], options: {} };

const found = (query: string, language: Language = "en"): string[] =>
  SECTIONS.filter((id) => shown(book, id, wanted(query), FACTS, (key, args) => CATALOGUE[language].text(key, args)));

describe("the bodies of the rules", () => {
  test.each(LANGUAGES)("all are there in %s, well formed, and as long as the English ones", (language) => {
    for (const id of SECTIONS) {
      const shape = (texts: Texts) =>
        blocks(texts.text(`rules-${id}-text`)).map((block) => (block.kind === "list" ? block.items.length : "paragraph"));
      expect(CATALOGUE[language].has(`rules-${id}`), id).toBe(true);
      expect(shape(CATALOGUE[language]), id).toEqual(shape(CATALOGUE.en));
      expect(CATALOGUE[language].text(`rules-${id}-text`).split("__").length % 2, id).toBe(1);
    }
  });

  test.each(LANGUAGES)("so are the names of groups, tokens, roles and the names that mislead in %s", (language) => {
    const keys = [
      ...Object.keys(book.groups).map((group) => `rules-group-${group}`),
      ...TOKEN_WORDS.flatMap((word) => [`token-${word}`, `about-token-${word}`]),
      ...terrains().flatMap((terrain) => [`terrain-${terrain}`, `role-${terrain}`, `about-${terrain}`]),
      ...book.rowsOf("names", FACTS).flatMap((row) => ["", "-english", "-polish"].map((end) => `rules-names-${row}${end}`)),
    ];
    expect(keys.filter((key) => !CATALOGUE[language].has(key))).toEqual([]);
  });

  test.each(LANGUAGES)("every ruling of the ledger is among those told in %s", (language) => {
    const ledger = [...read("../../../../../docs/rules/castle.md").matchAll(/^- \*\*CAS-R (\d+)\*\*/gm)].map(([, n]) => Number(n));
    const told = [...CATALOGUE[language].text("rules-rulings-text").matchAll(/__R ([^_]+)__/g)].flatMap(([, list]) =>
      (list ?? "").split(", ").flatMap((part) => {
        const [from = 0, to = from] = part.split(/ to |–/).map(Number);
        return Array.from({ length: to - from + 1 }, (_, n) => from + n);
      }),
    );
    expect(ledger.length).toBeGreaterThan(40);
    expect(told.toSorted((a, b) => a - b)).toEqual(ledger.toSorted((a, b) => a - b));
  });
});

describe("the search", () => {
  test("leaves the sections and the rows that have the words", () => {
    expect(found("preacher")).toEqual(["entering", "chapel"]);
    expect(found("dyby", "pl")).toContain("road");
    expect(found("фонтан", "ru")).toContain("road");
    expect(found("xyzzy")).toEqual([]);
    expect(found("")).toEqual([...SECTIONS]);
    const say = (key: string, args = {}) => CATALOGUE.en.text(key, args);
    const rows = (id: string, query: string) => shown(book, id, wanted(query), FACTS, say)?.rows;
    expect(rows("tokens", "markets")).toEqual(["shrine"]);
    expect(rows("entering", "knight")).toEqual(["pigsty"]);
    expect(rows("names", "stocks")).toEqual(["stocks"]);
  });
});

describe("where a rule stands", () => {
  const keysOf = (path: string): string[] =>
    [...read(`${path}/en.ftl`).matchAll(/^((?:refusal|prompt|view-why)-[a-z-]+) =/gm)].map(([, key]) => key!);
  const keys = [...keysOf(CASTLE), ...keysOf(`${TEXTS}/games/castle/table`)];

  test("every refusal, whyNot and prompt of the game has its place", () => {
    expect(keys.length).toBeGreaterThan(25);
    expect(keys.filter((key) => !SECTIONS.includes(ruleOf(key) ?? ""))).toEqual([]);
  });

  test("other texts have none", () => {
    expect(ruleOf("move-place")).toBeNull();
  });

  test("what bubbles name is a section", () => {
    const named = [...read(`${TEXTS}/games/castle/table/en.ftl`).matchAll(/^view-rule-([a-z-]+) =/gm)].map(([, id]) => id!);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((id) => !SECTIONS.includes(id))).toEqual([]);
  });
});

describe("tiles for pictures", () => {
  const segment = (terrain: string, ...sides: string[]): SegmentPiece => ({ terrain, sides, stocks: false, shrines: 0, nest: false });
  const face = (word: string, ...segments: SegmentPiece[]): FacePiece => ({ ...PIECES.faces[0]!, word, segments, arts: Array.from({ length: 4 }, () => PIECES.faces[0]!.arts[0]!) });
  const end = face("e", segment("house", "north"), segment("meadow", "east", "south", "west"));
  const other = face("o", segment("house", "south"), segment("road", "north"), segment("meadow", "north", "east", "west"));
  const middle = face("m", segment("house", "east", "west"), segment("meadow", "north"), segment("meadow", "south"));
  const court = face("c", segment("meadow", "north", "east", "south", "west"));

  test("make one closed area, of different tiles where there are some", () => {
    const faces = [other, middle, end];
    const row = rowOf(faces, "house", 3);
    expect(row.map(({ tile }) => tile)).toEqual(["e", "m", "o"]);
    const reached = row.map(({ tile, top, segment: n }) => sidesLaid(faces.find(({ word }) => word === tile)!, top)[n]);
    expect(reached.map((sides) => sides?.toSorted())).toEqual([["east"], ["east", "west"], ["west"]]);
    expect(rowOf([end], "house", 2).map(({ tile }) => tile)).toEqual(["e", "e"]);
    expect(rowOf([end, other], "house", 3)).toEqual([]);
  });

  test("obey wishes, and courts have their side alone", () => {
    expect(rowOf([end, other], "house", 2, [(_, { word }) => word === "o"]).map(({ tile }) => tile)).toEqual(["o", "e"]);
    expect(find([other], "meadow", ["north"])?.top).toBe("east");
    expect(rowOf([court, end], "meadow", 2).map(({ tile }) => tile)).toEqual(["c", "e"]);
  });
});

describe("positions for pictures", () => {
  const squares = ["a", "b", "c", "d", "e"].flatMap((column, x) => [1, 2, 3, 4].map((row) => ({ word: `${column}${row}`, at: [x, row - 1] })));
  const pieces = { ...PIECES, wall: { ...PIECES.wall, squares } };

  test("lie inside the wall", () => {
    expect(spanOf(pieces, 3)).toEqual(["b3", "c3", "d3"]);
    expect(spanOf(pieces, 4)).toEqual([]);
    const laid = laidOut(pieces, [{ tile: "h1", top: "east", segment: 1 }, { tile: "r2", top: "north", segment: 0 }]);
    expect(laid.cells).toEqual(laid.squares.map((square, n) => `${square}.${n === 0 ? 2 : 1}`));
    expect(Object.keys(laid.board)).toEqual([...laid.squares]);
    expect(around(planOf(pieces.wall), ["b2", "c2"], 10)).toEqual({ x: 90, y: 90, width: 220, height: 120 });
  });

  test("have each figure where the cast puts it", () => {
    const cast = [{ seat: 0, kind: "prince", cell: "b2.1" }, { seat: 1, kind: "follower", cell: "c2.2" }];
    expect(sceneOf(pieces, { cast }).players.map(({ figures }) => figures)).toEqual([["", "", "b2.1", ""], ["c2.2", "", "", ""]]);
  });

  test("leave one connected group of empty squares and others apart from it", () => {
    const wide = { squares: Array.from({ length: 70 }, (_, n) => ({ word: `${n}`, at: [n % 10, Math.floor(n / 10)] })) };
    const { largest, others } = emptyOf(wide);
    const at = (word: string): readonly number[] => wide.squares.find((one) => one.word === word)!.at;
    const meet = (a: string, b: string) => Math.abs(at(a)[0]! - at(b)[0]!) + Math.abs(at(a)[1]! - at(b)[1]!) === 1;
    expect(largest).toHaveLength(11);
    expect(largest.every((one) => largest.some((other) => meet(one, other)))).toBe(true);
    expect(others.length).toBeGreaterThan(0);
    expect(others.some((one) => largest.some((other) => meet(one, other)))).toBe(false);
  });
});
