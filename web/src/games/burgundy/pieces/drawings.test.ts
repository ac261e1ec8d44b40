import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawingOf } from "./drawings";
import { COLOURS, colourOf, herdOf, isKind, KINDS, monasteryOf, type Kind } from "./kinds";

const catalogue = readFileSync(new URL("../../../../../src/castellany/games/burgundy/text/en.ftl", import.meta.url), "utf8");

describe("kinds", () => {
  it("are those the game has names for", () => {
    const named = [...catalogue.matchAll(/^kind-(\S+) =/gm)].map(([, word]) => word);
    expect(new Set(KINDS)).toEqual(new Set(named));
    expect(KINDS).toHaveLength(49);
  });

  it("are told from other words", () => {
    expect(isKind("hen3")).toBe(true);
    expect(isKind("hen5")).toBe(false);
    expect(isKind("")).toBe(false);
  });

  it("have their colours", () => {
    const counts = COLOURS.map((colour) => KINDS.filter((kind) => colourOf(kind) === colour).length);
    expect(Object.fromEntries(COLOURS.map((colour, n) => [colour, counts[n]]))).toEqual({
      building: 8,
      ship: 1,
      animal: 12,
      monastery: 26,
      castle: 1,
      mine: 1,
    });
  });

  it("say what is counted on them", () => {
    expect(herdOf("sheep4")).toEqual({ species: "sheep", herd: 4 });
    expect(herdOf("monastery14")).toBeNull();
    expect(monasteryOf("monastery14")).toBe(14);
    expect(monasteryOf("mine")).toBe(0);
  });
});

describe.each(KINDS)("the drawings of %s", (kind) => {
  const [full, small] = [drawingOf(kind, false), drawingOf(kind, true)];

  it("are two, of its colour and with its number", () => {
    expect(full.parts).not.toEqual(small.parts);
    expect(small.parts).toHaveLength(1);
    for (const { colour, number } of [full, small]) {
      expect(colour).toBe(colourOf(kind));
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
    const effects = KINDS.filter((kind) => monasteryOf(kind) > 0).map((kind) =>
      JSON.stringify(drawingOf(kind, false).parts),
    );
    expect(new Set(effects).size).toBe(26);
  });

  it("refuse a monastery that does not exist", () => {
    expect(() => drawingOf("monastery27" as Kind, false)).toThrow(RangeError);
  });
});
