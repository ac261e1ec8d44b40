/** A first game of Burgundy with a coach: what is taught, and when. */

import type { Moment } from "../../../learn/moment";
import type { Step, Teaching } from "../../../learn/teaching";
import { TO_BOARD, TO_LOG, TO_OWN } from "../../../learn/ways";
import type { Scene } from "../../../lib/types/burgundy";
import type { PhraseData } from "../../../lib/types/messages";
import Picture from "./Picture.svelte";

const TURN = "prompt-turn";
const isTurn = ({ prompt }: Moment): boolean => prompt === TURN;
/** In one's turn: what an effect offers is told by the effect. */
const offers = (key: string) => (moment: Moment): boolean => isTurn(moment) && moment.offered.some((deed) => deed.key === key);
const plays = (key: string) => (deed: PhraseData): boolean => deed.key === key;
const sceneAt = ({ scene }: Moment): Scene => scene as unknown as Scene;

/** In the order in which they are taught: two turns, the first of which takes tiles and the second places them. */
const STEPS: readonly Step[] = [
  {
    id: "discard",
    due: ({ prompt }) => prompt === "prompt-discarding",
    passing: "asked",
    points: ['[data-thing^="stored:"]', TO_OWN],
  },
  { id: "effect", due: ({ prompt }) => prompt !== "" && prompt !== TURN, passing: "asked", points: ["[data-prompt]"] },
  { id: "welcome", due: () => true },
  { id: "dice", due: isTurn, points: ['[data-thing^="die:"]', TO_OWN] },
  { id: "take", due: offers("move-take"), done: plays("move-take"), told: true, points: ['[data-thing^="die:"]', TO_BOARD] },
  { id: "storage", due: isTurn, points: ['[data-thing^="stored:"]', TO_OWN] },
  { id: "workers", due: isTurn, points: ['[data-button^="workers"]'] },
  { id: "end", due: offers("move-end"), done: plays("move-end"), points: ['[data-act="end"]'] },
  { id: "round", due: (moment) => isTurn(moment) && sceneAt(moment).round > 1, points: ['[data-thing^="load:"]', TO_BOARD, ...TO_LOG] },
  { id: "place", due: offers("move-place"), done: plays("move-place"), told: true, points: ['[data-thing^="stored:"]', TO_OWN] },
  { id: "sell", due: offers("move-sell"), done: plays("move-sell"), told: true, points: ['[data-thing^="good:"]', TO_OWN] },
  { id: "buy", due: offers("move-buy"), done: plays("move-buy"), told: true, points: ['[data-thing^="depot:black"]', TO_BOARD] },
  { id: "tools", due: isTurn, points: ['[data-act="undo"]', '[data-act="hint"]'] },
  { id: "areas", due: isTurn },
  { id: "phase", due: isTurn },
];

/** What an area scores for the phase that runs. */
const numbers: Teaching["numbers"] = (moment, components) => {
  const points = components?.["phase_points"];
  return { points: Array.isArray(points) ? Number(points["ABCDE".indexOf(sceneAt(moment).phase)] ?? 0) : 0 };
};

const teaching: Teaching = {
  // The first board, with the castle in its centre.
  terms: { edition: "special", options: { boards: "1", castle: "centre" } },
  steps: STEPS,
  numbers,
  Picture,
};
export default teaching;
