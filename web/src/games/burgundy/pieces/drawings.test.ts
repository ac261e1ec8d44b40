import { describe, expect, it } from "vitest";
import { drawingOf, isDrawn } from "./drawings";
import three from "../recorded/three.json";

const TILES = three.components.tiles;
const KINDS = TILES.map(({ word }) => word);

describe.each(KINDS)("the drawings of %s", (kind) => {
  const [full, small] = [drawingOf(kind, false), drawingOf(kind, true)];

  it("are two, of its colour and with its number", () => {
    expect(full.parts).not.toEqual(small.parts);
    expect(small.parts).toHaveLength(1);
    for (const { colour, number } of [full, small]) {
      expect(colour).toBe(TILES.find(({ word }) => word === kind)?.colour);
      expect(number).toBe(/\d+$/.exec(kind)?.[0] ?? "");
    }
  });

  it("stand on the tile", () => {
    for (const part of [...full.parts, ...small.parts]) {
      expect(Math.abs(part.x)).toBeLessThan(40);
      expect(Math.abs(part.y)).toBeLessThan(40);
      expect(part.scale).toBeGreaterThan(0);
    }
  });
});

describe("drawings", () => {
  it("show as many animals as the number says", () => {
    expect(drawingOf("cow4", false).parts).toHaveLength(4);
    expect(drawingOf("cow2", false).parts).toHaveLength(2);
  });

  it("tell any two monasteries apart", () => {
    const monasteries = TILES.filter(({ colour }) => colour === "monastery");
    const effects = monasteries.map(({ word }) => JSON.stringify(drawingOf(word, false).parts));
    expect(new Set(effects).size).toBe(monasteries.length);
  });

  it("show that nobody has drawn a tile", () => {
    expect(KINDS.every(isDrawn)).toBe(true);
    expect(isDrawn("monastery99")).toBe(false);
    expect(drawingOf("monastery99", false).parts).toHaveLength(1);
  });
});
