import { duration } from "../lib/duration";
import { text, words } from "../lib/words.svelte";

/** Names one after another, as the reader's language joins them. */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** A table's clock in words. */
export function clockWords(clock: Record<string, unknown> | null): string {
  if (clock === null) return text("clock-none");
  if (clock["kind"] === "correspondence") return text("clock-days", { days: Number(clock["days"]) });
  const bank = duration(Number(clock["bank"]), words.language);
  const increment = Number(clock["increment"]);
  return increment === 0
    ? text("clock-bank", { bank })
    : text("clock-bank-and", { bank, increment: duration(increment, words.language) });
}
