import { text } from "../lib/words.svelte";

interface Named {
  name: string;
  bot: string | null;
}

/** No table has more seats. */
const NUMERALS = ["", " II", " III", " IV"];

/** What to call all who sit there: bots by their names in the reader's language, people by their own. */
export function seatNames(seats: readonly Named[]): string[] {
  return seats.map(({ name, bot }, index) => {
    if (bot === null) return name === "" ? text("seat-free") : name;
    const alike = seats.slice(0, index).filter((other) => other.bot === bot).length;
    return text(`bot-${bot}`) + (NUMERALS[alike] ?? "");
  });
}
