import { text } from "../../../lib/words.svelte";
import type { KeyHelp } from "../../../shell/Keys.svelte";
import type { Manner } from "../../../table/draft.svelte";
import type { Picks } from "../../../table/picks.svelte";
import { turn } from "../turning";
import { enter } from "./walk";

/** The keys that turn the tile in hand, in words. */
export const turnKeys = (): KeyHelp[] => [
  { keys: ["r"], label: text("view-key-turn") },
  { keys: ["Shift", "r"], label: text("view-key-turn-back") },
];

/** What keys do on the castle: turn the tile in hand, and come to what is lit. */
export function manner(picks: Picks, board: () => Element | undefined): Manner {
  const come = (): void => {
    const now = board();
    if (now !== undefined && !now.contains(document.activeElement)) enter(now);
  };
  return {
    keys: {
      r: (event) => turn(picks, event?.shiftKey ? -1 : 1),
      ArrowLeft: come,
      ArrowRight: come,
      ArrowUp: come,
      ArrowDown: come,
    },
    help: [
      { keys: ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], label: text("view-key-arrows") },
      ...turnKeys(),
    ],
    note: null,
  };
}
