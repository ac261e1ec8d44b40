import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawingOf } from "./drawings";
import { GLYPHS } from "./glyphs";
import { BONUSES, colourOf, COLOURS, CROPS, cropsOf, isColour, isKind, KINDS, paintOf, type Kind } from "./kinds";
import { MOTIFS, PAINTED } from "./motifs";
import { signNamed } from "./signs";
import { BONUS_THINGS, EFFECTS, gainsOf, THINGS } from "./things";
import { places } from "./yields";

const catalogue = readFileSync(
  new URL("../../../../../src/castellany/games/tuscany/text/en.ftl", import.meta.url),
  "utf8",
);
const named = (what: string): Set<string> =>
  new Set([...catalogue.matchAll(new RegExp(`^${what}-(\\S+) =`, "gm"))].map(([, word]) => word!));

describe("words", () => {
  it("are those that the game has names for", () => {
    expect(new Set(KINDS)).toEqual(named("kind"));
    expect(new Set(COLOURS)).toEqual(named("colour"));
    expect(new Set(CROPS)).toEqual(named("crop"));
    expect(new Set(BONUSES)).toEqual(named("bonus"));
    expect(KINDS).toHaveLength(18);
  });

  it("are told from others", () => {
    expect(isKind("agriculture-olives-grain")).toBe(true);
    expect(isKind("agriculture-grain-olives")).toBe(false);
    expect(isKind("agriculture")).toBe(false);
    expect(isColour("agriculture")).toBe(true);
    expect(isColour("hexagon")).toBe(false);
  });

  it("say colour and crops", () => {
    expect(cropsOf("agriculture-grapes-livestock")).toEqual(["grapes", "livestock"]);
    expect(cropsOf("inn")).toEqual([]);
    expect(colourOf("agriculture-olives")).toBe("agriculture");
    expect(colourOf("cart")).toBe("cart");
    expect(colourOf("hexagon")).toBeNull();
    for (const colour of COLOURS) expect(KINDS.some((kind) => colourOf(kind) === colour)).toBe(true);
  });
});

describe.each(COLOURS)("the colour %s", (colour) => {
  const only = (parts: Readonly<Record<string, unknown>>): boolean =>
    COLOURS.every((other) => other === colour || JSON.stringify(parts[other]) !== JSON.stringify(parts[colour]));

  it("has a glyph and a pattern of its own", () => {
    expect(GLYPHS[colour]).toMatch(/^M.*Z$/);
    expect(only(GLYPHS)).toBe(true);
    expect(MOTIFS[colour].d).toMatch(/^M/);
    expect(only(MOTIFS)).toBe(true);
    expect(PAINTED[paintOf(colour)]).toBe(MOTIFS[colour]);
  });

  it("has an effect of its own, but for agriculture, whose crops are its message", () => {
    expect(EFFECTS[colour] === null).toBe(colour === "agriculture");
    expect(only(EFFECTS)).toBe(true);
  });
});

describe.each(KINDS.filter((kind): kind is Exclude<Kind, "hexagon"> => kind !== "hexagon"))("the drawings of %s", (kind) => {
  const [full, small] = [drawingOf(kind, false), drawingOf(kind, true)];

  it("are two, of its colour, with an emblem for each crop", () => {
    expect(full.parts).not.toEqual(small.parts);
    for (const { colour, parts, hedge } of [full, small]) {
      expect(colour).toBe(colourOf(kind));
      expect(parts).toHaveLength(Math.max(1, cropsOf(kind).length));
      expect(hedge).toBe(parts.length === 2);
    }
  });

  it("are no other tile's", () => {
    for (const isSmall of [false, true]) {
      const emblems = (other: typeof kind): string => drawingOf(other, isSmall).parts.map(({ emblem }) => emblem).join();
      const same = KINDS.filter((other) => other !== "hexagon" && emblems(other) === emblems(kind));
      expect(same).toEqual([kind]);
    }
  });
});

describe("yield cards", () => {
  it("show what they give, and nothing else", () => {
    expect(gainsOf({ red: 2, green: 0 })).toEqual([{ thing: "red", count: 2 }]);
    expect(gainsOf({ hexagons: 1, cards: 2 })).toEqual([
      { thing: "cards", count: 2 },
      { thing: "hexagon", count: 1 },
    ]);
  });

  it("keep every reward within the medallion and off the others", () => {
    const all = gainsOf({ red: 1, green: 1, cards: 1, marble: 1, workers: 1, hexagons: 1 });
    for (let count = 1; count <= all.length; count++) {
      const spots = places(all.slice(0, count));
      expect(spots).toHaveLength(count);
      for (const [n, { x, y, scale }] of spots.entries()) {
        expect(scale).toBeGreaterThan(0);
        expect(Math.hypot(x, y) + 12 * scale).toBeLessThan(21);
        for (const other of spots.slice(n + 1))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(12 * (scale + other.scale) * 0.9);
      }
    }
  });
});

describe("signs", () => {
  it.each(["kind", "colour", "cards", "crop", "bonus"])("are there for every %s", (what) => {
    const words = [...named(what)];
    expect(words.length).toBeGreaterThan(3);
    for (const word of words) expect(signNamed(`${what}-${word}`)).toBeDefined();
  });

  it("are there for every thing, and for nothing unknown", () => {
    for (const thing of [...THINGS, ...Object.values(BONUS_THINGS)])
      expect(signNamed(`thing-${thing}`)).toEqual({ draw: "thing", thing });
    expect(signNamed("kind-palace")).toBeUndefined();
  });
});
