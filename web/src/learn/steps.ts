/** What the coach teaches, and when. The page knows no rules: a step asks only what is offered and what was done. */

import type { Moment } from "./moment";

export interface Step {
  /** `learn-` and the id is the key of the title, with `-text` that of the words. */
  id: string;
  /** Whether this can be shown now. */
  due(moment: Moment): boolean;
  /** Done by playing; what has none is read, and the reader goes on. */
  done?(moment: Moment): boolean;
  /** Comes up when it has to, whatever else is under way, and goes by itself. */
  passing?: true;
  /** What it speaks of, as selectors. */
  points?: readonly string[];
}

const TURN = "prompt-turn";
const isTurn = ({ prompt }: Moment): boolean => prompt === TURN;
/** In one's turn: what an effect offers is told by the effect. */
const offers = (key: string) => (moment: Moment): boolean => isTurn(moment) && moment.offered.some((deed) => deed.key === key);
const played = (key: string) => (moment: Moment): boolean => moment.played.some((deed) => deed.key === key);
const diceLeft = ({ estate }: Moment): boolean => estate.dice.some((die) => die > 0);
const laid = ({ estate }: Moment): number => Object.keys(estate.tiles).length;

/** In the order in which they are taught; the first that is due is shown. */
export const STEPS: readonly Step[] = [
  {
    id: "discard",
    due: ({ prompt }) => prompt === "prompt-discarding",
    passing: true,
    points: ['[data-thing^="stored:"]'],
  },
  { id: "effect", due: ({ prompt }) => prompt !== "" && prompt !== TURN, passing: true, points: ["[data-prompt]"] },
  { id: "welcome", due: () => true },
  { id: "dice", due: (moment) => isTurn(moment) && diceLeft(moment), points: ['[data-thing^="die:"]'] },
  { id: "take", due: offers("move-take"), done: played("move-take"), points: ['[data-thing^="die:"]'] },
  {
    id: "storage",
    due: (moment) => isTurn(moment) && moment.estate.storage.length > 0,
    points: ['[data-thing^="stored:"]'],
  },
  {
    id: "workers",
    due: (moment) => isTurn(moment) && moment.offered.some(({ workers }) => workers > 0),
    points: ['[data-button^="workers"]'],
  },
  { id: "place", due: offers("move-place"), done: played("move-place"), points: ['[data-thing^="stored:"]'] },
  { id: "sell", due: offers("move-sell"), done: played("move-sell"), points: ['[data-thing^="good:"]'] },
  { id: "buy", due: offers("move-buy"), done: played("move-buy"), points: ['[data-thing^="depot:black"]'] },
  {
    id: "end",
    due: (moment) => isTurn(moment) && !diceLeft(moment),
    done: played("move-end"),
    points: ['[data-act="end"]'],
  },
  { id: "round", due: (moment) => isTurn(moment) && moment.scene.round > 1, points: ['[data-thing^="load:"]'] },
  {
    id: "tools",
    due: (moment) => isTurn(moment) && moment.scene.round > 1,
    points: ['[data-act="undo"]', '[data-act="hint"]'],
  },
  { id: "areas", due: (moment) => isTurn(moment) && laid(moment) > 1 },
  { id: "phase", due: (moment) => isTurn(moment) && moment.scene.phase !== "A" },
];

const LAST = "phase";

/** Steps that everybody comes by, in order: how far one is. */
export const WAY: readonly string[] = STEPS.filter(({ passing }) => !passing).map(({ id }) => id);

/** What is shown when nothing is left to teach, or nothing can be taught now. */
export type Rest = "ready" | "over" | "free" | "wait";

export type Shown = { step: Step; rest: null } | { step: null; rest: Rest };

/** What to show now, of what is not yet done. */
export function show(done: ReadonlySet<string>, moment: Moment): Shown {
  if (moment.over) return { step: null, rest: "over" };
  // Who has come to the next phase has met what there was to meet.
  const ready = done.has(LAST) || WAY.every((id) => done.has(id));
  const step = STEPS.find((one) => !done.has(one.id) && (one.passing || !ready) && one.due(moment));
  if (step !== undefined) return { step, rest: null };
  if (ready) return { step: null, rest: "ready" };
  return { step: null, rest: moment.prompt === "" ? "wait" : "free" };
}

/** What is done after this moment, where a step was shown before it. */
export function learnt(done: ReadonlySet<string>, shown: Step | null, moment: Moment): ReadonlySet<string> {
  const now = STEPS.filter((step) => step.done?.(moment) ?? false).map(({ id }) => id);
  const gone = shown?.passing && !shown.due(moment) ? [shown.id] : [];
  return new Set([...done, ...now, ...gone]);
}
