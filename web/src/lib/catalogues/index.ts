import type { Language } from "../text";

/** The sources of each language's texts that the whole page needs, fetched when they are first wanted. */
export const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  pl: () => import("./pl"),
  ru: () => import("./ru"),
};

/** Areas that only some screens need, and those of each game, by path. */
const AREAS = import.meta.glob<string>(["/text/later/*/*.ftl", "/text/games/*/*/*.ftl"], { query: "?raw", import: "default" });
/** What the page itself says of each module of a game, and what the module's package says, by path. */
const MODULES = import.meta.glob<string>(["/text/games/*/modules/*/*.ftl", "../../../../src/castellany/games/*/modules/*/text/*.ftl"], {
  query: "?raw",
  import: "default",
});

const PACKAGES = "../../../../src/castellany/games";
/** What the package of each game says, by path. */
const GAMES = import.meta.glob<string>("../../../../src/castellany/games/*/text/*.ftl", { query: "?raw", import: "default" });

/** The area of a game's texts that comes with the game. */
const TABLE = "table";

/** Whether there are texts of this game. */
export const speaks = (game: string): boolean => `${PACKAGES}/${game}/text/en.ftl` in GAMES;

/** The sources of a game with all its modules, if any, and of these areas: those that all games share, and the game's own. */
export function later(language: Language, game: string | null, areas: readonly string[]): Promise<string[]> {
  const own = game === null ? [] : [TABLE, ...areas].map((area) => `/text/games/${game}/${area}/${language}.ftl`);
  const shared = areas.map((area) => `/text/later/${area}/${language}.ftl`);
  const said = GAMES[`${PACKAGES}/${game}/text/${language}.ftl`]?.() ?? [];
  const modules = Object.entries(MODULES).flatMap(([path, read]) =>
    path.includes(`/games/${game}/`) && path.endsWith(`/${language}.ftl`) ? read() : [],
  );
  return Promise.all([...shared, ...own].flatMap((path) => AREAS[path]?.() ?? []).concat(said, modules));
}
