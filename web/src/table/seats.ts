import type { PresenceMessage, SeatData } from "../lib/types/messages";
import { text } from "../lib/words.svelte";
import type { IconName } from "../pieces/icons";

export interface SeatNote {
  icon: IconName;
  label: string;
  bad: boolean;
}

/** What is to be known about who sits there: lost before the end, a bot for them, away; null for most. */
export function seatNote(seat: SeatData, presence: PresenceMessage | null): SeatNote | null {
  if (seat.given_up === "time") return { icon: "clock", label: text("table-seat-lost-by-time"), bad: true };
  if (seat.given_up !== null) return { icon: "resign", label: text("table-seat-resigned"), bad: true };
  if (seat.stand_in !== null) return { icon: "bot", label: text("table-seat-stood-in"), bad: true };
  if (seat.kind === "bot") return { icon: "bot", label: text("table-seat-bot"), bad: false };
  const away = seat.person !== null && presence !== null && !presence.people.includes(seat.person);
  return away ? { icon: "leave", label: text("table-seat-away"), bad: true } : null;
}
