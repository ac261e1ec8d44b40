/** Things on a table that moves speak of: `space:12`, `die:5`. What the sorts are, each game says for itself. */

import type { Phrase } from "../lib/text";
import type { OfferedMove, PreviewData } from "../lib/types/messages";

export type Thing = string;

export const thing = (what: string, which: string | number): Thing => `${what}:${which}`;
export const sortOf = (one: Thing): string => one.slice(0, one.indexOf(":"));
export const whichOf = (one: Thing): string => one.slice(one.indexOf(":") + 1);

/** What the preview of a move names, by what it is. */
export const namesOf = ({ names }: PreviewData): Map<string, string> => new Map(names.map(({ what, which }) => [what, which]));

/** A move that is offered, with the things on the table that it is about. */
export interface Meaning {
  offered: OfferedMove;
  preview: PreviewData;
  things: readonly Thing[];
  /** The thing that is clicked last to play the move; null for moves that are buttons. */
  goal: Thing | null;
  /** Whether the goal plays it only once all else is picked. */
  late: boolean;
  /** How it is done, where the same can be done in several ways. */
  way: Thing | null;
  /** Whether it ends the turn. */
  ends: boolean;
}

/** How a game's moves are about its things. */
export interface Targets {
  /** The things of a move, those first that one picks up first. */
  things(offered: OfferedMove, preview: PreviewData): Thing[];
  /** Sorts that are only picked up, such as dice: no move is played by clicking them. */
  tools: readonly string[];
  /** Sorts that play a move only once all else of it is picked; until then they are picked up themselves. */
  late?: readonly string[];
  /** Sorts of goals whose moves are buttons too: things that are hard to tell apart where they lie, or are out of sight. */
  buttons?: readonly string[];
  /** Whether every question says itself what can be done, so that it need not be said again. */
  clear?: true;
  /** Moves that the reader may have meant with a click that nothing answers to, the likeliest first; `way` is how things were
   *  to be done. */
  guesses(clicked: Thing, picked: readonly Thing[], way: Thing | null): string[];
  /** Whether a move ends the turn; such a move has its own place in the bar. */
  isEnd(offered: OfferedMove): boolean;
  /** The section of the rules that a refusal or an whyNot rests on, by the key of its text; null where none is known. */
  ruleOf(key: string): string | null;
  /** What is said instead where no single move tells why nothing answers to a click; null where the guesses do. */
  whyNot(clicked: Thing, picked: readonly Thing[]): Phrase | null;
  /** For a game with moves that can be done in several ways, such as with this or that payment. No click asks for a way:
   *  the first that is offered holds until the reader chooses another. */
  ways?: Ways;
}

export interface Ways {
  /** How a move is done; null where there is but one way. */
  of(offered: OfferedMove, preview: PreviewData): Thing | null;
  /** The way that a click on a thing chooses, of those there are, in place of that of a move; null where it chooses none. */
  by(clicked: Thing, ways: readonly Thing[], now: Meaning): Thing | null;
  /** Whether a way can be chosen before anything is picked, such as how a piece in hand is turned. */
  early?: true;
  /** Sorts of ways that are never given up once they are chosen: what cannot be done like that is not offered then. */
  firm?: readonly string[];
}

/** All that is offered and foreseen, as things on the table; what costs less comes first. Where moves have ways, these come
 *  as they are offered. */
export function meanings(
  moves: readonly OfferedMove[],
  previews: ReadonlyMap<string, PreviewData>,
  targets: Targets,
): Meaning[] {
  const all = moves.flatMap((offered) => {
    const preview = previews.get(offered.move);
    if (preview === undefined) return [];
    const things = targets.things(offered, preview);
    const last = things.at(-1);
    const goal = last === undefined || targets.tools.includes(sortOf(last)) ? null : last;
    const late = goal !== null && (targets.late?.includes(sortOf(goal)) ?? false);
    const way = targets.ways?.of(offered, preview) ?? null;
    return [{ offered, preview, things, goal, late, way, ends: targets.isEnd(offered) }];
  });
  return targets.ways ? all : all.sort((one, other) => cost(one.preview) - cost(other.preview));
}

const cost = ({ stock }: PreviewData): number => stock.reduce((sum, { change }) => sum - Math.min(change, 0), 0);

export const isAbout = (meaning: Meaning, things: readonly Thing[]): boolean =>
  things.every((one) => meaning.things.includes(one));

/** Of moves that differ only in how they are done one each: the way that was chosen, or else the first, unless that choice is
 *  firm. */
export function settled(all: readonly Meaning[], chosen: Thing | null, firm: readonly string[] = []): Meaning[] {
  const each = new Map<string, Meaning>();
  const held = chosen !== null && firm.includes(sortOf(chosen)) ? sortOf(chosen) : null;
  for (const meaning of all) {
    if (held !== null && meaning.way !== null && sortOf(meaning.way) === held && meaning.way !== chosen) continue;
    const same = meaning.way === null ? meaning.offered.move : `${meaning.offered.label.key} ${meaning.things.join(" ")}`;
    if (!each.has(same) || meaning.way === chosen) each.set(same, meaning);
  }
  return [...each.values()];
}

/** What a click on a thing means: a move, a choice of several, something to pick up, or nothing. */
export type Click =
  | { what: "play"; meaning: Meaning }
  | { what: "choose"; meanings: Meaning[] }
  | { what: "pick"; picked: Thing[] }
  | { what: "nothing" };

export function click(all: readonly Meaning[], picked: readonly Thing[], clicked: Thing): Click {
  if (picked.includes(clicked)) {
    const kept = picked.filter((one) => one !== clicked);
    const goals = all.filter((one) => isAbout(one, kept) && plays(one, kept, clicked));
    return goals.length === 0 ? { what: "pick", picked: kept } : goalsOf(goals);
  }
  const about = all.filter((one) => isAbout(one, [...picked, clicked]));
  if (about.length === 0) {
    // The likeliest wish of who clicks beside what goes with the picks: begin with this thing instead.
    return picked.length === 0 ? { what: "nothing" } : click(all, fitting(all, picked, clicked), clicked);
  }
  const goals = about.filter((one) => plays(one, picked, clicked));
  return goals.length === 0 ? { what: "pick", picked: [...picked, clicked] } : goalsOf(goals);
}

/** Whether a click on a thing plays a move, with these things in hand. */
export function plays({ goal, late, things }: Meaning, picked: readonly Thing[], clicked: Thing): boolean {
  return goal === clicked && (!late || things.every((one) => one === clicked || picked.includes(one)));
}

function goalsOf(goals: Meaning[]): Click {
  const [only] = goals;
  return only !== undefined && goals.length === 1 ? { what: "play", meaning: only } : { what: "choose", meanings: goals };
}

/** Those of the picks that go together with another thing. */
function fitting(all: readonly Meaning[], picked: readonly Thing[], clicked: Thing): Thing[] {
  const kept: Thing[] = [];
  for (const one of picked) {
    if (all.some((meaning) => isAbout(meaning, [...kept, one, clicked]))) kept.push(one);
  }
  return kept.length === picked.length ? [] : kept;
}
