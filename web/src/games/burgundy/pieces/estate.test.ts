import { describe, expect, it } from "vitest";
import { centreOf, ESTATE, ESTATE_OUTLINE, neighbours, ROWS, SPACES } from "./estate";

const spaces = Array.from({ length: SPACES }, (_, n) => n + 1);
const plain = spaces.map(() => "ship");

function sidesOf(path: string): number {
  return path
    .split("M")
    .slice(1)
    .reduce((sum, loop) => sum + loop.split("L").length, 0);
}

describe("an estate", () => {
  it("has 37 spaces in rows, the middle one at the origin", () => {
    expect(ESTATE.centres).toHaveLength(37);
    expect(ROWS.reduce((sum, width) => sum + width, 0)).toBe(SPACES);
    expect(centreOf(19)).toEqual({ x: 0, y: 0 });
    expect(centreOf(1).x).toBe(-150);
    expect(centreOf(37).x).toBe(150);
    expect(centreOf(1).y).toBeCloseTo(-centreOf(37).y);
  });

  it("knows no space beside the 37", () => {
    expect(() => centreOf(0)).toThrow(RangeError);
    expect(() => centreOf(38)).toThrow(RangeError);
  });

  it("has neighbours exactly one width away, each the other's", () => {
    for (const space of spaces)
      for (const other of spaces) {
        const [a, b] = [centreOf(space), centreOf(other)];
        const touching = Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 100) < 0.01;
        expect(neighbours(space).includes(other)).toBe(touching);
      }
  });

  it("gives the middle six neighbours and a corner three", () => {
    expect(neighbours(19)).toEqual([13, 20, 26, 25, 18, 12]);
    expect(ESTATE.across(1)).toEqual([0, 2, 6, 5, 0, 0]);
    expect(spaces.reduce((sum, space) => sum + neighbours(space).length, 0)).toBe(2 * 90);
  });
});

describe("the lines of a board", () => {
  const board = [..."ACCYAACYBAABYBBSSSCSSSBBMBBABMYBBMYYB"];

  it("puts every side into a seam or a border", () => {
    expect(board).toHaveLength(SPACES);
    expect(2 * ESTATE.seams(board).length + ESTATE.borders(board).length).toBe(6 * SPACES);
  });

  it("has no border inside one colour", () => {
    expect(ESTATE.seams(plain)).toHaveLength(90);
    expect(ESTATE.outlines(plain)).toEqual([ESTATE_OUTLINE]);
    expect(sidesOf(ESTATE_OUTLINE)).toBe(42);
  });

  it("closes the outlines of all areas, with every border in one of them", () => {
    const paths = ESTATE.outlines(board);
    expect(paths.every((path) => path.startsWith("M") && path.endsWith("Z"))).toBe(true);
    expect(paths.reduce((sum, path) => sum + sidesOf(path), 0)).toBe(ESTATE.borders(board).length);
  });

  it("draws an area around another twice", () => {
    const ringed = plain.map((colour, n) => (n + 1 === 19 ? "castle" : colour));
    expect(
      ESTATE.outlines(ringed)
        .map(sidesOf)
        .sort((a, b) => a - b),
    ).toEqual([6, 6, 42]);
  });

  it("draws one outline for every area", () => {
    const striped = spaces.map((space) =>
      centreOf(space).y < -1 ? "mine" : centreOf(space).y > 1 ? "ship" : "castle",
    );
    expect(ESTATE.outlines(striped)).toHaveLength(3);
  });
});
