/** What a game teaches in a guided first game. */

import type { Component } from "svelte";
import type { Terms } from "../lib/types/http";
import type { PhraseData } from "../lib/types/messages";
import type { Moment } from "./moment";

/** The page knows no rules: a step asks only what is offered and what was done. */
export interface Step {
  /** `learn-` and the id is the key of the title, with `-text` that of the words. */
  id: string;
  /** Whether this can be shown now, or played now. */
  due(moment: Moment): boolean;
  /** Done by a move, and not without: otherwise it is read, and the reader goes on. */
  done?(deed: PhraseData): boolean;
  /** Where it cannot be played it is read, in words of its own (`-told-text`), and it can be put off. */
  told?: true;
  /** A move after which it is too late to read this. */
  past?(deed: PhraseData): boolean;
  /** Not on the way: `asked` comes up when it has to, whatever is under way, and goes with the answer;
   *  `noted` comes between two steps. */
  passing?: "asked" | "noted";
  /** What it speaks of, as selectors. */
  points?: readonly string[];
}

export interface Teaching {
  /** What the table agrees on; there sit the learner and an easy bot. */
  terms: Pick<Terms, "edition" | "options">;
  /** In the order in which they are taught. The game also has the words of what is shown
   *  when nothing is left to teach, or nothing can be taught now: `learn-ready`, `-over`, `-free` and `-wait`. */
  steps: readonly Step[];
  /** Numbers that the words use. */
  numbers(moment: Moment, components: Record<string, unknown> | null): Record<string, number>;
  /** A turn at a glance, for the way in. */
  Picture: Component;
}
