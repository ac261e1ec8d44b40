import { text } from "../../../lib/words.svelte";
import type { Manner } from "../../../table/draft.svelte";
import type { Building } from "./building.svelte";
import { BOARDS, letterAt } from "./join";

/** How an estate is built. */
export function manner(building: Building, seal: () => void): Manner {
  const numbers = BOARDS.map((at) => [String(at + 1), () => building.laid && building.choose(letterAt(building.laid, at))] as const);
  return {
    keys: {
      ...Object.fromEntries(numbers),
      ArrowUp: () => building.move(building.chosen, -1),
      ArrowDown: () => building.move(building.chosen, 1),
      ArrowLeft: () => building.shift(building.chosen, -1),
      ArrowRight: () => building.shift(building.chosen, 1),
      r: () => building.turn(building.chosen),
      c: () => building.castle(),
      Enter: seal,
    },
    help: [
      { keys: ["1", "2", "3"], label: text("view-build-key-choose") },
      { keys: ["ArrowUp", "ArrowDown"], label: text("view-build-key-move") },
      { keys: ["ArrowLeft", "ArrowRight"], label: text("view-build-key-shift") },
      { keys: ["r"], label: text("view-build-key-turn") },
      { keys: ["c"], label: text("view-build-key-castle") },
      { keys: ["Enter"], label: text("view-build-key-ready") },
    ],
    note: text("view-build-drag"),
  };
}
