import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COLOURS, inkOn, paintOf } from "../src/games/tuscany/pieces/kinds";

/** Pairs of ink and ground, by the names of their tokens; WCAG AA asks 4.5 of text and 3 of shapes. */
const TEXT = [
  ["ink", "paper"],
  ["ink", "paper-hi"],
  ["ink", "page"],
  ["ink-2", "paper"],
  ["ink-2", "paper-lo"],
  ["ink-2", "page"],
  ["ink-3", "paper"],
  ["ink-3", "paper-lo"],
  ["ink-3", "paper-hi"],
  ["ink-3", "page"],
  ["gold-ink", "paper"],
  ["gold-ink", "paper-hi"],
  ["good", "paper-hi"],
  ["bad", "paper-hi"],
  ["on-wine", "wine"],
  ["p1-line", "paper"],
  ["p2-line", "paper"],
  ["p3-line", "paper"],
  ["p4-line", "paper"],
  ["ink", "legal-fill"],
  ["tile-cream", "u-green"],
  ["tile-cream", "u-hexagon"],
  ["tile-ink", "u-board"],
  ["tile-ink", "u-neutral"],
  ["c-wall-text", "c-wall"],
  ["c-wall-text", "c-wall-high"],
  ["tile-cream", "c-back"],
] as const;
const TERRAINS = [
  "building",
  "ship",
  "animal",
  "monastery",
  "castle",
  "mine",
  ...COLOURS.map(paintOf),
];
const SHAPES: (readonly [string, string])[] = [
  ["legal", "paper"],
  ["legal", "legal-fill"],
  ["focus", "paper"],
  ["focus", "page"],
  ["u-green-rule", "paper"],
  ["u-red-rule", "paper"],
  ["legal", "c-yard"],
  ["focus", "c-yard"],
  ...COLOURS.map((colour) => [inkOn(colour).slice("var(--".length, -1), `t-${paintOf(colour)}`] as const),
  ...TERRAINS.map((terrain) => ["legal", `t-${terrain}-tint`] as const),
  ...TERRAINS.map((terrain) => [`t-${terrain}-glyph`, `t-${terrain}-tint`] as const),
  ...TERRAINS.map((terrain) => ["tile-cream", `t-${terrain}-deep`] as const),
];
const LETTERS: (readonly [string, string])[] = [
  ...TEXT,
  ...TERRAINS.map((terrain) => ["ink", `t-${terrain}-tint`] as const),
];

const sheets = ["styles", "games/tuscany", "games/castle"].map((room) =>
  readFileSync(new URL(`../src/${room}/tokens.css`, import.meta.url), "utf8"),
);

function tokens(selector: string): Record<string, string> {
  const blocks = sheets.map((css) => {
    const start = css.indexOf(`${selector} {`);
    return css.slice(start, css.indexOf("\n}", start));
  });
  return Object.fromEntries(
    [...blocks.join("\n").matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

const day = tokens("\n:root");
const THEMES: [string, Record<string, string>][] = [
  ["day", day],
  ["evening", { ...day, ...tokens('\n[data-theme="evening"]') }],
];

function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("contrast is measured as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(THEMES)("%s", (_, theme) => {
  const between = (ink: string, ground: string): number => {
    const [one, other] = [theme[ink], theme[ground]];
    if (!one || !other) throw new Error(`no colour ${ink} or ${ground}`);
    return contrast(one, other);
  };

  test.each(LETTERS)("%s can be read on %s", (ink, ground) => {
    expect(between(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)("%s can be seen on %s", (ink, ground) => {
    expect(between(ink, ground)).toBeGreaterThanOrEqual(3);
  });
});
