import { text } from "../lib/words.svelte";

interface Named {
  name: string;
  bot: string | null;
}

/** What to call whoever sits there: bots by their names in the reader's language, people by their own. */
export function seatName(seat: Named): string {
  if (seat.bot !== null) return text(`bot-${seat.bot}`);
  return seat.name === "" ? text("seat-free") : seat.name;
}
