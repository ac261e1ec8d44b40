/** Things that are gained and spent, and what each tile gives of them. */

import type { Bonus, Colour } from "./kinds";

/** `open` is an open tile laid down at once, `bonus` a bonus tile to choose, `storage` a place for a tile. */
export const THINGS = ["open", "bonus", "card", "cards", "yield", "storage", "marble", "worker", "hexagon", "green", "red"] as const;
export type Thing = (typeof THINGS)[number];

export interface Gain {
  readonly thing: Thing;
  /** Written where it is more than one. */
  readonly count: number;
}

/** What a tile gives when it is laid down; the crops of agriculture speak for themselves. */
export const EFFECTS: Readonly<Record<Colour, Gain | null>> = {
  castle: { thing: "open", count: 1 },
  city: { thing: "bonus", count: 1 },
  inn: { thing: "hexagon", count: 1 },
  agriculture: null,
  quarry: { thing: "marble", count: 1 },
  village: { thing: "worker", count: 1 },
  monastery: { thing: "cards", count: 3 },
  cart: { thing: "yield", count: 1 },
};

/** What a bonus tile makes one more of. */
export const BONUS_THINGS: Readonly<Record<Bonus, Thing>> = {
  card: "cards",
  storage: "storage",
  marble: "marble",
  worker: "worker",
  yield: "yield",
};

/** Green points that a storage space brings with it, as printed on it. */
export const STORAGE_POINTS = 2;

/** What a yield card may give. */
export const REWARDS = ["red", "green", "cards", "marble", "workers", "hexagons"] as const;
export type Reward = Readonly<Partial<Record<(typeof REWARDS)[number], number>>>;

const REWARDED: Readonly<Record<(typeof REWARDS)[number], Thing>> = {
  red: "red",
  green: "green",
  cards: "cards",
  marble: "marble",
  workers: "worker",
  hexagons: "hexagon",
};

/** The things on a yield card, in their order. */
export function gainsOf(reward: Reward): Gain[] {
  return REWARDS.map((name): Gain => ({ thing: REWARDED[name], count: reward[name] ?? 0 })).filter(({ count }) => count > 0);
}
