/** How each game draws its table. */

import type { Component } from "svelte";
import type { EntryData, OfferedMove, PhraseData, PreviewData } from "../lib/types/messages";
import type { Points } from "../table/prose";
import type { Meaning, Targets, Thing } from "../table/things";
import type { Sources } from "../table/charts/sources";
import type { Picks } from "../table/picks.svelte";
import type { LogFormat } from "../table/logFormat";

/** One position, drawn for somebody: at a table with the picks of who plays there, in a replay without. */
export interface Drawing {
  scene: Record<string, unknown>;
  components: Record<string, unknown>;
  /** The seat that is looked from; null for who watches. */
  seat: number | null;
  names: readonly string[];
  /** What has led here, as far back as it is known, without what was taken back. */
  past: readonly EntryData[];
  picks: Picks | null;
}

/** A question before something is done, and how one says yes to it. */
export interface Caution {
  title: string;
  question: string;
  yes: string;
}

/** How far a game is: a title, a row of marks for what is done, now and coming, and a few words. */
export interface Progress {
  title: string;
  marks?: readonly ("done" | "now" | "coming")[];
  note?: string;
}

export interface GameView {
  /** What all share: the board. */
  Shared: Component<Drawing>;
  /** What belongs to one seat, large: the one looked from, or another that was chosen, with the way back from there. */
  Own: Component<Drawing & { shown: number; back?: (() => void) | undefined }>;
  /** What belongs to another seat, small; a click on it shows it large. `bare` where its numbers stand beside it. */
  Other: Component<Drawing & { shown: number; open(): void; bare?: boolean }>;
  /** What another seat has, in a few lines, where several have no room to be drawn; without it they share the room. */
  Summary?: Component<Drawing & { shown: number }>;
  /** What a seat has at hand, in few signs beside its name, where its own things are on another pane of a phone. */
  Pocket?: Component<Pick<Drawing, "scene" | "components"> & { shown: number }>;
  /** How far the game is, in one line, for the header of the phone. */
  progress(scene: Record<string, unknown>): Progress;
  /** The points of a seat in a scene; null where it has none. */
  points(scene: Record<string, unknown>, seat: number): number | null;
  /** The same in a game with several sorts of points: all that a seat has, those that decide last. */
  tally?(scene: Record<string, unknown>, seat: number): Points[];
  /** The last position, small, beside a result; where there is none, what a seat has. A click on it shows it large. */
  Last?: Component<Drawing & { open(): void }>;
  /** How the points of a result add up, where some were counted more than once; `past` is the whole game, and `order` says which
   *  seat comes first. */
  Sheet?: Component<Drawing & { order: readonly number[] }>;
  /** The things on the table that a sentence of the log names. */
  named(said: PhraseData): Thing[];
  /** Whether there is a small picture of what a text names by this key; `argument` is for what it stands in a sentence, where
   *  words of different things are the same. A name that only the notation knows is left out, and the picture stands instead. */
  drawn(name: string, argument?: string): boolean | "instead";
  /** That picture, within a line of text. */
  Sign: Component<{ name: string }>;
  /** A move on a button that is named in full elsewhere, with what it would do; `little` where words have no room. */
  MoveLabel: Component<{ offered: OfferedMove; preview: PreviewData; things: readonly Thing[]; names: readonly string[]; seat: number | null; little: boolean }>;
  /** The table in words, for who does not see it. */
  describe(drawing: Omit<Drawing, "picks">): string[];
  /** The moves of this game as things on its table; asked anew for each position. */
  targets(drawing: () => Omit<Drawing, "picks">): Targets;
  /** Whether all play on one board, which is drawn large, with what belongs to each seat beside it. */
  common?: true;
  /** Whether seats hold what the others must not see, such as cards: a device that several share is handed on at every turn. */
  hidden?: true;
  /** Questions that follow another as a matter of course, by their keys: that they come then goes without saying. */
  usual?: readonly string[];
  /** How its log reads. */
  logFormat: LogFormat;
  /** How its charts tell the sources of points apart. */
  sources: Sources;
  /** What one looks up while playing, as sections: `rules-help-ID` of the area `rules` is the title of one, and its body the
   *  text with `-text` or what the game draws. */
  help: Readonly<Record<string, Component<Pick<Drawing, "components">> | Component | "text">>;
  /** What to ask before a move is played that is easily regretted; null for most. */
  careful(meaning: Meaning): Caution | null;
  /** What takes the whole middle of the table, in place of `Shared`, `Own` and `Other`, while the game is at something that
   *  needs the room; null while it is not. An answer put together there goes into `picks.draft`, and the action bar seals it. */
  whole?(position: Omit<Drawing, "picks">): Component<Drawing> | null;
}
