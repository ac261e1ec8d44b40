/** Where in the rules it says what a prompt or a refusal of Tuscany rests on. */

const PLACES: Readonly<Record<string, string>> = {
  "refusal-slot-lacks-tile": "take",
  "refusal-same-tile-earlier": "rulings",
  "refusal-storage-full": "take",
  "refusal-storage-has-room": "take",
  "refusal-not-stored": "place",
  "refusal-must-fit": "take",
  "refusal-must-sweep": "take",
  "refusal-something-fits": "take",
  "refusal-no-room-in-estate": "take",
  "refusal-nothing-can-come": "take",
  "refusal-no-open-tile": "take",
  "refusal-space-taken": "place",
  "refusal-wrong-colour": "place",
  "refusal-not-adjacent": "place",
  "refusal-too-few-cards": "paying",
  "refusal-too-few-workers": "paying",
  "refusal-pair-of-own-colour": "paying",
  "refusal-no-bonus-left": "city",
  "refusal-region-too-large": "building",
  "refusal-not-a-castle-space": "building",
  "refusal-not-drawable": "table",
  "refusal-no-cards-to-leave": "draw",
  "view-why-covered": "place",
  "view-why-nowhere": "place",
  "view-why-card": "paying",
  "view-why-alone": "paying",
  "view-why-worker": "village",
  "view-why-worker-more": "paying",
  "view-why-paying": "paying",
  "view-why-bonus": "city",
  "prompt-action": "turn",
  "prompt-spare": "turn",
  "prompt-taking": "take",
  "prompt-castle-taking": "castle",
  "prompt-city-bonus": "city",
  "prompt-first-bonus": "start",
  "prompt-building": "building",
  "prompt-waiting": "round",
  "prompt-chance": "table",
  "prompt-over": "game-end",
};

/** The section of the rules for a key such as `refusal-not-adjacent`; null for other texts. */
export function ruleOf(key: string): string | null {
  return PLACES[key] ?? null;
}
