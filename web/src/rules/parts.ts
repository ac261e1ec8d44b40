/** What modules add to the book of their game. */

import type { Book, Figure } from "./book";

export interface BookPart {
  /** The group in which its sections stand: one of the book, or one that comes before `more`. */
  group: string;
  sections: readonly string[];
  /** Those whose picture stands beside the text. */
  beside?: readonly string[];
  figures?: Readonly<Record<string, Figure>>;
  /** More rows of tables that the book has, by their sections. */
  rows?: Readonly<Record<string, readonly string[]>>;
  /** Whether the components with this module are told beside those without. */
  boxed?: boolean;
}

/** A book with the parts of modules, by their slugs. */
export function withParts(book: Book, parts: readonly (readonly [slug: string, part: BookPart])[]): Book {
  const added = parts.map(([, part]) => part);
  const boxed = parts.filter(([, part]) => part.boxed).map(([slug]) => slug);
  return {
    ...book,
    groups: groupsWith(book.groups, added),
    beside: new Set([...book.beside, ...added.flatMap(({ beside }) => beside ?? [])]),
    figures: Object.assign({}, book.figures, ...added.map(({ figures }) => figures)),
    ...(boxed.length > 0 ? { modules: boxed } : {}),
    rowsOf: (section, facts) => [...book.rowsOf(section, facts), ...added.flatMap(({ rows }) => rows?.[section] ?? [])],
  };
}

function groupsWith(groups: Book["groups"], added: readonly BookPart[]): Book["groups"] {
  const found = new Map<string, readonly string[]>();
  const extend = (group: string, sections: readonly string[]): unknown => found.set(group, [...(found.get(group) ?? []), ...sections]);
  for (const [group, sections] of Object.entries(groups)) {
    // What is told of the game as a whole comes after all that is in it.
    if (group === "more") for (const part of added) if (!(part.group in groups)) extend(part.group, part.sections);
    extend(group, sections);
    for (const part of added) if (part.group === group) extend(group, part.sections);
  }
  return Object.fromEntries(found);
}
