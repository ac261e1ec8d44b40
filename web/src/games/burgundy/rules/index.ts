/** The rules of Burgundy, to read. */

import type { Book } from "../../../rules/book";
import { tilesOf } from "../pieces/tiles";
import { aboutOf, partsOf, PLAYERS } from "./facts";
import { withParts, type BookPart } from "../../../rules/parts";
import { halves } from "../../modules";
import { FIGURES } from "./figures";
import Frame from "./Frame.svelte";
import { BESIDE, DIFFERENCES, EDITIONS, GROUPS, wordOf } from "./sections";

const rowsOf: Book["rowsOf"] = (section, facts) => {
  const of = (colour: string): string[] => partsOf(facts).slice(0, 1).flatMap((pieces) => tilesOf(pieces, colour));
  switch (section) {
    case "buildings":
      return of("building");
    case "monasteries":
      return of("monastery");
    case "editions":
      return DIFFERENCES;
    default:
      return [];
  }
};

const wordsOf: Book["wordsOf"] = (_, row, facts, say) => `${say(`kind-${row}`)} ${say(aboutOf(facts, row))}`;

const book: Book = { groups: GROUPS, beside: BESIDE, editions: EDITIONS, wordOf, players: PLAYERS, rowsOf, wordsOf, figures: FIGURES, Frame };

const PARTS = halves(() => import.meta.glob<BookPart>("../modules/*/rules.ts", { eager: true, import: "default" }));
export default withParts(book, PARTS.entries());
