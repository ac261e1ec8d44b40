/** What a move would bring, in lines. */

import { signed } from "../../lib/signed";
import { say, text } from "../../lib/words.svelte";
import type { Picks } from "../../table/picks.svelte";
import type { Meaning, Thing } from "../../table/things";
import { previewOn } from "./marks";

function gainLines({ preview }: Meaning, names: readonly string[]): string[] {
  return [...preview.lines, ...preview.stock].map(({ name, change }) => `${signed(change)} ${say(name, names)}`);
}

/** For the bubble of a thing: the move that a click on it plays, and what that brings. */
export function previewLines(picks: Picks | null, one: Thing, names: readonly string[]): string[] {
  const meaning = previewOn(picks, one);
  if (meaning === null) return [];
  const gains = gainLines(meaning, names).join(", ");
  return [text("burgundy-click", { move: say(meaning.offered.label, names) }), ...(gains === "" ? [] : [gains])];
}
