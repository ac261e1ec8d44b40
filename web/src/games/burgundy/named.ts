import type { PhraseData } from "../../lib/types/messages";
import { each } from "../modules";
import { everyModule } from "./modules";
import { thing, type Thing } from "../../table/things";

/** The space and the depot that a sentence names. */
export function named(said: PhraseData): Thing[] {
  const found: Thing[] = [];
  const { space, depot } = said.args;
  if (typeof space === "number" || typeof space === "string") found.push(thing("space", space));
  if (typeof depot === "string") found.push(thing("depot", depot.replace("depot-", "")));
  return [...found, ...each(everyModule(), "named").flatMap((more) => more(said))];
}
