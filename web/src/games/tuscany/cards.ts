/** What cards and payments are called. */

import { text } from "../../lib/words.svelte";
import { listOf } from "../../table/phrases";
import { spent } from "./payment";
import type { Colour } from "./pieces/kinds";
import { byColour } from "./scene";

export const cardName = (colour: Colour): string => text("view-card", { colour: `colour-${colour}` });

/** What a payment takes, for a tile of a colour; null where that is open. */
export function paymentName(word: string, colour: Colour | null): string {
  const { cards, workers } = spent(word, colour);
  const own = colour === null ? word.split("+").filter((unit) => unit === "card").length : 0;
  const parts = [
    ...(own > 0 ? [text("view-pay-own-card", { cards: own })] : []),
    ...byColour(cards).map((one) => text("count-cards-of", { cards: one.count, colour: `colour-${one.colour}` })),
    ...(workers > 0 ? [text("count-workers", { workers })] : []),
  ];
  return text("view-pay-for", { payment: listOf(parts) });
}
