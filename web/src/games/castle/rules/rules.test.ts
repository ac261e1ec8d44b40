import { describe, expect, test } from "vitest";
import { BookTexts, read } from "../../../../tests/book";
import { PIECES } from "../../../../tests/castle";
import { LANGUAGES } from "../../../lib/text";
import type { FacePiece, SegmentPiece } from "../../../lib/types/castle";
import { planOf } from "../board/plan";
import { terrains } from "../pieces/terrains";
import { TOKEN_WORDS } from "../pieces/tokens";
import { sidesLaid } from "../sides";
import book from ".";
import { emptyOf } from "./empty";
import { around, laidOut, sceneOf } from "./scenes";
import { find, rowOf, spanOf } from "./tiles";
import { ruleOf } from "./where";

const BOOK = new BookTexts("castle", book, [{ ...PIECES }]);
const SECTIONS = BOOK.sections;
const CASTLE = "src/castellany/games/castle/text";
const TEXTS = "web/text";

BOOK.laws([
  ...TOKEN_WORDS.flatMap((word) => [`token-${word}`, `about-token-${word}`]),
  ...terrains().flatMap((terrain) => [`terrain-${terrain}`, `role-${terrain}`, `about-${terrain}`]),
  ...book.rowsOf("names", BOOK.facts).flatMap((row) => ["", "-english", "-polish"].map((end) => `rules-names-${row}${end}`)),
]);

test.each(LANGUAGES)("every ruling of the ledger is among those told in %s", (language) => {
  const ledger = [...read("docs/rules/castle.md").matchAll(/^- \*\*CAS-R (\d+)\*\*/gm)].map(([, n]) => Number(n));
  const told = [...BOOK.in(language).text("rules-rulings-text").matchAll(/__R ([^_]+)__/g)].flatMap(([, list]) =>
    (list ?? "").split(", ").flatMap((part) => {
      const [from = 0, to = from] = part.split(/ to |–/).map(Number);
      return Array.from({ length: to - from + 1 }, (_, n) => from + n);
    }),
  );
  expect(ledger.length).toBeGreaterThan(40);
  expect(told.toSorted((a, b) => a - b)).toEqual(ledger.toSorted((a, b) => a - b));
});

test("the search leaves the sections and the rows that have the words", () => {
  expect(BOOK.found("preacher")).toEqual(["entering", "chapel"]);
  expect(BOOK.found("dyby", "pl")).toContain("road");
  expect(BOOK.found("фонтан", "ru")).toContain("road");
  expect(BOOK.rows("tokens", "markets")).toEqual(["shrine"]);
  expect(BOOK.rows("entering", "knight")).toEqual(["pigsty"]);
  expect(BOOK.rows("names", "stocks")).toEqual(["stocks"]);
});

describe("where a rule stands", () => {
  const keysOf = (path: string): string[] =>
    [...read(`${path}/en.ftl`).matchAll(/^((?:refusal|prompt|view-why)-[a-z-]+) =/gm)].map(([, key]) => key!);
  const keys = [...keysOf(CASTLE), ...keysOf(`${TEXTS}/games/castle/table`)];

  test("every refusal, reason and prompt of the game has its place", () => {
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
