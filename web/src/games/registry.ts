/** The games that the page can show, and what it has of each. */

import type { Book } from "../rules/book";
import { words } from "../lib/words.svelte";
import type { Face } from ".";

/** Each part is fetched when it is first wanted. */
interface Game {
  /** How its table is drawn. */
  face(): Promise<{ default: Face }>;
  /** Its rules to read. */
  book(): Promise<{ default: Book }>;
}

const GAMES: Readonly<Record<string, Game>> = {
  burgundy: { face: () => import("./burgundy"), book: () => import("./burgundy/rules") },
};

export const SLUGS: readonly string[] = Object.keys(GAMES);

async function part<Part>(game: string, fetch: ((game: Game) => Promise<{ default: Part }>)): Promise<Part> {
  const known = GAMES[game];
  if (known === undefined) throw new Error(`no game ${game}`);
  const [{ default: found }] = await Promise.all([fetch(known), words.play(game)]);
  return found;
}

/** The face of a game, with its texts; fails where they cannot be fetched, or there is no such game. */
export const faceOf = (game: string): Promise<Face> => part(game, ({ face }) => face());

/** The same for its rules. */
export const bookOf = (game: string): Promise<Book> => part(game, ({ book }) => book());
