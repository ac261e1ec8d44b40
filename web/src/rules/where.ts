/** Where in the rules it says what a prompt or a refusal of Burgundy rests on. */

import { BUILDINGS, MONASTERIES } from "../games/burgundy/pieces/kinds";
import { SECTIONS } from "./sections";

/** What an address can lead to within the rules: sections, buildings and single monasteries. */
export const ANCHORS: ReadonlySet<string> = new Set([
  ...SECTIONS,
  ...BUILDINGS,
  ...Array.from({ length: MONASTERIES }, (_, n) => `monastery${n + 1}`),
]);

const PLACES: Readonly<Record<string, string>> = {
  "refusal-no-such-die": "turn",
  "refusal-too-few-workers": "workers",
  "refusal-depot-lacks-tile": "take",
  "refusal-not-stored": "place",
  "refusal-space-taken": "place",
  "refusal-wrong-colour": "place",
  "refusal-not-adjacent": "place",
  "refusal-city-has-one": "buildings",
  "refusal-no-such-goods": "sell",
  "refusal-too-little-silver": "buying",
  "refusal-already-bought": "buying",
  "refusal-already-hired": "monastery6",
  "refusal-only-black-depot": "buying",
  "refusal-no-workers-as-silver": "buying",
  "refusal-storage-full": "take",
  "refusal-not-a-building": "monastery6",
  "refusal-not-fetched-here": "buildings",
  "refusal-not-a-neighbour": "monastery5",
  "refusal-not-waiting": "ships",
  "refusal-must-act": "castles",
  "refusal-not-dealt": "start",
  "refusal-no-castle-space": "start",
  "refusal-die-needed": "turn",
  "refusal-no-die-needed": "turn",
  "refusal-lacks-monastery": "monasteries",
  "refusal-not-drawable": "round",
  "burgundy-why-covered": "place",
  "burgundy-why-nowhere": "place",
  "burgundy-why-load": "ships",
  "burgundy-why-used": "turn",
  "burgundy-why-order": "ships",
  "burgundy-why-bonus": "bonus",
  "prompt-turn": "turn",
  "prompt-castle-action": "castles",
  "prompt-city-hall-placing": "city-hall",
  "prompt-sale": "warehouse",
  "prompt-fetching": "buildings",
  "prompt-collecting": "buildings",
  "prompt-discarding": "take",
  "prompt-loading": "ships",
  "prompt-loading-also": "monastery5",
  "prompt-stowing": "ships",
  "prompt-sides": "start",
  "prompt-side-in-turn": "start",
  "prompt-castles": "start",
  "prompt-castle-in-turn": "start",
  "prompt-waiting": "round",
  "prompt-chance": "round",
  "prompt-over": "game-end",
};

/** The section of the rules for a key of the game's catalogue, such as `refusal-not-adjacent`; null for other texts. */
export function ruleOf(key: string): string | null {
  return PLACES[key] ?? null;
}
