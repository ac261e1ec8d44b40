/** A lesson through moments of a game, with a learner who reads and goes on. */

import { readFileSync } from "node:fs";
import type { Moment } from "../src/learn/moment";
import { begin, learnt, NOTHING, read, show, type Progress } from "../src/learn/steps";
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
  let progress: Progress = NOTHING;
  let step: Step | null = null;
  for (const moment of moments) {
    progress = learnt(teaching, progress, step, moment);
    for (;;) {
      const now = show(teaching, progress, moment);
      progress = begin(progress, now);
      step = now.step;
      const id = now.step?.id ?? now.rest ?? "";
      if (shown.at(-1) !== id) shown.push(id);
      if (!reads || now.step === null || !now.told) break;
      progress = read(progress, now.step);
    }
  }
  return { shown, done: new Set(Object.keys(progress.done)) };
}

/** How far somebody is who has read these steps. */
export const whoRead = (ids: readonly string[]): Progress => ({ done: Object.fromEntries(ids.map((id) => [id, 0])), begun: null });

/** Keys that a coach may ask for and a language does not have. */
export function missingWords(game: string, { steps }: Teaching, language: Language): string[] {
  const source = readFileSync(new URL(`../text/games/${game}/learn/${language}.ftl`, import.meta.url), "utf-8");
  const texts = new Texts(language, [source]);
  const ids = [...steps.map(({ id }) => id), "ready", "over", "free", "wait"];
  const told = steps.filter((step) => step.told).map(({ id }) => `learn-${id}-told-text`);
  return [...told, ...ids.flatMap((id) => [`learn-${id}`, `learn-${id}-text`])].filter((key) => !texts.has(key));
}

/** The first moment of a recorded game that is as wished. */
export const momentIn = (moments: readonly Moment[]) => (wish: (moment: Moment) => boolean): Moment => {
  const found = moments.find(wish);
  if (found === undefined) throw new Error("the recorded game has no such moment");
  return found;
};
