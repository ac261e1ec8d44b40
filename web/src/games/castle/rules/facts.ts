/** What the server tells of The Castle. */

import type { Components, FacePiece } from "../../../lib/types/castle";
import type { Facts } from "../../../rules/facts";

export const PLAYERS = [2] as const;

export const partsOf = ({ components: [parts] }: Facts): Components => parts as unknown as Components;
/** The same with all modules. */
export const wholeOf = ({ components: [, parts] }: Facts): Components => parts as unknown as Components;

/** Tiles that only modules have. */
export function addedFaces(facts: Facts): FacePiece[] {
  const known = new Set(partsOf(facts).faces.map(({ word }) => word));
  return wholeOf(facts).faces.filter(({ word }) => !known.has(word));
}
