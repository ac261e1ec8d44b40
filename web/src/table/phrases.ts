import { duration } from "../lib/duration";
import type { Option, Terms } from "../lib/types/http";
import { text, words } from "../lib/words.svelte";

/** Names one after another, as the reader's language joins them. */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** A bot with its strength. */
export const botWords = (bot: string): string =>
  text("bot-of-strength", { name: text(`bot-${bot}`), strength: text(`strength-${bot}`) });

/** A table's clock in words. */
export function clockWords(clock: Terms["clock"] | Record<string, unknown>): string {
  if (!clock) return text("clock-none");
  // Lists tell it as it was agreed, without saying how that looks.
  const agreed: Record<string, unknown> = { ...clock };
  if (agreed["kind"] === "correspondence") return text("clock-days", { days: Number(agreed["days"]) });
  const bank = duration(Number(agreed["bank"]), words.language);
  const increment = Number(agreed["increment"]);
  return increment === 0
    ? text("clock-bank", { bank })
    : text("clock-bank-and", { bank, increment: duration(increment, words.language) });
}

/** After how long a bot plays for somebody who is away. */
export function absenceWords(seconds: number | null | undefined): string {
  return seconds ? text("absence-after", { time: duration(seconds, words.language) }) : text("absence-never");
}

/** The edition of a table: a game plays its first where none was named. */
export function playedEdition(terms: Terms, components: Record<string, unknown> | null): string | null {
  const played = terms.edition ?? components?.["edition"];
  return typeof played === "string" ? played : null;
}

/** What a value of an option is called; numbers and the names of owners' components speak for themselves. */
function valueWords(key: string, value: string): string {
  const named = text(`option-${key}-${value}`);
  return named === `option-${key}-${value}` ? value.replaceAll(",", ", ") : named;
}

/** What was agreed, line by line: its name and how it is. Of what seats may choose for themselves, also what is usual. */
export function termsWords(terms: Terms, options: readonly Option[]): { name: string; value: string }[] {
  const usual = options.filter(({ per_seat: seats }) => seats.length > 0).map(({ key, default: value }) => [key, value]);
  const agreed = Object.entries({ ...Object.fromEntries(usual), ...terms.options }).map(([key, value]) => ({
    name: text(`option-${key}`),
    value: valueWords(key, String(value)),
  }));
  const edition = terms.edition ? [{ name: text("terms-edition"), value: text(`edition-${terms.game}-${terms.edition}`) }] : [];
  const modules = (terms.modules ?? []).map((key) => text(`module-${key}`));
  const played = modules.length > 0 ? [{ name: text("terms-modules"), value: listOf(modules) }] : [];
  const atZero = terms.clock ? [{ name: text("terms-at-zero"), value: text(`at-zero-${terms.at_zero ?? "bot"}`) }] : [];
  return [
    ...edition,
    ...played,
    { name: text("new-players"), value: String(terms.seats.length) },
    ...agreed,
    { name: text("terms-visibility"), value: text(`visibility-${terms.visibility ?? "invitation"}`) },
    { name: text("terms-clock"), value: clockWords(terms.clock) },
    ...atZero,
    { name: text("terms-absence"), value: absenceWords(terms.absence) },
    { name: text("terms-hints"), value: text(terms.hints === false ? "terms-hints-off" : "terms-hints-on") },
  ];
}
