/** What the end of a game comes down to: the headline, and what decided. */

import type { PlacingData, ResultData } from "../../lib/types/messages";

export type Outcome =
  | { what: "won"; seat: number; by: number }
  /** As many points as the next, and something else decided. */
  | { what: "tie-break"; seat: number }
  /** All others gave up, or ran out of time. */
  | { what: "alone"; seat: number; others: number[] }
  | { what: "shared"; seats: number[] };

const GIVEN_UP = "decided-by-giving-up";
const FEWER_POINTS = "decided-by-points";

export function outcome({ placings }: ResultData): Outcome | null {
  const winners = placings.filter(({ place }) => place === 1);
  const [winner] = winners;
  if (winner === undefined) return null;
  if (winners.length > 1) return { what: "shared", seats: winners.map(({ seat }) => seat) };
  const next = placings.find(({ place, reason }) => place > 1 && reason?.key !== GIVEN_UP);
  if (next === undefined) return { what: "alone", seat: winner.seat, others: placings.filter(({ place }) => place > 1).map(({ seat }) => seat) };
  const by = winner.points - next.points;
  return by > 0 ? { what: "won", seat: winner.seat, by } : { what: "tie-break", seat: winner.seat };
}

/** The placings in which something other than points decided. */
export function tieBreaks(placings: readonly PlacingData[]): PlacingData[] {
  return placings.filter(({ reason }) => reason !== null && reason.key !== FEWER_POINTS && reason.key !== GIVEN_UP);
}

/** Whether some share a place. */
export function anyShared(placings: readonly PlacingData[]): boolean {
  return new Set(placings.map(({ place }) => place)).size < placings.length;
}

/** Whether points decided something: not where all but one gave up. */
export const pointsCount = (placings: readonly PlacingData[]): boolean =>
  placings.length === 1 || placings.some(({ place, reason }, n) => n > 0 && (place === 1 || reason?.key !== GIVEN_UP));

/** Whether nothing but points decided. */
export function byPointsAlone(placings: readonly PlacingData[]): boolean {
  return placings.every(({ place, reason }) => place === 1 || reason?.key === FEWER_POINTS);
}
