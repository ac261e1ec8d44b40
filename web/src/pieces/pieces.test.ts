import { readdirSync, readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Banner from "./Banner.svelte";
import Brand from "./Brand.svelte";
import Coin from "./Coin.svelte";
import Defs from "./Defs.svelte";
import Die from "./Die.svelte";
import EstateGround from "./EstateGround.svelte";
import Good from "./Good.svelte";
import Icon from "./Icon.svelte";
import { ICON_NAMES } from "./icons";
import { COLOURS, KINDS } from "./kinds";
import { MOTIFS, patternId } from "./patterns";
import PhaseBadge from "./PhaseBadge.svelte";
import RoundCell from "./RoundCell.svelte";
import Seal from "./Seal.svelte";
import Shield from "./Shield.svelte";
import { goodDetail, isCoarse, isSmall } from "./sizes";
import Slot from "./Slot.svelte";
import SoldGoods from "./SoldGoods.svelte";
import Space from "./Space.svelte";
import { PIECE_STATES } from "./states";
import Tile from "./Tile.svelte";
import WhiteDie from "./WhiteDie.svelte";
import Worker from "./Worker.svelte";

function body<Props extends object>(piece: Component<Props>, props: NoInfer<Props>): string {
  return render(piece as unknown as Component<Record<string, unknown>>, {
    props: Object.fromEntries(Object.entries(props)),
  }).body;
}

const PIECES: Readonly<Record<string, (label?: string) => string>> = {
  banner: (label) => body(Banner, { colour: "mine", size: "large", points: 6, width: 74, label }),
  brand: (label) => body(Brand, { width: 30, label }),
  coin: (label) => body(Coin, { width: 20, label }),
  die: (label) => body(Die, { face: 5, player: 1, width: 40, label }),
  good: (label) => body(Good, { good: 3, width: 40, label }),
  icon: (label) => body(Icon, { name: "undo", label }),
  "phase badge": (label) => body(PhaseBadge, { letter: "B", points: 8, state: "now", label }),
  "round cell": (label) => body(RoundCell, { round: 2, state: "now", label }),
  seal: (label) => body(Seal, { width: 20, points: 45, label }),
  shield: (label) => body(Shield, { player: 2, width: 20, label }),
  slot: (label) => body(Slot, { colour: "any", width: 60, label }),
  "sold goods": (label) => body(SoldGoods, { width: 40, label }),
  space: (label) => body(Space, { colour: "ship", number: 4, width: 80, label }),
  tile: (label) => body(Tile, { kind: "church", width: 80, label }),
  "white die": (label) => body(WhiteDie, { face: 6, width: 40, label }),
  worker: (label) => body(Worker, { width: 20, label }),
};

describe.each(Object.entries(PIECES))("a %s", (_, draw) => {
  it("says its label as a picture with a title", () => {
    const drawn = draw("Something to say");
    expect(drawn).toContain('role="img"');
    expect(drawn).toContain("<title>Something to say</title>");
    expect(drawn).not.toContain("aria-hidden");
  });

  it("is decoration without one", () => {
    const drawn = draw();
    expect(drawn).toContain('aria-hidden="true"');
    expect(drawn).not.toContain("<title>");
  });

  it("writes no style into the page, which its policy forbids", () => {
    expect(draw("Something")).not.toMatch(/\sstyle=/);
  });
});

describe("tiles", () => {
  it.each(KINDS)("draw %s in both sizes", (kind) => {
    const [large, small] = [96, 36].map((width) => body(Tile, { kind, width }));
    expect(large).toContain("<path");
    expect(small).not.toBe(large?.replace('width="96"', 'width="36"'));
  });

  it("change their drawing at 56 pixels, spaces at 44", () => {
    expect(isSmall(55.9)).toBe(true);
    expect(isSmall(56)).toBe(false);
    expect(isCoarse(43.9)).toBe(true);
    expect(isCoarse(44)).toBe(false);
  });
});

describe("spaces", () => {
  it("look different in every state", () => {
    const looks = PIECE_STATES.filter((state) => state !== "placed").map((state) =>
      body(Space, { colour: "building", number: 5, width: 80, state, tile: "bank" }),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  it("write what they cost", () => {
    const drawn = body(Space, { colour: "building", number: 5, width: 80, state: "price", price: 2 });
    expect(drawn).toMatch(/>2<\/text>/);
  });
});

describe("goods", () => {
  it("keep their number in every size", () => {
    expect([96, 34, 33, 22, 21].map(goodDetail)).toEqual(["full", "full", "numeral", "numeral", "plain"]);
    for (const width of [96, 24, 18]) expect(body(Good, { good: 4, width })).toMatch(/>4<\/text>/);
  });
});

describe("icons", () => {
  it.each(ICON_NAMES)("draw %s", (name) => {
    expect(body(Icon, { name })).toContain("currentColor");
  });
});

describe("an estate's ground", () => {
  it("draws 37 faces in the patterns that the page defines", () => {
    const colours = Array.from({ length: 37 }, (_, n) => COLOURS[n % 6]!);
    const drawn = body(EstateGround, { colours, width: 80 });
    expect(drawn.match(/<polygon/g)).toHaveLength(2 * 37);
    const defined = body(Defs, {});
    for (const colour of Object.keys(MOTIFS) as (keyof typeof MOTIFS)[])
      for (const use of ["tile", "fine", "space", "coarse"] as const)
        expect(defined).toContain(`id="${patternId(use, colour)}"`);
    for (const [, id] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(`id="${id}"`);
  });
});

describe("paints", () => {
  const here = new URL(".", import.meta.url);
  const sources = readdirSync(here, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => readFileSync(new URL(name, here), "utf8"))
    .join("\n");
  const css = readFileSync(new URL("../styles/pieces.css", here), "utf8");

  it("come from the style sheets", () => {
    expect(sources).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  });

  it("are all defined and all used", () => {
    const used = new Set([...sources.matchAll(/var\((--d-[a-z-]+)\)/g)].map(([, name]) => name));
    const defined = new Set([...css.matchAll(/^ {2}(--d-[a-z-]+):/gm)].map(([, name]) => name));
    expect(used).toEqual(defined);
  });
});
