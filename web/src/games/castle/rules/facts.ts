/** What the server tells of The Castle. */

import type { Components, FacePiece } from "../../../lib/types/castle";
import type { Facts } from "../../../rules/facts";

export const PLAYERS = [2] as const;

/** The box with Falcon comes beside the one without. */
export const MODULES = ["falcon"] as const;

export const partsOf = ({ components: [parts] }: Facts): Components => parts as unknown as Components;
export const falconOf = ({ components: [, parts] }: Facts): Components => parts as unknown as Components;

/** Tiles that only Falcon has. */
export function falconFaces(facts: Facts): FacePiece[] {
  const known = new Set(partsOf(facts).faces.map(({ word }) => word));
  return falconOf(facts).faces.filter(({ word }) => !known.has(word));
}
