import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import Brand from "./Brand.svelte";
import Coin from "./Coin.svelte";
import Die from "./Die.svelte";
import { body, laws } from "../../tests/drawn";
import Icon from "./Icon.svelte";
import { ICON_NAMES } from "./icons";
import { playerOf } from "./players";
import Seal from "./Seal.svelte";
import Shield from "./Shield.svelte";
import { isCoarse, isSmall } from "./sizes";
import Slot from "./Slot.svelte";
import WhiteDie from "./WhiteDie.svelte";
import Worker from "./Worker.svelte";

const PIECES: Readonly<Record<string, (label?: string) => string>> = {
  brand: (label) => body(Brand, { width: 30, label }),
  coin: (label) => body(Coin, { width: 20, label }),
  die: (label) => body(Die, { face: 5, player: 1, width: 40, label }),
  icon: (label) => body(Icon, { name: "undo", label }),
  seal: (label) => body(Seal, { width: 20, points: 45, label }),
  shield: (label) => body(Shield, { player: 2, width: 20, label }),
  slot: (label) => body(Slot, { colour: "any", width: 60, label }),
  "white die": (label) => body(WhiteDie, { face: 6, width: 40, label }),
  worker: (label) => body(Worker, { width: 20, label }),
};

describe.each(Object.entries(PIECES))("a %s", (_, draw) => laws(draw));

describe("players", () => {
  it("gives every seat its colours", () => {
    expect([0, 1, 2, 3].map(playerOf)).toEqual([1, 2, 3, 4]);
  });
});

describe("tiles", () => {
  it("change their drawing at 56 pixels, spaces at 44", () => {
    expect(isSmall(55.9)).toBe(true);
    expect(isSmall(56)).toBe(false);
    expect(isCoarse(43.9)).toBe(true);
    expect(isCoarse(44)).toBe(false);
  });
});

describe("icons", () => {
  it.each(ICON_NAMES)("draw %s", (name) => {
    expect(body(Icon, { name })).toContain("currentColor");
  });
});

describe("paints", () => {
  const rooms = new URL("..", import.meta.url);
  const sources = readdirSync(rooms, { recursive: true, encoding: "utf8" })
    .filter((name) => /^(games\/\w+\/)?pieces\/.*\.svelte$/.test(name))
    .map((name) => readFileSync(new URL(name, rooms), "utf8"))
    .join("\n");
  const css = readFileSync(new URL("styles/pieces.css", rooms), "utf8");

  it("come from the style sheets", () => {
    expect(sources).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  });

  it("are all defined and all used", () => {
    const used = new Set([...sources.matchAll(/var\((--d-[a-z-]+)\)/g)].map(([, name]) => name));
    const defined = new Set([...css.matchAll(/^ {2}(--d-[a-z-]+):/gm)].map(([, name]) => name));
    expect(used).toEqual(defined);
  });
});
