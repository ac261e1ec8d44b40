import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { body, laws } from "../../../../tests/drawn";
import { patternId } from "../../../pieces/patterns";
import { PIECE_STATES } from "../../../pieces/states";
import BonusTile from "./BonusTile.svelte";
import Card from "./Card.svelte";
import ColourHex from "./ColourHex.svelte";
import ColourTicket from "./ColourTicket.svelte";
import { BONUSES, COLOURS, KINDS, paintOf } from "./kinds";
import LapMark from "./LapMark.svelte";
import { SIGN_NAMES } from "./signs";
import Sign from "./Sign.svelte";
import Space from "./Space.svelte";
import Stack from "./Stack.svelte";
import Starter from "./Starter.svelte";
import Terrain from "./Terrain.svelte";
import Thing from "./Thing.svelte";
import { THINGS } from "./things";
import Tile from "./Tile.svelte";
import Track from "./Track.svelte";
import YieldCard from "./YieldCard.svelte";

const PIECES: Readonly<Record<string, (label?: string) => string>> = {
  "bonus tile": (label) => body(BonusTile, { bonus: "marble", width: 60, label }),
  card: (label) => body(Card, { colour: "inn", width: 62, label }),
  "colour hex": (label) => body(ColourHex, { colour: "inn", width: 62, label }),
  "colour ticket": (label) => body(ColourTicket, { colour: "cart", points: 3, side: 1, width: 70, label }),
  "lap mark": (label) => body(LapMark, { player: 1, points: 50, width: 30, label }),
  space: (label) => body(Space, { colour: "city", width: 68, label }),
  stack: (label) => body(Stack, { player: 1, count: 5, width: 60, label }),
  starter: (label) => body(Starter, { width: 30, label }),
  thing: (label) => body(Thing, { thing: "green", width: 30, label }),
  tile: (label) => body(Tile, { kind: "quarry", width: 68, label }),
  track: (label) => body(Track, { track: "red", markers: [{ player: 1, points: 60, coming: 80 }], width: 400, label }),
  "yield card": (label) => body(YieldCard, { reward: { red: 2 }, width: 62, label }),
};

describe.each(Object.entries(PIECES))("a %s", (_, draw) => laws(draw));

/** What is drawn apart from how large it is. */
const unsized = (drawn: string | undefined): string => (drawn ?? "").replace(/ (width|height)="[\d.]+"/g, "");

describe("tiles", () => {
  it.each(KINDS)("draw %s in both sizes", (kind) => {
    const [large, small] = [96, 36].map((width) => body(Tile, { kind, width }));
    expect(large).toContain("<path");
    expect(unsized(small)).not.toBe(unsized(large));
  });

  it("show what they give from 56 pixels", () => {
    const plaque = (width: number): boolean => body(Tile, { kind: "monastery", width }).includes(">3</text>");
    expect([96, 56, 55.9, 28].map(plaque)).toEqual([true, true, false, false]);
  });

  it("tell the land on which a hexagon lies", () => {
    const looks = [null, ...COLOURS].map((on) => body(Tile, { kind: "hexagon", on, width: 60 }));
    expect(new Set(looks).size).toBe(looks.length);
    for (const colour of COLOURS)
      expect(body(Space, { colour, tile: "hexagon", width: 60 })).toContain(`var(--t-${paintOf(colour)})`);
  });
});

describe("states", () => {
  const lights = PIECE_STATES.filter((state) => state !== "placed");

  it("look different on spaces, with and without a tile", () => {
    for (const tile of [undefined, "cart"] as const) {
      const looks = lights.map((state) => body(Space, { colour: "cart", width: 80, state, tile }));
      // A space that is shown beforehand or chosen differs by the tile upon it.
      expect(new Set(looks).size).toBe(tile === undefined ? looks.length - 1 : looks.length);
    }
  });

  it("look different on cards, where what pays now differs from what could", () => {
    const looks = lights.map((state) => body(Card, { colour: "cart", width: 60, state }));
    expect(new Set(looks).size).toBeGreaterThanOrEqual(looks.length - 1);
    const [now, could] = (["selected", "price"] as const).map((state) => body(Card, { colour: "cart", width: 60, state }));
    expect(now).toContain("lifted");
    expect(could).not.toContain("lifted");
    expect(could).toContain("stroke-dasharray");
  });

  it("say the points of an empty space while it is lit", () => {
    const gain = (state: "legal" | "calm", tile?: "cart"): boolean =>
      body(Space, { colour: "cart", width: 80, state, gain: 6, tile }).includes(">6</text>");
    expect([gain("legal"), gain("calm"), gain("legal", "cart")]).toEqual([true, false, false]);
  });
});

