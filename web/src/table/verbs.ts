/** Moves by what one does: the verb of a move is the key of its label. */

import { text } from "../lib/words.svelte";
import type { OfferedMove } from "../lib/types/messages";

export interface Verb<M> {
  key: string;
  moves: M[];
}

/** Moves of one verb together, in the order in which the verbs first come. */
export function byVerb<M>(moves: readonly M[], offered: (move: M) => OfferedMove): Verb<M>[] {
  const verbs = new Map<string, M[]>();
  for (const move of moves) {
    const { key } = offered(move).label;
    const same = verbs.get(key);
    if (same === undefined) verbs.set(key, [move]);
    else same.push(move);
  }
  return [...verbs].map(([key, all]) => ({ key, moves: all }));
}

/** What one does with such a move, as in "you can take a tile"; null for a verb without words. */
export const verbWords = (key: string): string | null => known(`verb-${key}`);

/** The same as a command, for a button; null for a verb without words. */
export const verbButton = (key: string): string | null => known(`do-${key}`);

function known(key: string): string | null {
  const words = text(key);
  return words === key ? null : words;
}
