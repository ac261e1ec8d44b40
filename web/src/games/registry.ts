/** The games that the page can show, and what it has of each. */

import type { Component } from "svelte";
import type { Teaching } from "../learn/teaching";
import { words } from "../lib/words.svelte";
import type { Book } from "../rules/book";
import type { GameView } from ".";

/** Each part is fetched when it is first wanted. */
interface Game {
  /** How its table is drawn. */
  gameView(): Promise<{ default: GameView }>;
  /** Its rules to read. */
  book(): Promise<{ default: Book }>;
  /** A first game with a coach; missing where nobody teaches it. */
  teaching?(): Promise<{ default: Teaching }>;
  /** Drawings by others that it uses, for the credits, whose texts name them; missing where all are ours. */
  glyphs?(): Promise<{ default: Component }>;
}

const GAMES: Readonly<Record<string, Game>> = {
  burgundy: {
    gameView: () => import("./burgundy"),
    book: () => import("./burgundy/rules"),
    teaching: () => import("./burgundy/lesson"),
    glyphs: () => import("./burgundy/Glyphs.svelte"),
  },
  tuscany: {
    gameView: () => import("./tuscany"),
    book: () => import("./tuscany/rules"),
    teaching: () => import("./tuscany/lesson"),
  },
  castle: {
    gameView: () => import("./castle"),
    book: () => import("./castle/rules"),
    teaching: () => import("./castle/lesson"),
  },
};

export const SLUGS: readonly string[] = Object.keys(GAMES);

/** Games that are taught. */
export const TAUGHT: readonly string[] = SLUGS.filter((game) => GAMES[game]?.teaching !== undefined);

export const GLYPHS = Object.values(GAMES).flatMap(({ glyphs }) => glyphs ?? []);

async function part<Part>(game: string, fetch: (game: Game) => Promise<{ default: Part }> | undefined): Promise<Part> {
  const found = GAMES[game] && fetch(GAMES[game]);
  if (found === undefined) throw new Error(`nothing of ${game}`);
  const [{ default: wanted }] = await Promise.all([found, words.play(game)]);
  return wanted;
}

/** The gameView of a game, with its texts; fails where they cannot be fetched, or there is no such game. */
export const gameViewOf = (game: string): Promise<GameView> => part(game, ({ gameView }) => gameView());

/** The same for its rules. */
export const bookOf = (game: string): Promise<Book> => part(game, ({ book }) => book());

/** The same for what is taught. */
export const teachingOf = (game: string): Promise<Teaching> => part(game, ({ teaching }) => teaching?.());
