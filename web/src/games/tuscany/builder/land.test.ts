import { describe, expect, test } from "vitest";
import { SIDE, WIDTH } from "../../../pieces/hex";
import { bandsOf, castleSpaces, cellsOf, latticeOf, middlesOf, nextCastle, regionsOf } from "./land";

const PIECES = {
  outline: [[0, 0], [1, 0], [2, 0], [-1, 1], [0, 1], [1, 1], [2, 1], [-1, 2], [0, 2], [1, 2]],
  seams: [
    { word: "l", step: [-2, 3] },
    { word: "r", step: [-1, 3] },
  ],
};
const LETTERS = "KVQLVLICWM" + "MCMWKVVQIL" + "QLLMVQCKWW";
const LATTICE = latticeOf(PIECES, "lr");

describe("boards", () => {
  test("are rows of three, four and three spaces around their middle", () => {
    const cells = cellsOf(PIECES);
    expect(cells.map(({ x }) => x)).toEqual([-100, 0, 100, -150, -50, 50, 150, -100, 0, 100]);
    expect(cells[4]?.y).toBeCloseTo(0);
  });

  test("lie half a space to the left or right of the one above", () => {
    const [top, middle, bottom] = middlesOf(PIECES, "lr", 0);
    expect([top?.x, middle?.x, bottom?.x]).toEqual([WIDTH / 4, -WIDTH / 4, WIDTH / 4]);
    expect((middle?.y ?? 0) - (top?.y ?? 0)).toBeCloseTo(4.5 * SIDE);
  });

  test("lie apart where there is room between them", () => {
    const ys = middlesOf(PIECES, "ll", 30).map(({ y }) => Math.round(y));
    expect(ys).toEqual([-290, 0, 290]);
  });

  test.each(["ll", "lr", "rl", "rr"])("touch with three spaces of each, shifted %s", (shifts) => {
    const lattice = latticeOf(PIECES, shifts);
    const touching = (from: number, to: number): number[] =>
      [7, 8, 9].map((cell) => from * 10 + cell + 1).filter((space) => lattice.neighbours(space).some((other) => other > to * 10 && other <= to * 10 + 10));
    expect(touching(0, 1)).toHaveLength(3);
    expect(touching(1, 2)).toHaveLength(3);
  });
});

describe("regions", () => {
  const regions = regionsOf(LATTICE, LETTERS);

  test("hold every space once", () => {
    expect(regions.flatMap(({ spaces }) => spaces).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  });

  test("go on across seams", () => {
    expect(regions.find(({ spaces }) => spaces.includes(8))?.spaces).toEqual([8, 12]);
    expect(regions.find(({ spaces }) => spaces.includes(20))?.spaces).toEqual([20, 22, 23]);
    expect(regions.filter(({ letter }) => letter === "L").map(({ spaces }) => spaces.length).sort()).toEqual([1, 1, 3]);
  });

  test("are tied by bands where they do", () => {
    expect(bandsOf(LATTICE, LETTERS)).toEqual([[8, 12], [10, 13], [18, 21], [20, 23], [20, 22]]);
  });

  test("may be too large", () => {
    expect(regionsOf(LATTICE, "K".repeat(30))).toEqual([{ letter: "K", spaces: Array.from({ length: 30 }, (_, n) => n + 1) }]);
  });
});

test("the castle spaces are chosen one after another", () => {
  const spaces = castleSpaces(LETTERS, "K");
  expect(spaces).toEqual([1, 15, 28]);
  expect(nextCastle({ boards: "AbC", shifts: "lr", castle: 15 }, spaces)).toBe(28);
  expect(nextCastle({ boards: "AbC", shifts: "lr", castle: 28 }, spaces)).toBe(1);
});
