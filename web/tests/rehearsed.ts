/** A lesson through moments of a game, with a learner who reads and goes on. */

import { readFileSync } from "node:fs";
import type { Moment } from "../src/learn/moment";
import { learnt, show } from "../src/learn/steps";
import type { Step, Teaching } from "../src/learn/teaching";
import { Texts, type Language } from "../src/lib/text";

export interface Rehearsal {
  /** What was shown, in order. */
  shown: string[];
  done: ReadonlySet<string>;
}

/** What the coach shows; without `reads`, to somebody who never goes on. */
export function rehearsed(teaching: Teaching, moments: readonly Moment[], reads = true): Rehearsal {
  const shown: string[] = [];
  let done: ReadonlySet<string> = new Set();
  let step: Step | null = null;
  for (const moment of moments) {
    done = learnt(teaching, done, step, moment);
    for (;;) {
      const now = show(teaching, done, moment);
      step = now.step;
      const id = now.step?.id ?? now.rest ?? "";
      if (shown.at(-1) !== id) shown.push(id);
      if (!reads || now.step === null || !now.told) break;
      done = new Set([...done, now.step.id]);
    }
  }
  return { shown, done };
}

/** Keys that a coach may ask for and a language does not have. */
export function missingWords(game: string, { steps }: Teaching, language: Language): string[] {
  const source = readFileSync(new URL(`../text/games/${game}/learn/${language}.ftl`, import.meta.url), "utf-8");
  const texts = new Texts(language, [source]);
  const ids = [...steps.map(({ id }) => id), "ready", "over", "free", "wait"];
  return ids.flatMap((id) => [`learn-${id}`, `learn-${id}-text`]).filter((key) => !texts.has(key));
}
