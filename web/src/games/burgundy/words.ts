/** What things on the table are called, for labels and for who does not see them. */

import { text } from "../../lib/words.svelte";
import type { Picks } from "../../table/picks.svelte";
import { whichOf, type Thing } from "../../table/things";
import { isDie, lookOf, workersOf } from "./marks";

export const tileName = (word: string): string => text(`kind-${word}`);
export const colourName = (colour: string): string => text(`colour-${colour}`);
export const goodName = (good: number): string => text(`goods-${good}`);
export const depotName = (depot: number | string): string => text(`depot-${depot}`);

/** What may be done with a thing now, in the same words as its ring: with which dice and for how many workers. */
export function chances(picks: Picks | null, one: Thing): string {
  const { state } = lookOf(picks, one);
  if (state === "calm") return "";
  if (state === "selected") return text("view-mark-picked");
  const moves = (picks?.lit.get(one) ?? []).filter(({ goal }) => goal === one);
  const prices = new Map<string, number>();
  for (const move of moves) {
    const tool = move.things.find(isDie);
    const die = tool && whichOf(tool);
    if (die !== undefined) prices.set(die, Math.min(prices.get(die) ?? Infinity, workersOf(move)));
  }
  const dice = [...prices].map(([die, workers]) => text("view-mark-die", { die, workers })).join(", ");
  const how = dice === "" ? text("view-mark-legal") : dice;
  if (state === "preview") return `${how}, ${text("view-mark-armed")}`;
  if (state === "planned") return `${how}, ${text("view-mark-planned")}`;
  return state === "hinted" ? `${how}, ${text("view-mark-hinted")}` : how;
}
