/** How a table stands that waits for its players. */

import type { Me } from "../../lib/types/http";
import type { SeatData, Seen } from "../../lib/types/messages";

/** A seat that waits for a person. */
export const isFree = (seat: SeatData): boolean => seat.kind === "person" && seat.person === null;

export const isSeated = (seen: Seen): boolean => seen.seats.some(({ you }) => you);

/** Whether somebody may begin, send others away and close the table; where the owner is gone, whoever sits there. */
export function mayRule(seen: Seen, who: Me | null): boolean {
  if (who === null) return false;
  return who.host || seen.owner === who.id || (seen.owner === null && isSeated(seen));
}
