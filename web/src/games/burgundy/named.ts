import type { PhraseData } from "../../lib/types/messages";
import { thing, type Thing } from "../../table/things";

/** The space and the depot that a sentence names. */
export function named({ args }: PhraseData): Thing[] {
  const found: Thing[] = [];
  const { space, depot } = args;
  if (typeof space === "number" || typeof space === "string") found.push(thing("space", space));
  if (typeof depot === "string") found.push(thing("depot", depot.replace("depot-", "")));
  return found;
}
