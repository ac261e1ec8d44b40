/** The rows of the sections that have a table, and where the words of a search are found. */

import type { Option } from "../lib/types/http";
import type { Book } from "./book";
import type { Facts } from "./facts";
import { contains } from "./search";

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** What a section shows: all its rows, or those that were looked for. */
export interface Shown {
  id: string;
  rows: readonly string[];
}

/** The section in which every game tells what a table may agree on. */
export const OPTIONS = "options";

/** The one in which a game tells what its editions do differently: `rules-differs-ROW`, and the same for each edition. */
export const EDITIONS = "editions";

function rowsOf(book: Book, id: string, facts: Facts): readonly string[] {
  return id === OPTIONS ? (facts.options[facts.edition] ?? []).map(({ key }) => key) : book.rowsOf(id, facts);
}

export function optionOf(facts: Facts, key: string): Option | undefined {
  return facts.options[facts.edition]?.find((option) => option.key === key);
}

/** What a value of an option is called; a value without a name stands for itself. */
export function valueName(option: Option, value: string, say: Say): string {
  const name = option.value_names[value];
  return name === undefined ? value : say(name);
}

function wordsOf(book: Book, id: string, row: string, facts: Facts, say: Say): string {
  if (id === EDITIONS) return ["", ...book.editions.map((edition) => `-${book.wordOf(edition)}`)].map((end) => say(`rules-differs-${row}${end}`)).join(" ");
  if (id !== OPTIONS) return book.wordsOf(id, row, facts, say);
  const option = optionOf(facts, row);
  return option ? [say(option.name), ...option.values.map((value) => valueName(option, value, say))].join(" ") : "";
}

/** The section as far as it has to do with these words; null if it has nothing to do with them. */
export function shown(book: Book, id: string, words: readonly string[], facts: Facts, say: Say): Shown | null {
  const rows = rowsOf(book, id, facts);
  const found = rows.filter((row) => contains(wordsOf(book, id, row, facts, say), words));
  if (found.length > 0) return { id, rows: found };
  const own = `${say(`rules-${id}`)} ${say(`rules-${id}-text`, { edition: book.wordOf(facts.edition) })}`;
  return contains(own, words) ? { id, rows } : null;
}
