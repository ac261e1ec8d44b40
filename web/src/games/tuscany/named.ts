import type { PhraseData } from "../../lib/types/messages";
import { thing, type Thing } from "../../table/things";

/** The space that a sentence names, and the colour bonus. */
export function named({ key, args: { space, colour } }: PhraseData): Thing[] {
  const found: Thing[] = [];
  if (typeof space === "number") found.push(thing("space", space));
  if (key === "event-colour-filled" && typeof colour === "string") found.push(thing("ticket", colour.replace("colour-", "")));
  return found;
}
