/** What the entries of a log say that are no moves. */

import type { EntryData, PhraseData } from "../lib/types/messages";

/** That a seat, counted from 1, has gone to a bot, or waits for a person again. */
function given(seat: number, bot: unknown): PhraseData {
  if (typeof bot !== "string") return { key: "table-log-opened", args: { seat } };
  return { key: "table-log-given", args: { seat, bot: { key: `bot-${bot}`, args: {} } } };
}

/** What an entry that is no move says; null where the game itself does. */
export function happened({ kind, seat, details }: EntryData, person: (id: string) => string): PhraseData | null {
  const name = { seat: seat ?? 0 };
  switch (kind) {
    case "sat":
      return { key: "table-log-sat", args: { name: String(details["name"] ?? "") } };
    case "given":
      return given((seat ?? 0) + 1, details["bot"]);
    case "offered":
      return { key: `table-log-offered-${String(details["what"])}`, args: { name } };
    case "resigned":
      return { key: details["why"] === "time" ? "table-log-lost-by-time" : "table-log-resigned", args: { name } };
    case "taken-over":
      return { key: `table-log-taken-over-${String(details["why"])}`, args: { name } };
    case "removed":
      return { key: "table-log-removed", args: { name: person(String(details["person"])) } };
    case "muted":
      return {
        key: details["muted"] === false ? "table-log-unmuted" : "table-log-muted",
        args: { name: person(String(details["person"])) },
      };
    case "ended":
      return { key: `table-log-ended-${String(details["why"])}`, args: {} };
    case "paused":
      return seat === null ? { key: "table-log-paused-by-server", args: {} } : { key: "table-log-paused", args: { name } };
    case "created":
    case "started":
    case "rematch":
      return { key: `table-log-${kind}`, args: {} };
    default:
      return { key: `table-log-${kind}`, args: { name } };
  }
}
