/** The rules of Burgundy, to read. */

import type { Book } from "../../../rules/book";
import { BUILDINGS, MONASTERIES } from "../pieces/kinds";
import { aboutOf, PLAYERS } from "./facts";
import Figure from "./figures/Figure.svelte";
import Frame from "./Frame.svelte";
import { BESIDE, DIFFERENCES, EDITIONS, GROUPS, wordOf } from "./sections";

const rowsOf: Book["rowsOf"] = (section) => {
  switch (section) {
    case "buildings":
      return BUILDINGS;
    case "monasteries":
      return Array.from({ length: MONASTERIES }, (_, n) => `monastery${n + 1}`);
    case "editions":
      return DIFFERENCES;
    default:
      return [];
  }
};

const wordsOf: Book["wordsOf"] = (section, row, facts, say) =>
  section === "editions"
    ? ["", "-special", "-first"].map((end) => say(`rules-differs-${row}${end}`)).join(" ")
    : `${say(`kind-${row}`)} ${say(aboutOf(facts, row))}`;

const book: Book = { groups: GROUPS, beside: BESIDE, editions: EDITIONS, wordOf, players: PLAYERS, rowsOf, wordsOf, Figure, Frame };
export default book;
