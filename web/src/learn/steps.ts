/** Which step of a lesson is shown, and which are done. */

import type { Moment } from "./moment";
import type { Step, Teaching } from "./teaching";

/** Steps that everybody comes by, in order: how far one is. */
export const wayOf = ({ steps }: Teaching): string[] => steps.filter(({ passing }) => !passing).map(({ id }) => id);

/** What is shown when nothing is left to teach, or nothing can be taught now. */
export type Rest = "ready" | "over" | "free" | "wait";

export type Shown = { step: Step; rest: null } | { step: null; rest: Rest };

/** What to show now, of what is not yet done. */
export function show(teaching: Teaching, done: ReadonlySet<string>, moment: Moment): Shown {
  if (moment.over) return { step: null, rest: "over" };
  const ready = done.has(teaching.last) || wayOf(teaching).every((id) => done.has(id));
  const step = teaching.steps.find((one) => !done.has(one.id) && (one.passing || !ready) && one.due(moment));
  if (step !== undefined) return { step, rest: null };
  if (ready) return { step: null, rest: "ready" };
  return { step: null, rest: moment.prompt === "" ? "wait" : "free" };
}

/** What is done after this moment, where a step was shown before it. */
export function learnt(teaching: Teaching, done: ReadonlySet<string>, shown: Step | null, moment: Moment): ReadonlySet<string> {
  const now = teaching.steps.filter((step) => step.done?.(moment) ?? false).map(({ id }) => id);
  const gone = shown?.passing && !shown.due(moment) ? [shown.id] : [];
  return new Set([...done, ...now, ...gone]);
}
