/** The rules of Tuscany, to read. */

import type { Book } from "../../../rules/book";
import { BONUSES } from "../pieces/kinds";
import { PLAYERS } from "./facts";
import { FIGURES } from "./figures";
import Frame from "./Frame.svelte";
import { BESIDE, DIFFERENCES, EDITIONS, GROUPS, PAYMENTS } from "./sections";

const ROWS: Readonly<Record<string, readonly string[]>> = { paying: PAYMENTS, city: BONUSES, editions: DIFFERENCES };

const rowsOf: Book["rowsOf"] = (section) => ROWS[section] ?? [];

const wordsOf: Book["wordsOf"] = (section, row, _, say) =>
  section === "paying" ? say(`rules-paying-${row}`) : `${say(`bonus-${row}`)} ${say(`about-bonus-${row}`)}`;

const wordOf: Book["wordOf"] = (edition) => edition;

const book: Book = { groups: GROUPS, beside: BESIDE, editions: EDITIONS, wordOf, players: PLAYERS, rowsOf, wordsOf, figures: FIGURES, Frame };
export default book;
