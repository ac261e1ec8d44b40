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
  /** The payment that holds, and all there could be. */
  way: string;
  ways: readonly string[];
  /** Of the space; null while that is open. */
  colour: Colour | null;
}

/** All cards, the colours in their order, of each colour first those that pay. */
export function heldCards(hand: readonly number[], paying: Paying | null): HeldCard[] {
  const paid = paying === null ? [] : spent(paying.way, paying.colour).cards;
  return COLOURS.flatMap((colour, n) => {
    const count = hand[n] ?? 0;
    const now = Math.min(count, paid[n] ?? 0);
    const could = paying !== null && paidAlsoWith(colour, paying.colour, paying.ways, paying.way) !== null;
    // A pair stands for one card, and one of the tile's own colour for itself.
    const more = could ? Math.min(count, now + (colour === paying.colour ? 1 : 2)) : now;
    return Array.from({ length: count }, (_, at): HeldCard => ({ colour, state: at < now ? "selected" : at < more ? "price" : "calm" }));
  });
}
