import { text } from "../../../lib/words.svelte";
import type { Manner } from "../../../table/draft.svelte";
import type { Picks } from "../../../table/picks.svelte";
import { thing } from "../../../table/things";
import { turnedNext } from "../turning";
import { enter } from "./walk";

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
      { keys: ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], label: text("face-key-arrows") },
      { keys: ["r"], label: text("face-key-turn") },
      { keys: ["Shift", "r"], label: text("face-key-turn-back") },
    ],
    note: null,
  };
}

/** Turn the tile in hand to the next way that fits. */
export function turn(picks: Picks, step: 1 | -1): void {
  const top = turnedNext(picks, step);
  if (top !== null) void picks.click(thing("top", top), document.body, false);
}
