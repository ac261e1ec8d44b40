/** What the server tells of Burgundy. */

import type { Components } from "../../../lib/types/burgundy";
import type { Facts } from "../../../rules/facts";

export const PLAYERS = [2, 3, 4] as const;

/** The components for two, three and four players. */
export const partsOf = ({ components }: Facts): readonly Components[] => components as unknown as readonly Components[];

/** The key of what a tile does in the edition at hand. */
export function aboutOf(facts: Facts, kind: string): string {
  return partsOf(facts)[0]?.tiles.find(({ word }) => word === kind)?.about ?? `about-${kind}`;
}
