/** Which step of a lesson is shown, and which are done. */

import type { Moment } from "./moment";
import type { Step, Teaching } from "./teaching";

/** Steps that everybody comes by, in order: how far one is. */
export const wayOf = ({ steps }: Teaching): string[] => steps.filter(({ passing }) => !passing).map(({ id }) => id);

/** How far a learner is. */
export interface Progress {
  /** Steps that are done, each with the entry of the move that did it; 0 where it was read. */
  done: Readonly<Record<string, number>>;
  /** The step that was last begun. */
  begun: string | null;
}

export const NOTHING: Progress = { done: {}, begun: null };

/** What is shown when nothing is left to teach, or nothing can be taught now. */
export type Rest = "ready" | "over" | "free" | "wait";

/** `told`: a step that is read here, although one would play it where that can be done. */
export type Shown = { step: Step; rest: null; told: boolean } | { step: null; rest: Rest };

/** What to show now: one step after the other, and nothing is asked for that cannot be done. */
export function show(teaching: Teaching, { done, begun }: Progress, moment: Moment): Shown {
  if (moment.over) return { step: null, rest: "over" };
  const left = teaching.steps.filter(({ id }) => !(id in done));
  const step = left.find((one) => !one.passing);
  // What was begun is read to its end: one would take its return for a step back.
  const between = step === undefined || step.id !== begun;
  const passing = left.find((one) => (one.passing === "asked" || (one.passing === "noted" && between)) && one.due(moment));
  if (passing !== undefined) return { step: passing, rest: null, told: passing.passing === "noted" };
  if (step === undefined) return { step: null, rest: "ready" };
  if (step.due(moment)) return { step, rest: null, told: step.done === undefined };
  if (moment.prompt === "") return { step: null, rest: "wait" };
  return step.told ? { step, rest: null, told: true } : { step: null, rest: "free" };
}

/** How far one is when this is shown. */
export function begin(progress: Progress, { step }: Shown): Progress {
  return step === null || step.passing ? progress : { ...progress, begun: step.id };
}

/** How far one is after a step was read, or put off. */
export function read({ done, begun }: Progress, { id }: Step): Progress {
  return { done: { ...done, [id]: 0 }, begun };
}

/** How far one is after this moment, where a step was shown before it; what is taken back was not done. */
export function learnt(teaching: Teaching, { done, begun }: Progress, shown: Step | null, moment: Moment): Progress {
  const { played, back } = moment;
  const still = Object.entries(done).filter(([, number]) => back === null || number <= back);
  const now = teaching.steps.flatMap(({ id, done: did, past }) => {
    const deed = played.find((one) => did?.(one) || past?.(one));
    return deed === undefined ? [] : [[id, deed.number] as const];
  });
  const last = played.at(-1);
  const gone = shown?.passing && last !== undefined && !shown.due(moment) ? [[shown.id, last.number] as const] : [];
  return { done: Object.fromEntries([...gone, ...now, ...still]), begun };
}
