/** Where in the rules it says what a prompt or a refusal of The Castle rests on. */

import { wheres } from "../modules";

const PLACES: Readonly<Record<string, string>> = {
  "refusal-other-tile-drawn": "placing",
  "refusal-square-taken": "placing",
  "refusal-not-adjoining": "placing",
  "refusal-road-needed": "placing",
  "refusal-road-blocked": "placing",
  "refusal-looks-the-same": "rulings",
  "refusal-no-such-segment": "entering",
  "refusal-no-figure-left": "entering",
  "refusal-area-held": "entering",
  "refusal-not-completed": "completing",
  "refusal-scores-later": "order",
  "refusal-named-otherwise": "order",
  "refusal-not-drawable": "table",
  "refusal-scores-for-nobody": "order",
  "refusal-already-scored": "order",
  "view-why-covered": "placing",
  "view-why-laid": "turn",
  "view-why-first": "turn",
  "view-why-elsewhere": "entering",
  "view-why-entered": "entering",
  "view-why-away": "entering",
  "view-why-nowhere": "entering",
  "view-why-others": "entering",
  "view-why-open": "completing",
  "view-why-turn": "placing",
  "view-why-one-way": "placing",
  "prompt-placing": "placing",
  "prompt-entering": "entering",
  "prompt-ordering": "order",
  "prompt-doubling": "tokens",
  "prompt-another-turn": "tokens",
  "prompt-waiting": "turn",
  "prompt-chance": "table",
  "prompt-over": "end",
};

/** The section of the rules for a key such as `refusal-area-held`; null for other texts. */
export function ruleOf(key: string): string | null {
  return PLACES[key] ?? wheres()[key] ?? (key.startsWith("about-token-") ? "tokens" : null);
}
