/** A first game of The Castle with a coach: what is taught, and when. */

import type { Moment } from "../../../learn/moment";
import type { Step, Teaching } from "../../../learn/teaching";
import { TO_BOARD, TO_LOG, TO_OWN } from "../../../learn/ways";
import type { Player, Scene } from "../../../lib/types/castle";
import type { PhraseData } from "../../../lib/types/messages";
import Picture from "./Picture.svelte";

const PLACING = "prompt-placing";
const ENTERING = "prompt-entering";

const isPlacing = ({ prompt }: Moment): boolean => prompt === PLACING;
const isTurn = (moment: Moment): boolean => isPlacing(moment) || moment.prompt === ENTERING;
const offers = (key: string) => (moment: Moment): boolean => isTurn(moment) && moment.offered.some((deed) => deed.key === key);
const plays = (...keys: string[]) => ({ key }: PhraseData): boolean => keys.includes(key);
const lays = plays("move-place");
const sceneAt = ({ scene }: Moment): Scene => scene as unknown as Scene;
const learnerAt = (moment: Moment): Player | undefined => sceneAt(moment).players[moment.seat];

/** From this turn of the learner on, who begins the game; the other plays every second turn. */
const inTurn = (number: number) => (moment: Moment): boolean => isTurn(moment) && sceneAt(moment).turn >= 2 * number - 1;

const hasScored = (moment: Moment): boolean => (learnerAt(moment)?.score ?? 0) > 0;
const hasToken = (moment: Moment): boolean => {
  const { tokens = {}, fresh = {} } = learnerAt(moment) ?? {};
  return Object.keys(tokens).length + Object.keys(fresh).length > 0;
};

/** In the order in which they are taught: a whole turn first, then a little in each of the next three. */
const STEPS: readonly Step[] = [
  { id: "choice", due: (moment) => moment.prompt !== "" && !isTurn(moment), passing: "asked", points: ["[data-prompt]"] },
  { id: "scored", due: (moment) => isPlacing(moment) && hasScored(moment), passing: "noted", points: ['[data-piece="marker-0"]', TO_BOARD] },
  {
    id: "token",
    due: (moment) => isPlacing(moment) && hasToken(moment),
    passing: "noted",
    points: ['[data-seat="0"] [data-token]', TO_OWN],
  },
  { id: "welcome", due: () => true },
  { id: "tile", due: isPlacing, past: lays, points: ["[data-hand], [data-turn]", TO_BOARD] },
  { id: "fit", due: isPlacing, past: lays, points: [TO_BOARD] },
  { id: "lay", due: offers("move-place"), done: lays, points: [TO_BOARD] },
  {
    id: "send",
    due: offers("move-put"),
    done: plays("move-put", "move-pass"),
    // Large in hand; on a phone, where it is not, on the castle.
    points: ['[data-seat="0"] [data-thing^="segment:"]', '[data-pane="board"] [data-thing^="segment:"][data-lit]', TO_BOARD],
  },
  { id: "tools", due: inTurn(2), points: [...TO_LOG, '[data-act="hint"]', '[data-act="undo"]'] },
  { id: "complete", due: inTurn(2) },
  { id: "majority", due: inTurn(2) },
  { id: "wall", due: inTurn(3), points: ['[data-piece="marker-0"]', '[data-place="tower-12"]', TO_BOARD] },
  { id: "keep", due: inTurn(3), points: ['[data-seat="0"] [data-keep]', TO_OWN] },
  { id: "court", due: inTurn(4) },
  { id: "end", due: inTurn(4) },
];

/** The learner's points, and the squares of the largest empty area. */
const numbers: Teaching["numbers"] = (moment) => ({
  points: learnerAt(moment)?.score ?? 0,
  squares: sceneAt(moment).empty.length,
});

const teaching: Teaching = {
  // The learner begins, so that nothing has happened yet that was not explained.
  terms: { edition: "standard", options: { starter: "first" } },
  steps: STEPS,
  numbers,
  Picture,
};
export default teaching;
