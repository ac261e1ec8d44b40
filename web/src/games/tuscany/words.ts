/** What things on the table are called, for labels and for who does not see them. */

import { text } from "../../lib/words.svelte";
import type { Picks } from "../../table/picks.svelte";
import type { Thing } from "../../table/things";

export const tileName = (word: string): string => text(`kind-${word}`);
export const colourName = (colour: string): string => text(`colour-${colour}`);
export const cardsName = (colour: string): string => text(`cards-${colour}`);
export const bonusName = (bonus: string): string => text(`bonus-${bonus}`);

/** What may be done with a thing now, in the same words as its ring. */
export function chances(picks: Picks | null, one: Thing): string {
  const mark = picks?.mark(one) ?? "calm";
  return mark === "calm" ? "" : text(`view-mark-${mark}`);
}
