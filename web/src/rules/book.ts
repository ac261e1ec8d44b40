/** What the rules of a game are made of, for whoever shows them. */

import type { Component, Snippet } from "svelte";
import type { KeyHelp } from "../shell/Keys.svelte";
import type { Facts } from "./facts";
import type { Say, Shown } from "./rows";

/** `words` are those that were looked for, and `rows` those of a table in which they are. */
export interface FigureProps {
  shown: Shown;
  rows: readonly string[];
  facts: Facts;
  words: readonly string[];
}

/** Some need nothing to be drawn. */
export type Figure = Component<FigureProps> | Component;

export interface Book {
  /** Ids of sections by group, in order: `rules-ID` is the key of a section's title, with `-text` that of its body, and
   *  `rules-group-GROUP` that of a group. Every game has the texts of `options`, `keys`, `hints`, `clocks`, `company`. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** Sections with a picture small enough to stand beside the text. */
  beside: ReadonlySet<string>;
  /** The editions, first the one that is read first. */
  editions: readonly string[];
  /** An edition as the texts ask for it: Fluent takes words that look like numbers for numbers. */
  wordOf(edition: string): string;
  /** The numbers of players whose components the figures show. */
  players: readonly number[];
  /** Modules with which the figures show the components once more, after those of the bare game. */
  modules?: readonly string[];
  /** Keys that only this game has, before those of all tables. */
  keys?(): readonly KeyHelp[];
  /** Ids of the rows of a section's table, in order; none where it has no table that can be searched. */
  rowsOf(section: string, facts: Facts): readonly string[];
  /** All that a row says. */
  wordsOf(section: string, row: string, facts: Facts, say: Say): string;
  /** The pictures and tables of sections; what the editions do differently and what a table may agree on is the same for all. */
  figures: Readonly<Record<string, Figure>>;
  /** Around everything: what its drawings refer to. */
  Frame: Component<{ facts: Facts | undefined; children: Snippet }>;
}
