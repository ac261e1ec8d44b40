/** The rows of the sections that have a table, and where the words of a search are found. */

import type { Option } from "../lib/types/http";
import { BUILDINGS, MONASTERIES } from "../games/burgundy/pieces/kinds";
import { aboutOf, type Facts } from "./facts";
import { contains } from "./search";
import { DIFFERENCES, wordOf, type SectionId } from "./sections";

type Say = (key: string, args?: Record<string, string | number>) => string;

/** What a section shows: all its rows, or those that were looked for. */
export interface Shown {
  id: SectionId;
  rows: readonly string[];
}

/** Ids of the rows of a section's table, in order; none where it has no table that can be searched. */
export function rowsOf(id: SectionId, facts: Facts): readonly string[] {
  switch (id) {
    case "buildings":
      return BUILDINGS;
    case "monasteries":
      return Array.from({ length: MONASTERIES }, (_, n) => `monastery${n + 1}`);
    case "editions":
      return DIFFERENCES;
    case "options":
      return (facts.options[facts.edition] ?? []).map(({ key }) => key);
    default:
      return [];
  }
}

export function optionOf(facts: Facts, key: string): Option | undefined {
  return facts.options[facts.edition]?.find((option) => option.key === key);
}

/** What a value of an option is called; a value without a name stands for itself. */
export function valueName(option: Option, value: string, say: Say): string {
  const name = option.value_names[value];
  return name === undefined ? value : say(name);
}

function wordsOf(id: SectionId, row: string, facts: Facts, say: Say): string {
  switch (id) {
    case "editions":
      return ["", "-special", "-first"].map((end) => say(`rules-differs-${row}${end}`)).join(" ");
    case "options": {
      const option = optionOf(facts, row);
      return option ? [say(option.name), ...option.values.map((value) => valueName(option, value, say))].join(" ") : "";
    }
    default:
      return `${say(`kind-${row}`)} ${say(aboutOf(facts, row))}`;
  }
}

/** The section as far as it has to do with these words; null if it has nothing to do with them. */
export function shown(id: SectionId, words: readonly string[], facts: Facts, say: Say): Shown | null {
  const rows = rowsOf(id, facts);
  const found = rows.filter((row) => contains(wordsOf(id, row, facts, say), words));
  if (found.length > 0) return { id, rows: found };
  const own = `${say(`rules-${id}`)} ${say(`rules-${id}-text`, { edition: wordOf(facts.edition) })}`;
  return contains(own, words) ? { id, rows } : null;
}
