/** What a move would bring, in lines. */

import type { PhraseData } from "../../lib/types/messages";
import { signed } from "../../lib/signed";
import { say, text } from "../../lib/words.svelte";
import { small } from "../../table/labels";
import type { Picks } from "../../table/picks.svelte";
import type { Meaning, Thing } from "../../table/things";
import { previewOn } from "./marks";

export interface Gain {
  change: number;
  /** Green or red points; empty for things. */
  track: string;
  name: PhraseData;
}

type Foreseen = Pick<Meaning, "preview">;

/** Green points of a move. */
export const greenOf = ({ preview }: Foreseen): number =>
  preview.lines.reduce((sum, { change, track }) => (track === "green" ? sum + change : sum), 0);

/** What a sentence about a move brings by itself; null for sentences that speak of no points. */
function worth(said: PhraseData, lines: ReadonlyMap<string, number>): { source: string; change: number } | null {
  switch (said.key) {
    case "preview-region":
      return { source: "source-regions", change: lines.get("source-regions") ?? 0 };
    case "preview-progress":
      return { source: "", change: 0 };
    case "preview-crop":
      return { source: "source-crops", change: said.args["new"] === "yes" ? 1 : 0 };
    case "preview-own-crop":
      return { source: "source-crops", change: 1 };
    case "preview-colour":
      return { source: "source-colour-bonuses", change: lines.get("source-colour-bonuses") ?? 0 };
    default:
      return null;
  }
}

/** Points with why they come, a nought where a rule brings nothing; then what else is won. What it costs is seen on the cards. */
export function gainsOf({ preview }: Foreseen): Gain[] {
  const lines = new Map(preview.lines.map(({ name, change }) => [name.key, change]));
  const told = new Set<string>();
  const reasons = preview.says.flatMap((said): Gain[] => {
    const found = worth(said, lines);
    if (found === null) return [];
    told.add(found.source);
    return [{ change: found.change, track: "green", name: said }];
  });
  const others = preview.lines.filter(({ name }) => !told.has(name.key));
  const won = preview.stock.filter(({ change }) => change > 0).map(({ name, change }): Gain => ({ change, track: "", name }));
  return [...reasons, ...others, ...won].sort((one, other) => Number(other.change > 0) - Number(one.change > 0));
}

/** What the move would ask of the reader next, where that is more than the turn going on; null for most. */
export function nextLine({ preview }: Foreseen, names: readonly string[]): string | null {
  const { asks, next } = preview;
  if (asks !== "you" || next === null || next.key === "prompt-action" || next.key === "prompt-spare") return null;
  return text("view-then", { next: small(say(next, names)) });
}

/** For the bubble of a thing: the move that a click on it plays, and what that brings. */
export function previewLines(picks: Picks | null, one: Thing, names: readonly string[]): string[] {
  const meaning = previewOn(picks, one);
  if (meaning === null) return [];
  const gains = [...meaning.preview.lines, ...meaning.preview.stock].map(({ name, change }) => `${signed(change)} ${say(name, names)}`);
  const next = nextLine(meaning, names);
  return [
    text("view-click", { move: say(meaning.offered.label, names) }),
    ...(gains.length === 0 ? [] : [gains.join(", ")]),
    ...(next === null ? [] : [next]),
  ];
}
