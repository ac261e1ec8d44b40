import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { body, laws } from "../../../../tests/drawn";
import type { Art } from "../../../lib/types/castle";
import { PIECE_STATES } from "../../../pieces/states";
import Back from "./Back.svelte";
import Figure from "./Figure.svelte";
import { drawnFor, signFor } from "./editions";
import { drawnAs, lookOf, looks } from "./figures";
import { glyphId } from "./glyphs";
import Glyphs from "./Glyphs.svelte";
import Keep from "./Keep.svelte";
import MarkSign from "./MarkSign.svelte";
import Nest from "../modules/falcon/Nest.svelte";
import { terrains, terrainSign } from "./terrains";
import TerrainSign from "./TerrainSign.svelte";
import Tile from "./Tile.svelte";
import { frontOf, TOKEN_WORDS, written } from "./tokens";
import WallToken from "./WallToken.svelte";

const LOOKS = looks();
const TERRAINS = terrains();

const here = new URL(".", import.meta.url);
const catalogue = ["text", "modules/falcon/text", "modules/halt/text"]
  .map((folder) => readFileSync(new URL(`../../../../../src/castellany/games/castle/${folder}/en.ftl`, here), "utf8"))
  .join("\n");
const named = (what: string): Set<string> =>
  new Set([...catalogue.matchAll(new RegExp(`^${what}-(\\S+) =`, "gm"))].map(([, word]) => word!));

const art: Art = {
  paths: [
    { layer: "court", d: "M0 0h100v100h-100Z" },
    { layer: "road", d: "M50 0V100" },
  ],
  marks: [{ kind: "nest", at: [30, 40], size: 0.9 }],
  outlines: ["M40 0h20v100h-20Z"],
  spots: [[50, 50]],
};

describe("words", () => {
  it("are those that the game has names for", () => {
    expect(new Set(TERRAINS)).toEqual(named("terrain"));
    expect(new Set(TOKEN_WORDS)).toEqual(named("token"));
    expect(new Set<string>(LOOKS)).toEqual(new Set(["supply", ...named("role"), ...named("figure")].filter((word) => word !== "follower")));
  });

  it("have no token without a name", () => {
    expect(frontOf("double-chapel")).toBeUndefined();
  });
});

describe("tiles", () => {
  laws((label) => body(Tile, { art, width: 52, label }));

  it("are one path a layer, in its paint, and refer to their marks", () => {
    const drawn = body(Tile, { art, width: 52 });
    for (const { layer, d } of art.paths) expect(drawn).toContain(`class="c-${layer}" d="${d}"`);
    expect(drawn).toContain(`href="#${glyphId("nest")}" transform="translate(30 40) scale(0.9)"`);
  });

  it("look different in every state but those that say nothing", () => {
    const looks = PIECE_STATES.filter((state) => !["calm", "placed", "price"].includes(state)).map((state) => body(Tile, { art, width: 52, state }));
    // What is held is drawn as what is about to be laid.
    expect(new Set(looks).size).toBe(looks.length - 1);
  });

  it("find their marks among the glyphs", () => {
    const drawn = body(Glyphs, { glyphs: { nest: [{ layer: "twig", d: "M0 0h9" }] } });
    expect(drawn).toContain(`id="${glyphId("nest")}"`);
    expect(drawn).toContain('class="c-twig"');
  });
});

describe("figures", () => {
  laws((label) => body(Figure, { player: 1, look: "prince", width: 30, label }));

  it("are followers by where they stand, and others wherever they do", () => {
    expect(lookOf("follower", null)).toBe("supply");
    expect(lookOf("follower", "pigsty")).toBe("pigsty");
    expect(lookOf("prince", "pigsty")).toBe("prince");
    expect(lookOf("falconer", null)).toBe("falconer");
  });

  it("are told apart by look and by player", () => {
    const drawn = LOOKS.flatMap((look) => [body(Figure, { player: 1, look, width: 30 }), body(Figure, { player: 2, look, width: 30 })]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("are those of a reader's own edition, and take no more room there", () => {
    expect(LOOKS.filter((look) => drawnFor("pl", look) !== drawnAs(look))).toEqual(["pigsty", "meadow"]);
    expect(LOOKS.filter((look) => drawnFor("ru", look) !== drawnAs(look))).toEqual([]);
    expect(drawnFor("pl", "meadow").lying).toEqual(drawnAs("meadow").lying);
  });

  it("stand in areas that have the signs of that edition too", () => {
    expect(TERRAINS.filter((terrain) => signFor("pl", terrain) !== terrainSign(terrain))).toEqual(["pigsty"]);
    expect(TERRAINS.filter((terrain) => signFor("ru", terrain) !== terrainSign(terrain))).toEqual([]);
  });

  it("leave their outline where they are away", () => {
    const away = body(Figure, { player: 1, away: true, width: 30 });
    expect(away).toContain("stroke-dasharray");
    expect(away).not.toContain("--p1");
  });
});

describe("castle seats", () => {
  laws((label) => body(Keep, { player: 2, width: 30, label }));
});

describe("wall tokens", () => {
  laws((label) => body(WallToken, { token: "shrine", width: 30, label }));

  it("all have a front of their own", () => {
    const fronts = TOKEN_WORDS.map((token) => body(WallToken, { token, amount: 3, width: 30 }));
    expect(new Set(fronts).size).toBe(TOKEN_WORDS.length);
  });

  it("write their number where it is known", () => {
    expect(written("+#", 2)).toBe("+2");
    expect(written("+#", null)).toBe("+");
    expect(written("×2", 7)).toBe("×2");
    expect(body(WallToken, { token: "bonus-points", amount: 5, width: 30 })).toContain(">5</text>");
    expect(body(WallToken, { token: "bonus-points", width: 30 })).not.toContain("</text>");
  });
});

describe("signs", () => {
  describe("of terrains", () => laws((label) => body(TerrainSign, { terrain: "road", width: 20, label })));
  describe("of marks", () => laws((label) => body(MarkSign, { kind: "stocks", width: 20, label })));
  describe("of nests", () => laws((label) => body(Nest, { width: 20, label })));
  describe("of backs", () => laws((label) => body(Back, { width: 20, label })));

  it("are one for every terrain", () => {
    const drawn = TERRAINS.map((terrain) => body(TerrainSign, { terrain, width: 20 }));
    expect(new Set(drawn).size).toBe(TERRAINS.length);
  });
});

describe("colours", () => {
  const read = (folder: URL): string =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(svelte|css)$/.test(name) && name !== "tokens.css")
      .map((name) => readFileSync(new URL(name, folder), "utf8"))
      .join("\n");
  const css = readFileSync(new URL("../tokens.css", here), "utf8");

  it("are all defined and all used", () => {
    const sources = read(new URL("../", here));
    const used = new Set([...sources.matchAll(/var\((--c-[a-z-]*[a-z])\)/g)].map(([, name]) => name));
    const defined = new Set([...css.matchAll(/^ {2}(--c-[a-z-]+):/gm)].map(([, name]) => name));
    expect(used).toEqual(defined);
  });
});
