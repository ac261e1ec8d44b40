/** What a move in view would bring, line by line. */

import type { PhraseData } from "../../../lib/types/messages";
import type { Meaning } from "../../../table/things";

export interface Gain {
  /** Points for the reader; null where a line only tells something. */
  points: number | null;
  says: PhraseData;
}

/** Completed areas with what they are worth to the reader, points at once, pieces, then all else. */
export function gainsOf({ preview }: Meaning): Gain[] {
  const completed = preview.says.map((says) => ({ points: says.key === "preview-completes" && says.args["leads"] === "you" ? Number(says.args["points"]) : null, says }));
  const scored = preview.lines.map(({ name, change }) => ({ points: change, says: name }));
  const brought = preview.stock.filter(({ name }) => name.key === "label-nests").map(({ name, change }) => ({ points: change, says: name }));
  return [...completed, ...scored, ...brought];
}
