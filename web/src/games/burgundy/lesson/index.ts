/** A first game of Burgundy with a coach: what is taught, and when. */

import type { Moment } from "../../../learn/moment";
import type { Step, Teaching } from "../../../learn/teaching";
import type { Scene } from "../../../lib/types/burgundy";
import Picture from "./Picture.svelte";

const TURN = "prompt-turn";
const isTurn = ({ prompt }: Moment): boolean => prompt === TURN;
/** In one's turn: what an effect offers is told by the effect. */
const offers = (key: string) => (moment: Moment): boolean => isTurn(moment) && moment.offered.some((deed) => deed.key === key);
const played = (key: string) => (moment: Moment): boolean => moment.played.some((deed) => deed.key === key);
const sceneAt = ({ scene }: Moment): Scene => scene as unknown as Scene;

/** In the order in which they are taught: two turns, the first of which takes tiles and the second places them. */
const STEPS: readonly Step[] = [
  {
    id: "discard",
    due: ({ prompt }) => prompt === "prompt-discarding",
    passing: true,
    points: ['[data-thing^="stored:"]'],
  },
  { id: "effect", due: ({ prompt }) => prompt !== "" && prompt !== TURN, passing: true, points: ["[data-prompt]"] },
  { id: "welcome", due: () => true },
  { id: "dice", due: isTurn, points: ['[data-thing^="die:"]'] },
  { id: "take", due: offers("move-take"), done: played("move-take"), points: ['[data-thing^="die:"]'] },
  { id: "storage", due: isTurn, points: ['[data-thing^="stored:"]'] },
  { id: "workers", due: isTurn, points: ['[data-button^="workers"]'] },
  { id: "end", due: offers("move-end"), done: played("move-end"), points: ['[data-act="end"]'] },
  { id: "round", due: (moment) => isTurn(moment) && sceneAt(moment).round > 1, points: ['[data-thing^="load:"]'] },
  { id: "place", due: offers("move-place"), done: played("move-place"), points: ['[data-thing^="stored:"]'] },
  { id: "sell", due: offers("move-sell"), done: played("move-sell"), points: ['[data-thing^="good:"]'] },
  { id: "buy", due: offers("move-buy"), done: played("move-buy"), points: ['[data-thing^="depot:black"]'] },
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
