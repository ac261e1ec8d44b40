/** How the cards of a hand lie there while something is paid. */

import type { PieceState } from "../../pieces/states";
import { paidAlsoWith, spent } from "./payment";
import { COLOURS, type Colour } from "./pieces/kinds";

export interface HeldCard {
  colour: Colour;
  /** Pays now, could pay instead, or neither. */
  state: PieceState;
}

export interface Paying {
  /** The payment that holds, null where the space is to decide it, and all there could be. */
  way: string | null;
  ways: readonly string[];
  /** Of the space; null while that is open. */
  colour: Colour | null;
}

/** All cards, the colours in their order, of each colour first those that pay. */
export function heldCards(hand: readonly number[], paying: Paying | null): HeldCard[] {
  const paid = paying === null || paying.way === null ? [] : spent(paying.way, paying.colour).cards;
  return COLOURS.flatMap((colour, n) => {
    const count = hand[n] ?? 0;
    const now = Math.min(count, paid[n] ?? 0);
    const could = paying !== null && paidAlsoWith(colour, paying.colour, paying.ways, paying.way ?? "") !== null;
    // A pair stands for one card, and one of the tile's own colour for itself.
    const more = could ? Math.min(count, now + (colour === paying.colour ? 1 : 2)) : now;
    return Array.from({ length: count }, (_, at): HeldCard => ({ colour, state: at < now ? "selected" : at < more ? "price" : "calm" }));
  });
}

/** A card of another colour shows at least this much of the one below it, one of the same colour this much; in pixels. */
const SEEN = 26;
const SAME = 10;

/** The left edges of cards in a room: side by side while they fit, else those of one colour closer together than others. */
export function spreadOut(cards: readonly Pick<HeldCard, "colour">[], width: number, room: number, gap: number): number[] {
  const alike = cards.map(({ colour }, n) => n > 0 && cards[n - 1]?.colour === colour);
  const same = alike.filter((one) => one).length;
  const other = Math.max(0, cards.length - 1 - same);
  const free = Math.max(0, room - width);
  const even = cards.length < 2 ? 0 : Math.min(width + gap, free / (cards.length - 1));
  // Evenly, as long as every card is well seen; then the colours stay apart for as long as they can.
  const close = even >= SEEN || other === 0 ? even : Math.min(even, Math.max(0, Math.min(SAME, (free - other * SEEN) / Math.max(1, same))));
  const apart = other === 0 ? 0 : Math.min(width + gap, (free - same * close) / other);
  let left = 0;
  return alike.map((one, n) => (left += n === 0 ? 0 : one ? close : apart));
}
