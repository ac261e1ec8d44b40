/** What the rules tell from the server: the numbers of the game and what a table may agree on. */

import { componentsOf } from "../lib/components";
import { games } from "../lib/games";
import type { Components } from "../lib/types/burgundy";
import type { Option } from "../lib/types/http";
import type { Edition } from "./sections";

export const PLAYERS = [2, 3, 4] as const;

export interface Facts {
  edition: Edition;
  /** For two, three and four players. */
  components: readonly Components[];
  /** What each edition leaves to the table. */
  options: Readonly<Record<string, readonly Option[]>>;
}

export async function facts(edition: Edition): Promise<Facts> {
  const parts = PLAYERS.map((players) => {
    const seats = Array.from({ length: players }, () => ({ kind: "person" as const }));
    return componentsOf({ game: "burgundy", edition, seats });
  });
  const [offered, ...components] = await Promise.all([games(), ...parts]);
  const burgundy = offered.games.find(({ game }) => game === "burgundy");
  const options = (burgundy?.editions ?? []).map(({ edition, choices }) => [edition, choices.options]);
  return { edition, components: components as unknown as Components[], options: Object.fromEntries(options) };
}

/** The key of what a tile does in the edition at hand. */
export function aboutOf(facts: Facts, kind: string): string {
  return facts.components[0]?.tiles.find(({ word }) => word === kind)?.about ?? `about-${kind}`;
}
