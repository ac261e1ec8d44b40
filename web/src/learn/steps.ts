/** Which step of a lesson is shown, and which are done. */

import type { Moment } from "./moment";
import type { Step, Teaching } from "./teaching";

/** Steps that everybody comes by, in order: how far one is. */
export const wayOf = ({ steps }: Teaching): string[] => steps.filter(({ passing }) => !passing).map(({ id }) => id);

/** What is shown when nothing is left to teach, or nothing can be taught now. */
export type Rest = "ready" | "over" | "free" | "wait";

/** `told`: a step that is read here, although one would play it where that can be done. */
export type Shown = { step: Step; rest: null; told: boolean } | { step: null; rest: Rest };

/** What to show now: one step after the other, so nothing is waited for that may not come up. */
export function show(teaching: Teaching, done: ReadonlySet<string>, moment: Moment): Shown {
  if (moment.over) return { step: null, rest: "over" };
  const left = teaching.steps.filter(({ id }) => !done.has(id));
  const passing = left.find((step) => step.passing && step.due(moment));
  if (passing !== undefined) return { step: passing, rest: null, told: false };
  const step = left.find((one) => !one.passing);
  if (step === undefined) return { step: null, rest: "ready" };
  if (step.due(moment)) return { step, rest: null, told: step.done === undefined };
  if (moment.prompt === "") return { step: null, rest: "wait" };
  return step.done === undefined ? { step: null, rest: "free" } : { step, rest: null, told: true };
}

/** What is done after this moment, where a step was shown before it. */
export function learnt(teaching: Teaching, done: ReadonlySet<string>, shown: Step | null, moment: Moment): ReadonlySet<string> {
  const now = teaching.steps.filter((step) => step.done?.(moment) ?? false).map(({ id }) => id);
  const gone = shown?.passing && !shown.due(moment) ? [shown.id] : [];
  return new Set([...done, ...now, ...gone]);
}
