/** What pays for a tile: two units, each a card of its colour, a worker, or a pair of another colour, as in `card+inn-pair`. */

import { COLOURS, isColour, type Colour } from "./pieces/kinds";

export interface Payment {
  /** By colour, in their order. */
  cards: readonly number[];
  workers: number;
}

const PAIR = "-pair";
const unitsOf = (word: string): string[] => word.split("+");

/** The cards and workers of a payment for a tile of a colour; those of its own colour are left out where that is open. */
export function spent(word: string, colour: Colour | null): Payment {
  const units = unitsOf(word);
  const own = units.filter((unit) => unit === "card").length;
  const cards = COLOURS.map((one) => (one === colour ? own : 0) + 2 * units.filter((unit) => unit === one + PAIR).length);
  return { cards, workers: units.filter((unit) => unit === "worker").length };
}

/** The units of a payment one by one, with the colour of their cards; null is the tile's own where that is open. */
export function unitCards(word: string, colour: Colour | null): ({ worker: true } | { worker: false; colour: Colour | null; count: number })[] {
  return unitsOf(word).map((unit) => {
    if (unit === "worker") return { worker: true };
    const pair = unit.slice(0, -PAIR.length);
    return unit.endsWith(PAIR) && isColour(pair) ? { worker: false, colour: pair, count: 2 } : { worker: false, colour, count: 1 };
  });
}

/** The ways to pay for any of several spaces as those of one are offered: cards of its colour, then workers, then pairs. */
export function inOrder(words: readonly string[]): string[] {
  const rank = (unit: string | undefined): number => (unit === "card" ? 0 : unit === "worker" ? 1 : 2 + COLOURS.findIndex((colour) => colour + PAIR === unit));
  const ranks = (word: string): number[] => unitsOf(word).map(rank);
  return words.toSorted((one, other) => {
    const [a, b] = [ranks(one), ranks(other)];
    return a[0]! - b[0]! || a[1]! - b[1]!;
  });
}

/** The unit for which a card stands, or a worker. */
function unitOf(what: string, colour: Colour | null): string {
  return what === "worker" ? "worker" : what === colour ? "card" : what + PAIR;
}

const count = (units: readonly string[], unit: string): number => units.filter((one) => one === unit).length;

/** How many units two payments have in common. */
function common(one: readonly string[], other: readonly string[]): number {
  return [...new Set(one)].reduce((sum, unit) => sum + Math.min(count(one, unit), count(other, unit)), 0);
}

/** The payment that has one unit more of a card or worker, with as little else changed as can be; null if there is none. */
export function paidAlsoWith(what: string, colour: Colour | null, words: readonly string[], now: string): string | null {
  const unit = unitOf(what, colour);
  const held = unitsOf(now);
  return best(words, held, (units) => count(units, unit) === count(held, unit) + 1);
}

/** The payment without one that pays now. */
export function paidWithout(what: string, colour: Colour | null, words: readonly string[], now: string): string | null {
  const unit = unitOf(what, colour);
  const held = unitsOf(now);
  return best(words, held, (units) => count(units, unit) === count(held, unit) - 1);
}

/** The first of those that keep most of what is held; of the units held the first are the cheapest. */
function best(words: readonly string[], held: readonly string[], wanted: (units: readonly string[]) => boolean): string | null {
  const fitting = words.filter((word) => wanted(unitsOf(word)));
  const kept = (word: string): number => 2 * common(unitsOf(word), held) + (unitsOf(word).includes(held[0] ?? "") ? 1 : 0);
  return fitting.reduce<string | null>((found, word) => (found === null || kept(word) > kept(found) ? word : found), null);
}
