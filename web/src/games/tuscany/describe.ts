/** The table as sentences, for who does not see it. */

import type { Estate, Scene } from "../../lib/types/tuscany";
import { text } from "../../lib/words.svelte";
import { counted, orNothing } from "../../table/labels";
import { cardName } from "./cards";
import { landOf } from "./estates";
import { COLOURS } from "./pieces/kinds";
import { byColour, piecesOf, sceneOf, type Position } from "./scene";
import { bonusName, tileName } from "./words";

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

export function describe(position: Position): string[] {
  const scene = sceneOf(position);
  const seats = position.seat === null ? scene.estates.keys() : [position.seat, ...scene.estates.keys()];
  return [...shared(scene, position), ...[...new Set(seats)].flatMap((seat) => estateOf(position, scene, seat))];
}

function shared(scene: Scene, position: Position): string[] {
  const { bonuses, first_bonus: first, second_bonus: second } = piecesOf(position);
  const bonus = bonuses.map((name, n) => ({ name: bonusName(name), count: scene.bonus_left[n] ?? 0 }));
  const colours = COLOURS.flatMap((colour, n) => {
    const taken = (scene.claimed[colour] ?? []).filter((seat) => seat >= 0).length;
    const points = [first[n], second[n]][taken];
    return points === undefined ? [] : [text("view-tell-colour", { colour: `colour-${colour}`, points })];
  });
  return [
    scene.preparing ? text("view-tell-preparing") : text("view-tell-now", { phase: scene.phase, round: scene.round }),
    text("view-tell-open", { tiles: orNothing(scene.open.filter((word) => word !== "").map(tileName)) }),
    text("view-tell-supplies", { deck: scene.deck, yields: sum(scene.yields), neutral: scene.neutral }),
    text("view-tell-bonus", { tiles: counted(bonus) }),
    text("view-tell-colours", { colours: orNothing(colours) }),
  ];
}

function estateOf(position: Position, scene: Scene, seat: number): string[] {
  const estate = scene.estates[seat];
  if (estate === undefined) return [];
  const { green, red, marble, workers, cards } = estate;
  const tiles = Object.entries(estate.tiles).map(([space, tile]) => text("view-tell-on", { tile: `kind-${tile}`, space }));
  const stored = estate.storage.filter((word) => word !== "");
  const held = piecesOf(position).bonuses.map((name, n) => ({ name: bonusName(name), count: estate.bonuses[n] ?? 0 }));
  const bonuses = counted(held.filter(({ count }) => count > 0));
  return [
    text("view-tell-seat", { name: position.names[seat] ?? "", green, red, marble, workers, cards }),
    ...(estate.hand === null ? [] : [text("view-tell-hand", { cards: handOf(estate.hand) })]),
    text("view-tell-storage", { tiles: orNothing(stored.map(tileName)), free: estate.storage.length - stored.length }),
    text("view-tell-stacks", { stacks: estate.stacks.join(", ") }),
    text("view-tell-bonuses", { tiles: bonuses === "" ? text("view-tell-nothing") : bonuses }),
    ...(estate.spaces === "" ? [] : [text("view-tell-estate", { tiles: orNothing(tiles) })]),
    ...(seat === position.seat && estate.spaces !== "" ? [open(position, estate)] : []),
  ];
}

const handOf = (hand: readonly number[]): string => {
  const cards = counted(byColour(hand).map(({ colour, count }) => ({ name: cardName(colour), count })));
  return cards === "" ? text("view-tell-nothing") : cards;
};

/** The empty spaces that adjoin a tile: where the next ones can go. */
function open(position: Position, estate: Estate): string {
  const { lattice, colours } = landOf(piecesOf(position), estate);
  const spaces = colours.flatMap((colour, n) => {
    const next = estate.tiles[n + 1] === undefined && lattice.neighbours(n + 1).some((other) => estate.tiles[other] !== undefined);
    return next ? [text("view-tell-space", { space: n + 1, colour: `colour-${colour}` })] : [];
  });
  return text("view-tell-next", { spaces: orNothing(spaces) });
}
