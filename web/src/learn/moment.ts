/** What the coach looks at: the table as the learner sees it, and what they have just done. */

import type { Estate, Scene } from "../lib/types/burgundy";
import type { EntryData, OfferedMove, Seen } from "../lib/types/messages";

/** A move by what it is: the key of its label, and the workers that it costs. */
export interface Deed {
  key: string;
  workers: number;
}

export interface Moment {
  /** The key of what is asked of the learner; empty while others play. */
  prompt: string;
  offered: readonly Deed[];
  /** What the learner has played since the last moment. */
  played: readonly Deed[];
  estate: Estate;
  scene: Scene;
  over: boolean;
}

function deed({ key, args }: OfferedMove["label"]): Deed {
  return { key, workers: typeof args["workers"] === "number" ? args["workers"] : 0 };
}

/** The table now, with the entries since the coach last looked; null before there is anything to see. */
export function momentOf(seen: Seen, fresh: readonly EntryData[]): Moment | null {
  const scene = seen.scene as unknown as Scene | null;
  const estate = scene?.estates[seen.seat ?? -1];
  if (scene === null || estate === undefined) return null;
  const own = fresh.filter(({ kind, seat }) => kind === "move" && seat === seen.seat);
  return {
    prompt: seen.question?.prompt.key ?? "",
    offered: (seen.question?.moves ?? []).map(({ label }) => deed(label)),
    played: own.flatMap(({ label }) => (label === null ? [] : [deed(label)])),
    estate,
    scene,
    over: seen.status === "over",
  };
}
