/** What the server tells of Tuscany. */

import type { Components } from "../../../lib/types/tuscany";
import type { Facts } from "../../../rules/facts";

/** Everything shared is the same for any number of players. */
export const PLAYERS = [2] as const;

export const partsOf = ({ components: [parts] }: Facts): Components => parts as unknown as Components;
