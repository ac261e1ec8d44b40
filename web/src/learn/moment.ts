/** What the coach looks at: the table as the learner sees it, and what they have just done. */

import type { EntryData, PhraseData, Seen } from "../lib/types/messages";

export interface Moment {
  /** The key of what is asked of the learner; empty while others play. */
  prompt: string;
  /** The labels of what can be played. */
  offered: readonly PhraseData[];
  /** What the learner has played since the last moment, and not taken back. */
  played: readonly Deed[];
  /** The entry to which the game has gone back since the last moment; null if it has not. */
  back: number | null;
  scene: Record<string, unknown>;
  seat: number;
  over: boolean;
}

export interface Deed extends PhraseData {
  /** Its entry in the log. */
  number: number;
}

/** The table now, with the entries since the coach last looked; null before there is anything to see. */
export function momentOf({ scene, seat, question, status }: Seen, fresh: readonly EntryData[]): Moment | null {
  if (scene === null || seat === null) return null;
  let played: readonly Deed[] = [];
  let back: number | null = null;
  for (const { number, kind, seat: by, label, details } of fresh) {
    if (kind === "move" && by === seat && label !== null) played = [...played, { ...label, number }];
    if (kind !== "undo") continue;
    const to = Number(details["to"]);
    played = played.filter((deed) => deed.number <= to);
    back = Math.min(back ?? to, to);
  }
  return {
    prompt: question?.prompt.key ?? "",
    offered: (question?.moves ?? []).map(({ label }) => label),
    played,
    back,
    scene,
    seat,
    over: status === "over",
  };
}
