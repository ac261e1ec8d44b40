/** What a move in view would bring, line by line. */

import type { PhraseData, PreviewData } from "../../../lib/types/messages";
import { brings } from "../modules";
import type { Meaning } from "../../../table/things";

export interface Gain {
  /** Points for the reader or the other seat; null where a line only tells something. */
  points: number | null;
  /** Whether they are the other's. */
  theirs: boolean;
  says: PhraseData;
}

/** Completed areas with what they are worth to whoever leads there, points at once, pieces, then all else. */
export function gainsOf({ preview }: Meaning): Gain[] {
  const completed = preview.says.map((says) => {
    const leads = says.key === "preview-completes" ? says.args["leads"] : "";
    return { points: leads === "you" || leads === "other" ? Number(says.args["points"]) : null, theirs: leads === "other", says };
  });
  const own = ({ name, change }: PreviewData["stock"][number]): Gain => ({ points: change, theirs: false, says: name });
  const scored = preview.lines.map(own);
  const known = brings();
  const brought = preview.stock.filter(({ name }) => known.includes(name.key)).map(own);
  return [...completed, ...scored, ...brought];
}
