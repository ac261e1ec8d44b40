/** What the end of a game comes down to: the headline, and what decided. */

import type { PlacingData, ResultData } from "../../lib/types/messages";

/** What puts those last who lost before the end, and how they did. */
const LEFT: Readonly<Record<string, Left>> = { "decided-by-giving-up": "resigned", "decided-by-time": "time" };
const FEWER_POINTS = "decided-by-points";

type Left = "resigned" | "time";

export type Outcome =
  | { what: "won"; seat: number; by: number }
  /** As many points as the next, and something else decided. */
  | { what: "tie-break"; seat: number }
  /** All others gave up, or ran out of time; `why` where it was the same with all of them. */
  | { what: "alone"; seat: number; others: number[]; why: Left | null }
  | { what: "shared"; seats: number[] };

const left = ({ reason }: PlacingData): Left | null => LEFT[reason?.key ?? ""] ?? null;

export function outcome({ placings }: ResultData): Outcome | null {
  const winners = placings.filter(({ place }) => place === 1);
  const [winner] = winners;
  if (winner === undefined) return null;
  if (winners.length > 1) return { what: "shared", seats: winners.map(({ seat }) => seat) };
  const others = placings.filter(({ place }) => place > 1);
  const next = others.find((placing) => left(placing) === null);
  if (next === undefined) {
    const [why = null, ...more] = new Set(others.map(left));
    return { what: "alone", seat: winner.seat, others: others.map(({ seat }) => seat), why: more.length === 0 ? why : null };
  }
  const by = winner.points - next.points;
  return by > 0 ? { what: "won", seat: winner.seat, by } : { what: "tie-break", seat: winner.seat };
}

/** The placings in which something other than points decided. */
export function tieBreaks(placings: readonly PlacingData[]): PlacingData[] {
  return placings.filter((placing) => placing.reason !== null && placing.reason.key !== FEWER_POINTS && left(placing) === null);
}

/** Whether some share a place as equals; those who lost before the end only come last together. */
export function anyShared(placings: readonly PlacingData[]): boolean {
  const stayed = placings.filter((placing) => left(placing) === null);
  return new Set(stayed.map(({ place }) => place)).size < stayed.length;
}

/** Whether points decided something: not where all but one gave up, or ran out of time. */
export const pointsCount = (placings: readonly PlacingData[]): boolean =>
  placings.length === 1 || placings.some((placing, n) => n > 0 && (placing.place === 1 || left(placing) === null));

/** Whether nothing but points decided. */
export function byPointsAlone(placings: readonly PlacingData[]): boolean {
  return placings.every(({ place, reason }) => place === 1 || reason?.key === FEWER_POINTS);
}
