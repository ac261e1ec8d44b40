/** What the coach looks at: the table as the learner sees it, and what they have just done. */

import type { EntryData, PhraseData, Seen } from "../lib/types/messages";

export interface Moment {
  /** The key of what is asked of the learner; empty while others play. */
  prompt: string;
  /** The labels of what can be played. */
  offered: readonly PhraseData[];
  /** What the learner has played since the last moment. */
  played: readonly PhraseData[];
  scene: Record<string, unknown>;
  seat: number;
  over: boolean;
}

/** The table now, with the entries since the coach last looked; null before there is anything to see. */
export function momentOf({ scene, seat, question, status }: Seen, fresh: readonly EntryData[]): Moment | null {
  if (scene === null || seat === null) return null;
  const own = fresh.filter((entry) => entry.kind === "move" && entry.seat === seat);
  return {
    prompt: question?.prompt.key ?? "",
    offered: (question?.moves ?? []).map(({ label }) => label),
    played: own.flatMap(({ label }) => label ?? []),
    scene,
    seat,
    over: status === "over",
  };
}
