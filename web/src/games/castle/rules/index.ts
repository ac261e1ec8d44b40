/** The rules of The Castle, to read. */

import type { Book } from "../../../rules/book";
import { turnKeys } from "../board/manner";
import { TOKEN_WORDS } from "../pieces/tokens";
import { TERRAINS } from "../pieces/terrains";
import { MODULES, partsOf, PLAYERS } from "./facts";
import Figure from "./figures/Figure.svelte";
import Frame from "./Frame.svelte";
import { BESIDE, EDITIONS, GROUPS, NAMES } from "./sections";

const ROWS: Readonly<Record<string, readonly string[]>> = { entering: TERRAINS, tokens: TOKEN_WORDS, names: NAMES };

const rowsOf: Book["rowsOf"] = (section) => ROWS[section] ?? [];

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
  modules: MODULES,
  keys: turnKeys,
  rowsOf,
  wordsOf,
  Figure,
  Frame,
};
export default book;
