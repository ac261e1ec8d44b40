/** Where in the rules it says what a prompt or a refusal of Tuscany rests on. */

const PLACES: Readonly<Record<string, string>> = {
  "tuscany-refusal-slot-lacks-tile": "take",
  "tuscany-refusal-same-tile-earlier": "rulings",
  "tuscany-refusal-storage-full": "take",
  "tuscany-refusal-storage-has-room": "take",
  "tuscany-refusal-not-stored": "place",
  "tuscany-refusal-must-fit": "take",
  "tuscany-refusal-must-sweep": "take",
  "tuscany-refusal-something-fits": "take",
  "tuscany-refusal-no-room-in-estate": "take",
  "tuscany-refusal-nothing-can-come": "take",
  "tuscany-refusal-no-open-tile": "take",
  "tuscany-refusal-space-taken": "place",
  "tuscany-refusal-wrong-colour": "place",
  "tuscany-refusal-not-adjacent": "place",
  "tuscany-refusal-too-few-cards": "paying",
  "tuscany-refusal-too-few-workers": "paying",
  "tuscany-refusal-pair-of-own-colour": "paying",
  "tuscany-refusal-no-bonus-left": "city",
  "tuscany-refusal-region-too-large": "building",
  "tuscany-refusal-not-a-castle-space": "building",
  "tuscany-refusal-not-drawable": "table",
  "tuscany-why-covered": "place",
  "tuscany-why-nowhere": "place",
  "tuscany-why-card": "paying",
  "tuscany-why-alone": "paying",
  "tuscany-why-worker": "village",
  "tuscany-why-worker-more": "paying",
  "tuscany-why-paying": "paying",
  "tuscany-why-bonus": "city",
  "tuscany-prompt-action": "turn",
  "tuscany-prompt-spare": "turn",
  "tuscany-prompt-taking": "take",
  "tuscany-prompt-castle-taking": "castle",
  "tuscany-prompt-city-bonus": "city",
  "tuscany-prompt-first-bonus": "start",
  "tuscany-prompt-building": "building",
  "tuscany-prompt-waiting": "round",
  "tuscany-prompt-chance": "table",
  "tuscany-prompt-over": "game-end",
};

/** The section of the rules for a key such as `tuscany-refusal-not-adjacent`; null for other texts. */
export function ruleOf(key: string): string | null {
  return PLACES[key] ?? null;
}
