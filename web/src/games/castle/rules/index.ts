/** The rules of The Castle, to read. */

import type { Book } from "../../../rules/book";
import { turnKeys } from "../board/manner";
import { TOKEN_WORDS } from "../pieces/tokens";
import { terrains } from "../pieces/terrains";
import { partsOf, PLAYERS } from "./facts";
import { withParts, type BookPart } from "../../../rules/parts";
import { halves } from "../../modules";
import { FIGURES } from "./figures";
import Frame from "./Frame.svelte";
import { BESIDE, EDITIONS, GROUPS, NAMES } from "./sections";

const rowsOf: Book["rowsOf"] = (section) => (section === "entering" ? terrains() : section === "tokens" ? TOKEN_WORDS : section === "names" ? NAMES : []);

const wordsOf: Book["wordsOf"] = (section, row, facts, say) => {
  switch (section) {
    case "entering":
      return `${say(`terrain-${row}`)} ${say(`role-${row}`)}`;
    case "tokens": {
      const amount = partsOf(facts).tokens.find(({ word }) => word === row)?.amount ?? 0;
      return `${say(`token-${row}`)} ${say(`about-token-${row}`, { amount })}`;
    }
    default:
      return ["", "-english", "-polish"].map((end) => say(`rules-names-${row}${end}`)).join(" ");
  }
};

const wordOf: Book["wordOf"] = (edition) => edition;

const book: Book = {
  groups: GROUPS,
  beside: BESIDE,
  editions: EDITIONS,
  wordOf,
  players: PLAYERS,
  keys: turnKeys,
  rowsOf,
  wordsOf,
  figures: FIGURES,
  Frame,
};

const PARTS = halves(() => import.meta.glob<BookPart>("../modules/*/rules.ts", { eager: true, import: "default" }));
export default withParts(book, PARTS.entries());
