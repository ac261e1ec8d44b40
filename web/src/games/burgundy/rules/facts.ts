/** What the server tells of Burgundy. */

import type { Components } from "../../../lib/types/burgundy";
import type { Facts } from "../../../rules/facts";

export const PLAYERS = [2, 3, 4] as const;

/** The components for two, three and four players. */
export const partsOf = (facts: Facts): readonly Components[] => everyPart(facts).slice(0, PLAYERS.length);

/** The same, and then those with modules. */
const everyPart = ({ components }: Facts): readonly Components[] => components as unknown as readonly Components[];

/** The key of what a tile does in the edition at hand. */
export function aboutOf(facts: Facts, kind: string): string {
  return everyPart(facts).flatMap(({ tiles }) => tiles).find(({ word }) => word === kind)?.about ?? `about-${kind}`;
}
