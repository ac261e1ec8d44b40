/** A first game of Tuscany with a coach: what is taught, and when. */

import type { Moment } from "../../../learn/moment";
import type { Step, Teaching } from "../../../learn/teaching";
import { TO_BOARD, TO_LOG, TO_OWN } from "../../../learn/ways";
import type { PhraseData } from "../../../lib/types/messages";
import type { Estate, Scene } from "../../../lib/types/tuscany";
import Picture from "./Picture.svelte";

const BUILDING = "prompt-building";
const FIRST_BONUS = "prompt-first-bonus";
const ACTION = "prompt-action";
const SPARE = "prompt-spare";
/** Questions that have a step of their own. */
const TAUGHT: readonly string[] = ["", BUILDING, FIRST_BONUS, ACTION, SPARE];

const asks = (key: string) => ({ prompt }: Moment): boolean => prompt === key;
const isAction = asks(ACTION);
const offers = (key: string) => (moment: Moment): boolean => isAction(moment) && moment.offered.some((deed) => deed.key === key);
const plays = (key: string) => (deed: PhraseData): boolean => deed.key === key;
const sceneAt = ({ scene }: Moment): Scene => scene as unknown as Scene;
const learnerAt = (moment: Moment): Estate | undefined => sceneAt(moment).estates[moment.seat];

/** From this round on: each has one turn in it. */
const inRound = (number: number) => (moment: Moment): boolean => isAction(moment) && sceneAt(moment).round >= number;

/** Whether there are green points for anything but the first bonus tile. */
const hasScored = (moment: Moment): boolean =>
  Object.entries(learnerAt(moment)?.green_lines ?? {}).some(([source, points]) => source !== "storage-tiles" && points > 0);

const HAND = '[data-seat="0"] [data-place="hand0"]';
const STORED = '[data-seat="0"] [data-thing^="stored:"]';

/** In the order in which they are taught: the land, a turn for each of the three actions, and in the next two what comes of them. */
const STEPS: readonly Step[] = [
  { id: "choice", due: ({ prompt }) => !TAUGHT.includes(prompt), passing: "asked", points: ["[data-prompt]"] },
  { id: "spare", due: asks(SPARE), passing: "asked", points: ['[data-button="marble"]', '[data-act="end"]'] },
  {
    id: "scored",
    due: (moment) => isAction(moment) && hasScored(moment),
    passing: "noted",
    points: ['[data-seat="0"] [data-stock="green"]', TO_OWN],
  },
  {
    id: "phase",
    due: (moment) => isAction(moment) && sceneAt(moment).phase > 1,
    passing: "noted",
    points: ['[data-seat="0"] [data-stock="red"]', TO_OWN],
  },
  { id: "welcome", due: () => true },
  { id: "build", due: asks(BUILDING), done: plays("move-build"), points: ['[data-act="seal"]', "[data-castle]"] },
  { id: "bonus", due: asks(FIRST_BONUS), done: plays("move-bonus"), points: ['[data-thing^="bonus:"]'] },
  { id: "take", due: offers("move-take"), done: plays("move-take"), points: ['[data-thing^="open:"]', TO_BOARD] },
  { id: "tools", due: inRound(2), points: [...TO_LOG, '[data-act="hint"]', '[data-act="undo"]'] },
  { id: "draw", due: offers("move-draw"), done: plays("move-draw"), points: ['[data-button="draw"]', HAND, STORED] },
  { id: "place", due: offers("move-place"), done: plays("move-place"), told: true, points: [STORED, TO_OWN] },
  { id: "effects", due: isAction },
  { id: "workers", due: isAction, points: ['[data-seat="0"] [data-stock="marble"]', '[data-seat="0"] [data-stock="workers"]', TO_OWN] },
  { id: "regions", due: inRound(5), points: ['[data-thing^="ticket:"]', TO_BOARD] },
  { id: "scoring", due: inRound(5), points: ["[data-tracks]", TO_BOARD] },
  { id: "end", due: inRound(5), points: ['[data-seat="0"] [data-stacks] > *', TO_OWN] },
];

/** The learner's points of both sorts. */
const numbers: Teaching["numbers"] = (moment) => ({ green: learnerAt(moment)?.green ?? 0, red: learnerAt(moment)?.red ?? 0 });

const teaching: Teaching = {
  terms: { edition: "revised", options: {} },
  steps: STEPS,
  numbers,
  Picture,
};
export default teaching;
