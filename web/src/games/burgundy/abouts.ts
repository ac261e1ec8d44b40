/** What the bubbles of things say: names, what they do, and where the rules tell more. */

import { text } from "../../lib/words.svelte";
import type { Components, Estate, Scene } from "../../lib/types/burgundy";
import { ruleAbout as rule } from "../../rules/where";
import type { About } from "../../shell/tip.svelte";
import { each } from "../modules";
import { modulesOf, sections } from "./modules";
import { areaOf, heap, PHASES, sum, type SpaceData } from "./scene";
import { capital, counted } from "../../table/labels";
import { pieceOf } from "./pieces/tiles";
import { colourName, depotName, goodName, tileName } from "./words";

/** The section of the rules about the tiles of a colour. */
const SECTIONS: Readonly<Record<string, string>> = {
  building: "buildings",
  ship: "ships",
  animal: "animals",
  monastery: "monasteries",
  castle: "castles",
  mine: "mines",
};

export function aboutTile(pieces: Components, word: string, more: readonly string[] = []): About {
  const tile = pieceOf(pieces, word);
  return {
    title: capital(tileName(word)),
    lines: tile === undefined ? more : [text(tile.about), ...more],
    rule: tile && rule(sections()[word] ?? SECTIONS[tile.colour] ?? "place"),
  };
}

export function aboutSpace(pieces: Components, scene: Scene, estate: Estate, one: SpaceData): About {
  const area = areaOf(pieces, estate, one.space);
  const progress = text("view-area", { ...area });
  const changed = each(modulesOf(pieces), "areaPoints").map((points) => points(pieces, estate, one.space));
  const worth = text("view-area-worth", {
    size: changed.find((points) => points !== null) ?? pieces.area_points[area.size] ?? 0,
    phase: scene.phase,
    extra: pieces.phase_points[PHASES.findIndex((letter) => letter === scene.phase)] ?? 0,
  });
  const tile = estate.tiles[one.space];
  if (tile !== undefined) return aboutTile(pieces, tile, [progress]);
  return {
    title: text("view-space", { space: one.space, colour: `colour-${one.colour}`, number: one.number }),
    lines: [progress, worth],
    rule: rule("place"),
  };
}

/** A used die, with what it showed where that is known. */
export const usedDie = (face = 0): string => text("view-die-used", { die: face });

export function aboutDie(die: number, face?: number): About {
  if (die === 0) return { title: usedDie(face), rule: rule("turn") };
  return {
    title: text("view-die", { die }),
    lines: [text("view-die-does", { die, good: `goods-${die}` }), text("view-die-shift")],
    rule: rule("turn"),
  };
}

export function aboutGood(scene: Scene, good: number, count: number): About {
  const players = scene.estates.length;
  return {
    title: `${count} × ${goodName(good)}`,
    lines: [text("view-good-sale", { good, each: players, points: count * players })],
    rule: rule("sell"),
  };
}

export function aboutHeap(depot: number, counts: readonly number[]): About {
  const goods = heap(counts).map(({ good, count }) => ({ name: goodName(good), count }));
  return {
    title: text("view-heap", { depot: `depot-${depot}` }),
    lines: [goods.length === 0 ? text("view-heap-empty") : counted(goods), text("view-heap-load")],
    rule: rule("ships"),
  };
}

/** A numbered depot, with what is left to be drawn for it. */
export function aboutDepot(pieces: Components, scene: Scene, depot: number): About {
  const colours = [...new Set(pieces.depots[depot - 1]?.flatMap(({ colours }) => colours) ?? [])];
  const left = colours.map((colour) => ({
    name: colourName(colour),
    count: sum(pieces.tiles.map((tile, n) => (tile.colour === colour ? (scene.supply[n] ?? 0) : 0))),
  }));
  return {
    title: capital(depotName(depot)),
    lines: [text("view-depot-does", { depot }), text("view-supply", { tiles: counted(left) })],
    rule: rule("take"),
  };
}

export function aboutBlack(scene: Scene): About {
  return {
    title: text("label-black-depot"),
    lines: [
      text("view-black-does"),
      ...(scene.bought ? [text("view-black-bought")] : []),
      text("view-black-supply", { count: scene.black_supply }),
    ],
    rule: rule("buying"),
  };
}

export function aboutSlot({ preparing }: Scene, colour: string): About {
  const why = text(preparing ? "view-slot-not-yet" : "view-slot-empty");
  return { title: text("view-slot", { colour: `colour-${colour}` }), lines: [why], rule: rule("phase") };
}

export function aboutPhase(pieces: Components, letter: string): About {
  const points = pieces.phase_points[PHASES.findIndex((one) => one === letter)] ?? 0;
  return { title: text("view-phase", { phase: letter }), lines: [text("view-phase-worth", { points })], rule: rule("areas") };
}

export function aboutRound(scene: Scene, round: number): About {
  const good = scene.round_goods[round - 1] ?? 0;
  return {
    title: text("view-round", { round }),
    lines: good > 0 ? [text("view-round-good", { good: `goods-${good}` })] : [],
    rule: rule("round"),
  };
}

export function aboutWhite(white: number): About {
  return { title: text("label-white-die"), lines: [text("view-white", { white }), text("view-white-does")], rule: rule("round") };
}

export function aboutTrack(scene: Scene, names: readonly string[]): About {
  const order = scene.order.map((seat) => names[seat] ?? "").join(", ");
  return { title: text("label-turn-order"), lines: [text("view-order", { order }), text("view-order-does")], rule: rule("ships") };
}

export function aboutBonus(pieces: Components, scene: Scene, colour: string, names: readonly string[]): About {
  const lines = ["large", "small"].map((size, n) => {
    const holder = scene.bonus[colour]?.[n] ?? -1;
    return text("view-bonus-tile", {
      size,
      points: pieces.bonus_points[n] ?? 0,
      name: holder < 0 ? "" : (names[holder] ?? ""),
      taken: holder < 0 ? "no" : "yes",
    });
  });
  return { title: text("view-bonus", { colour: `colour-${colour}` }), lines: [...lines, text("view-bonus-does")], rule: rule("bonus") };
}

export function aboutNumber(what: "workers" | "silver", estate: Estate): About {
  return {
    title: `${estate[what]} · ${text(`label-${what}`)}`,
    lines: [text(`view-${what}-do`)],
    rule: rule(what === "workers" ? "workers" : "buying"),
  };
}

export function aboutPoints(estate: Estate): About {
  const lines = Object.entries(estate.lines).map(([source, points]) => `${points} · ${text(`source-${source}`)}`);
  return { title: text("count-points", { points: estate.points }), lines: lines.length > 0 ? lines : [text("view-points-none")] };
}

export function aboutSold(estate: Estate): About {
  const goods = heap(estate.sold).map(({ good, count }) => ({ name: goodName(good), count }));
  return {
    title: text("view-sold", { count: sum(estate.sold) }),
    lines: goods.length === 0 ? [] : [counted(goods)],
    rule: rule("sell"),
  };
}

export function aboutStorage(): About {
  return { title: text("view-storage-free"), lines: [text("view-storage-does")], rule: rule("take") };
}
