import type { PhraseData } from "../lib/types/messages";

/** How the log of a game reads, by the keys of its moves and events. What brings points is told by what it carries:
 *  `points`, their `source` and, in a game that has several sorts of points, their `kind`, the key of its name. */
export interface LogFormat {
  /** Events with which a part of the game begins, and how large it is: 1 for the large ones, 2 for those within them. Such
   *  events are headings; the game's text `story-mark-KEY` names the part. */
  parts: Readonly<Record<string, number>>;
  /** Moves that have a sentence of their own where no event tells them, the game's text `table-log-KEY`. */
  moves: readonly string[];
  /** Events that are of who moved and yet do not tell the move. */
  secondary: readonly string[];
  /** Events that tell what a move cost: that is said after what it did. */
  costs: readonly string[];
  /** Events that tell one by one what a move brought: the things that they name stand in small print below it. */
  brings: readonly string[];
  /** Events that no line tells: others do, or one sees it. */
  silent?: readonly string[];
  /** Sources of points that each have a line of their own, such as those of a final scoring. */
  apart?: readonly string[];
  /** Sources of points that the line tells anyway: no small print repeats them. */
  evident?: readonly string[];
  /** With what a move was done, or what granted it: a few words behind what its events tell. */
  means?(label: PhraseData): PhraseData | null;
  /** Whether a move is plain from what follows it, and needs no line. */
  plain(label: PhraseData): boolean;
}

/** A log with what others add to it. */
export function withLog(base: LogFormat, more: readonly Partial<LogFormat>[]): LogFormat {
  const all = [base, ...more];
  const lists = (name: "moves" | "secondary" | "costs" | "brings" | "silent" | "apart" | "evident"): string[] => all.flatMap((one) => one[name] ?? []);
  return {
    parts: Object.assign({}, ...all.map(({ parts }) => parts)),
    moves: lists("moves"),
    secondary: lists("secondary"),
    costs: lists("costs"),
    brings: lists("brings"),
    silent: lists("silent"),
    apart: lists("apart"),
    evident: lists("evident"),
    means: (label) => all.map((one) => one.means?.(label) ?? null).find((found) => found !== null) ?? null,
    plain: (label) => all.some((one) => one.plain?.(label)),
  };
}
