/** What the action bar says: what is asked, of whom, and what can be done. */

import { duration } from "../lib/duration";
import { signed } from "../lib/signed";
import type { Question, Seen } from "../lib/types/messages";
import { say, text, words } from "../lib/words.svelte";
import { small } from "./labels";
import { listOf } from "./phrases";
import { byVerb, verbWords } from "./verbs";
import type { Meaning } from "./things";

/** Why a seat does not play itself, whatever is asked. */
export type Role = "playing" | "watching" | "resigned" | "time" | "stood-in";

export function roleOf(seen: Seen): Role {
  const own = seen.seat === null ? undefined : seen.seats[seen.seat];
  if (own === undefined) return "watching";
  if (own.given_up !== null) return own.given_up;
  return own.stand_in === null ? "playing" : "stood-in";
}

/** What is asked, in one sentence. */
export function asked(seen: Seen, names: readonly string[]): string {
  if (seen.status === "paused") return text("table-is-paused");
  if (seen.status === "stopped") return text("table-is-stopped");
  if (seen.status === "over") return text("table-is-over");
  const own = roleOf(seen);
  if (own === "stood-in") return text("table-stood-in");
  const thinking = seen.asked.map((seat) => names[seat] ?? "");
  const given = seen.question !== null && seen.seat !== null && !seen.asked.includes(seen.seat);
  if (given) return text("table-given", { names: listOf(thinking) });
  if (seen.question !== null) return say(seen.question.prompt, names);
  const [only] = thinking;
  if (only === undefined) return text("table-nobody-asked");
  return thinking.length === 1 ? text("table-thinking", { name: only }) : text("table-waiting-for", { names: listOf(thinking) });
}

/** Who plays now, for who clicks where nothing can be planned. */
export function whoseTurn({ asked }: Pick<Seen, "asked">, names: readonly string[]): string {
  const playing = asked.map((seat) => names[seat] ?? "");
  const [only] = playing;
  return only !== undefined && playing.length === 1 ? text("table-whose-turn", { name: only }) : text("table-waiting-for", { names: listOf(playing) });
}

/** How long the others have been thinking: told from five seconds on. */
export function thinkingFor(since: number, now: number): string | null {
  const seconds = Math.floor((now - since) / 1000);
  if (seconds < 5) return null;
  const shown = seconds < 60 ? seconds : Math.floor(seconds / 60) * 60;
  return text("table-thinking-for", { time: duration(shown, words.language) });
}

/** What can be done: the verbs of all that is open, in the sentence of this key. */
export function possible(open: readonly Meaning[], key: string): string | null {
  const verbs = byVerb(open, ({ offered }) => offered).filter(({ moves }) => moves.some(({ ends }) => !ends));
  const said = verbs.map(({ key }) => verbWords(key)).filter((one) => one !== null);
  if (said.length === 0) return null;
  const list = new Intl.ListFormat(words.language, { type: "disjunction" }).format(said);
  return text(key, { verbs: list });
}

/** What a move brings and costs, in one line; empty where nothing. */
export function gains({ preview }: Pick<Meaning, "preview">, names: readonly string[]): string {
  const all = [...preview.lines, ...preview.stock].map(({ name, change }) => `${say(name, names)} ${signed(change)}`);
  return all.map((one, index) => (index === 0 ? one : small(one))).join(", ");
}

/** What a move would do, in words: what it brings, what else happens, and what it grants beyond what is asked now. */
export function consequence(
  meaning: Pick<Meaning, "preview">,
  question: Question | null,
  names: readonly string[],
  usual: readonly string[] = [],
): string {
  const { says, next, asks } = meaning.preview;
  // What is only planned leads to the same turn, which has not come yet.
  const grants = question !== null && next !== null && asks === "you" && next.key !== question.prompt.key && !usual.includes(next.key);
  const won = gains(meaning, names);
  const then = grants ? text("table-then", { next: small(say(next, names)) }) : "";
  return [won === "" ? "" : `${won}.`, ...says.map((one) => say(one, names)), then].filter((one) => one !== "").join(" ");
}

/** The points of a move with their sign; empty where there are none. */
export function points({ preview }: Pick<Meaning, "preview">): string {
  return preview.points === 0 ? "" : signed(preview.points);
}
