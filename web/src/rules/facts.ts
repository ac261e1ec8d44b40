/** What the rules tell from the server: the numbers of the game and what a table may agree on. */

import { componentsOf } from "../lib/components";
import { games } from "../lib/games";
import type { Option } from "../lib/types/http";
import type { Book } from "./book";

export interface Facts {
  game: string;
  edition: string;
  /** For each number of players that the book asks for; then the same with its modules, if it has any. */
  components: readonly Record<string, unknown>[];
  /** What each edition leaves to the table. */
  options: Readonly<Record<string, readonly Option[]>>;
}

export async function facts(game: string, { players, modules }: Book, edition: string): Promise<Facts> {
  const boxes = modules === undefined ? [[]] : [[], [...modules]];
  const parts = boxes.flatMap((box) =>
    players.map((count) => {
      const seats = Array.from({ length: count }, () => ({ kind: "person" as const }));
      return componentsOf({ game, edition, seats, modules: box });
    }),
  );
  const [offered, ...components] = await Promise.all([games(), ...parts]);
  const editions = offered.games.find((one) => one.game === game)?.editions ?? [];
  return { game, edition, components, options: Object.fromEntries(editions.map(({ edition, choices }) => [edition, choices.options])) };
}
