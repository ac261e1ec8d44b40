import { describe, expect, it } from "vitest";
import { body, laws } from "../../../../tests/drawn";
import { patternId } from "../../../pieces/patterns";
import { PIECE_STATES } from "../../../pieces/states";
import Banner from "./Banner.svelte";
import EstateGround from "./EstateGround.svelte";
import Good from "./Good.svelte";
import { goodDetail } from "./goods";
import three from "../recorded/three.json";
import { shapeOf } from "./shapes";
import { MOTIFS } from "./motifs";
import PhaseBadge from "./PhaseBadge.svelte";
import RoundCell from "./RoundCell.svelte";
import SoldGoods from "./SoldGoods.svelte";
import Space from "./Space.svelte";
import Terrain from "./Terrain.svelte";
import Tile from "./Tile.svelte";

const KINDS = three.components.tiles.map(({ word }) => word);
const COLOURS = Object.values(three.components.colours);

const PIECES: Readonly<Record<string, (label?: string) => string>> = {
  banner: (label) => body(Banner, { colour: "mine", size: "large", points: 6, width: 74, label }),
  good: (label) => body(Good, { good: 3, width: 40, label }),
  "phase badge": (label) => body(PhaseBadge, { letter: "B", points: 8, state: "now", label }),
  "round cell": (label) => body(RoundCell, { round: 2, state: "now", label }),
  "sold goods": (label) => body(SoldGoods, { width: 40, label }),
  space: (label) => body(Space, { colour: "ship", number: 4, width: 80, label }),
  tile: (label) => body(Tile, { kind: "church", width: 80, label }),
};

describe.each(Object.entries(PIECES))("a %s", (_, draw) => laws(draw));

describe("tiles", () => {
  it.each(KINDS)("draw %s in both sizes", (kind) => {
    const [large, small] = [96, 36].map((width) => body(Tile, { kind, width }));
    expect(large).toContain("<path");
    expect(small).not.toBe(large?.replace('width="96"', 'width="36"'));
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

describe("an estate's ground", () => {
  it("draws every space in the patterns that the page defines", () => {
    const shape = shapeOf(three.components, "9");
    const colours = shape.centres.map((_, n) => COLOURS[n % COLOURS.length]!);
    const drawn = body(EstateGround, { shape, colours, width: 80 });
    expect(drawn.match(/<polygon/g)).toHaveLength(2 * colours.length);
    const defined = body(Terrain, {});
    for (const colour of Object.keys(MOTIFS))
      for (const use of ["tile", "fine", "space", "coarse"] as const)
        expect(defined).toContain(`id="${patternId(use, colour)}"`);
    for (const [, id] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(`id="${id}"`);
  });
});
