/** Moments of a game in words. */

import type { MarkData } from "../../lib/types/http";
import type { PhraseData } from "../../lib/types/messages";
import { text } from "../../lib/words.svelte";
import { marksAt } from "../../replay/history";

/** A part of the game by its name, as the event that begins it: "Phase B". */
export function partName(begun: PhraseData): string {
  const args = Object.entries(begun.args).flatMap(([key, value]) =>
    typeof value === "string" || typeof value === "number" ? [[key, value] as const] : [],
  );
  return text(`story-mark-${begun.key}`, Object.fromEntries(args));
}

/** Parts of the game, one within the other. */
export const partNames = (begun: readonly PhraseData[]): string => begun.map(partName).join(", ");

/** What a chart has room for: "B". */
export function initial({ name }: MarkData): string {
  return String(Object.values(name.args)[0] ?? "");
}

/** When an entry was played, in the parts of the game: one that ends a part, so that the next begins with it, still in that part. */
export const when = (marks: readonly MarkData[], number: number): string => momentAt(marks, number - 1);

/** Where the game stands after an entry, in the parts of the game; before the first of them in the set-up. */
export function momentAt(marks: readonly MarkData[], number: number): string {
  const within = marksAt(marks, number);
  return within.length === 0 ? text("story-set-up") : partNames(within.map(({ name }) => name));
}

/** A name that takes no more than so many letters. */
export function cut(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most ? name : `${letters.slice(0, most - 1).join("")}…`;
}
