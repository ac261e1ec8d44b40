import type { PhraseData } from "../../lib/types/messages";
import { thing, type Thing } from "../../table/things";

/** The square that a sentence names, and the corner tower. */
export function named({ args: { square, spaces } }: PhraseData): Thing[] {
  const found: Thing[] = [];
  if (typeof square === "string") found.push(thing("square", square));
  if (typeof spaces === "string") found.push(thing("tower", spaces));
  return found;
}
