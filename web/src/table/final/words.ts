/** The end of a game in sentences. */

import { duration } from "../../lib/duration";
import type { EntryData, ResultData } from "../../lib/types/messages";
import { say, text, words } from "../../lib/words.svelte";
import { listOf } from "../phrases";
import { anyShared, byPointsAlone, outcome, tieBreaks } from "./outcome";

/** Who won, by how much; `you` is the reader's seat. */
export function headline(result: ResultData, names: readonly string[], you: number | null): string {
  if (result.why === "closed") return text("story-closed");
  const end = outcome(result);
  if (end === null) return text("story-over");
  if (end.what === "shared") {
    const others = end.seats.filter((seat) => seat !== you).map((seat) => names[seat] ?? "");
    return text(you !== null && end.seats.includes(you) ? "story-you-share" : "story-share", { names: listOf(others) });
  }
  const mine = end.seat === you;
  const name = names[end.seat] ?? "";
  if (end.what === "alone") {
    const { others, why } = end;
    if (why === null) return mine ? text("story-you-win") : text("story-wins", { name });
    const lost = { why, names: listOf(others.map((seat) => names[seat] ?? "")), count: others.length };
    if (mine) return text("story-you-win-alone", lost);
    return others.length === 1 && others[0] === you ? text("story-wins-over-you", { name, why }) : text("story-wins-alone", { name, ...lost });
  }
  if (end.what === "tie-break") return mine ? text("story-you-win-tie") : text("story-wins-tie", { name });
  return mine ? text("story-you-win-by", { points: end.by }) : text("story-wins-by", { name, points: end.by });
}

/** What decided where points did not, or that points were enough; of two the headline says so. */
export function decided({ placings }: ResultData, names: readonly string[]): string[] {
  const broken = tieBreaks(placings).map(({ seat, place, reason }) =>
    text("story-tie", { name: names[seat] ?? "", place, reason: reason === null ? "" : say(reason, names) }),
  );
  if (anyShared(placings)) return [...broken, text("story-shared")];
  return byPointsAlone(placings) ? (placings.length > 2 ? [text("story-no-tie")] : []) : broken;
}

/** Why the game ended, after how many rounds, and how long it took. */
export function ending(result: ResultData, rounds: number, entries: readonly EntryData[]): string {
  const parts = [text(`story-why-${result.why}`)];
  if (rounds > 0) parts.push(text("story-rounds", { rounds }));
  const lasted = length(entries);
  // A record does not say how long the game took.
  if (result.why !== "imported" && lasted > 0) parts.push(duration(roughly(lasted), words.language));
  return parts.join(", ");
}

function length(entries: readonly EntryData[]): number {
  const started = entries.find(({ kind }) => kind === "started");
  const last = entries.findLast(({ kind }) => kind === "move" || kind === "ended" || kind === "resigned");
  return started === undefined || last === undefined ? 0 : last.at - started.at;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds rounded to what people say: minutes, and hours or days of what takes several. */
export function roughly(milliseconds: number): number {
  const seconds = milliseconds / 1000;
  const unit = seconds > 2 * DAY ? DAY : seconds > 3 * HOUR ? HOUR : MINUTE;
  return Math.max(1, Math.round(seconds / unit)) * unit;
}
