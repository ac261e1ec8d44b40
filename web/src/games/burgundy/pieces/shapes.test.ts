import { describe, expect, it } from "vitest";
import three from "../recorded/three.json";
import { Shape, shapeOf } from "./shapes";

const ESTATE = shapeOf(three.components, "9");
const ESTATE_OUTLINE = ESTATE.outline();
const SPACES = ESTATE.centres.length;
const centreOf = (space: number) => ESTATE.centreOf(space);
const neighbours = (space: number) => ESTATE.neighbours(space);

const spaces = Array.from({ length: SPACES }, (_, n) => n + 1);
const plain = spaces.map(() => "ship");

function sidesOf(path: string): number {
  return path
    .split("M")
    .slice(1)
    .reduce((sum, loop) => sum + loop.split("L").length, 0);
}

describe("an estate", () => {
  it("has the spaces of its board, the middle one at the origin, and room for its wall", () => {
    expect(three.components.boards["9"].spaces).toHaveLength(SPACES);
    expect(ESTATE.box).toBe("-364 -332 728 664");
    expect(centreOf(19)).toEqual({ x: 0, y: 0 });
    expect(centreOf(1).x).toBe(-150);
    expect(centreOf(37).x).toBe(150);
    expect(centreOf(1).y).toBeCloseTo(-centreOf(37).y);
  });

  it("knows no space beside those of its board", () => {
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
    expect(neighbours(19)).toEqual([12, 13, 18, 20, 25, 26]);
    expect(ESTATE.across(19)).toEqual([13, 20, 26, 25, 18, 12]);
    expect(ESTATE.across(1)).toEqual([0, 2, 6, 5, 0, 0]);
    expect(spaces.reduce((sum, space) => sum + neighbours(space).length, 0)).toBe(2 * 90);
  });
});

describe("a board of another shape", () => {
  const islands = new Shape({ at: [[0, 0], [2, 0], [7, 3]], neighbours: [[2], [1, 3], [2]] });

  it("lies around its own middle", () => {
    expect(islands.centres.map(({ x }) => x)).toEqual([-175, -75, 175]);
    expect(islands.width).toBe(478);
    expect(islands.heightAt(islands.width)).toBeCloseTo(islands.height);
  });

  it("adjoins over water what its lines keep apart", () => {
    expect(islands.neighbours(3)).toEqual([2]);
    expect(islands.across(3)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(islands.outline().match(/Z/g)).toHaveLength(2);
  });

  it("is empty where nobody knows it", () => {
    expect(shapeOf({ boards: {}, shapes: {} }, "x").centres).toHaveLength(1);
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
