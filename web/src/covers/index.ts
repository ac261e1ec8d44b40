import burgundy from "./burgundy.svg";
import castle from "./castle.svg";
import tuscany from "./tuscany.svg";
import viticulture from "./viticulture.svg";

/** Games on the shelf, in their order. */
export const SHELF = ["burgundy", "tuscany", "viticulture", "castle"] as const;

const COVERS: Readonly<Record<string, string>> = { burgundy, castle, tuscany, viticulture };

/** The picture on a game's box; the first for a game without one. */
export const coverOf = (game: string): string => COVERS[game] ?? burgundy;