describe("plates", () => {
  it("tell every card, bonus tile and reward apart, large and small", () => {
    for (const width of [62, 26]) {
      const looks = [
        ...[null, ...COLOURS].map((colour) => body(Card, { colour, width })),
        ...[null, { red: 2 }, { green: 2 }, { cards: 2 }, { marble: 1 }, { workers: 1 }, { hexagons: 1 }, { red: 1, marble: 1 }].map(
          (reward) => body(YieldCard, { reward, width }),
        ),
        ...BONUSES.map((bonus) => body(BonusTile, { bonus, width })),
      ];
      expect(new Set(looks).size).toBe(looks.length);
    }
  });

  it("fill a dot for each space that is filled", () => {
    const drawn = body(ColourTicket, { colour: "inn", points: 2, side: 2, spaces: 5, filled: 2, width: 70 });
    expect(drawn.match(/cy="33.5"/g)).toHaveLength(5);
    expect(drawn.match(/cy="33.5"[^>]*fill="none"/g)).toHaveLength(3);
  });
});

describe("stacks", () => {
  it("write their count and grow with it as far as one can see", () => {
    const sheets = (count: number): number => body(Stack, { player: 2, count, width: 60 }).split("<path").length;
    expect(body(Stack, { player: null, count: 24, width: 60 })).toContain(">24</text>");
    expect(sheets(7)).toBeGreaterThan(sheets(3));
    expect(sheets(24)).toBe(sheets(7));
    expect(sheets(0)).toBeLessThan(sheets(1));
  });
});

describe("signs", () => {
  it.each(SIGN_NAMES)("draw %s within a line", (name) => {
    expect(body(Sign, { name })).toContain("<svg");
  });

  it("draw nothing for what has none", () => {
    expect(body(Sign, { name: "kind-palace" })).not.toContain("<svg");
  });
});

describe("paints and patterns", () => {
  const here = new URL(".", import.meta.url);
  const sources = readdirSync(here, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => readFileSync(new URL(name, here), "utf8"))
    .join("\n");
  const css = readFileSync(new URL("../tokens.css", here), "utf8");

  it("are all defined and all used", () => {
    const written = [...sources.matchAll(/var\((--u-[a-z-]*[a-z])\)/g)].map(([, name]) => name!);
    // Put together from a name: the leaves of a cypress, and the rules of the two tracks.
    const composed = ["cypress", "cypress-deep", "cypress-pale", "cypress-pale-deep", "green-rule", "red-rule"];
    const used = new Set([...written, ...composed.map((name) => `--u-${name}`)]);
    const defined = new Set([...css.matchAll(/^ {2}(--u-[a-z-]+):/gm)].map(([, name]) => name));
    expect(used).toEqual(defined);
  });

  it("have every shade of every colour by day, and another tint by evening", () => {
    const [day = "", evening = ""] = css.split('[data-theme="evening"]');
    for (const paint of COLOURS.map(paintOf)) {
      for (const shade of ["", "-deep", "-tint", "-mark", "-glyph"]) expect(day).toContain(`--t-${paint}${shade}:`);
      for (const shade of ["-tint", "-mark", "-glyph"]) expect(evening).toContain(`--t-${paint}${shade}:`);
    }
  });

  it("are defined by the terrain for whatever refers to them", () => {
    const terrain = body(Terrain, {});
    const drawn = COLOURS.flatMap((colour) => [
      body(Space, { colour, width: 80 }),
      body(Space, { colour, width: 30, state: "legal" }),
      body(Card, { colour, width: 60 }),
      body(ColourTicket, { colour, points: 1, side: 1, width: 60 }),
    ]);
    const asked = drawn.flatMap((one) => [...one.matchAll(/url\(#([^)]+tuscany[^)]+)\)/g)].map(([, id]) => id!));
    expect(asked).toContain(patternId("coarse", "tuscany-cart"));
    for (const id of asked) expect(terrain).toContain(`id="${id}"`);
  });

  it("draw every thing", () => {
    const looks = THINGS.map((thing) => body(Thing, { thing, width: 30 }));
    expect(new Set(looks).size).toBe(THINGS.length);
  });
});
