/** What a move would bring, in lines. */

import { signed } from "../../lib/signed";
import type { Phrase } from "../../lib/text";
import { say, text } from "../../lib/words.svelte";
import type { Picks } from "../../table/picks.svelte";
import type { Meaning, Thing } from "../../table/things";
import { previewOn } from "./marks";
import { drawnSentences } from "./modules";
import { small } from "../../table/labels";

function gainLines({ preview }: Meaning, names: readonly string[]): string[] {
  return [...preview.lines, ...preview.stock].map(({ name, change }) => `${signed(change)} ${say(name, names)}`);
}

/** What the move would ask of the reader next, where that is more than the turn going on; null for most. */
export function nextLine({ preview }: Pick<Meaning, "preview">, names: readonly string[]): string | null {
  const { asks, next } = preview;
  if (asks !== "you" || next === null || next.key === "prompt-turn") return null;
  return text("view-then", { next: small(say(next, names)) });
}

/** What is special about a place; what a tile does everywhere is read in its own bubble. */
export const special = ({ preview }: Meaning): Phrase[] => preview.says.filter(({ key }) => !key.startsWith("about-") && !drawnSentences().includes(key));

/** Whether there is anything to say about a move but its name. */
export const saysMore = (meaning: Meaning, names: readonly string[]): boolean =>
  meaning.preview.lines.length + meaning.preview.stock.length + special(meaning).length > 0 || nextLine(meaning, names) !== null;

/** For the bubble of a thing: the move that a click on it plays, and what that brings. */
export function previewLines(picks: Picks | null, one: Thing, names: readonly string[]): string[] {
  const meaning = previewOn(picks, one);
  if (meaning === null) return [];
  const gains = gainLines(meaning, names).join(", ");
  const next = nextLine(meaning, names);
  return [
    text("view-click", { move: say(meaning.offered.label, names) }),
    ...(gains === "" ? [] : [gains]),
    ...(next === null ? [] : [next]),
  ];
}
