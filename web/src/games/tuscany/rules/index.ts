/** The rules of Tuscany, to read. */

import type { Book } from "../../../rules/book";
import Figure from "./Figure.svelte";
import Frame from "./Frame.svelte";

const book: Book = {
  groups: {},
  beside: new Set(),
  editions: ["revised", "first"],
  wordOf: (edition) => edition,
  players: [2, 3, 4],
  rowsOf: () => [],
  wordsOf: () => "",
  Figure,
  Frame,
};
export default book;
