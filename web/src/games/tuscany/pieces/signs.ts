/** The small pictures within a line of text, by the keys of what they show. */

import { BONUSES, COLOURS, CROPS, KINDS, type Bonus, type Colour, type Kind } from "./kinds";
import { THINGS, type Thing } from "./things";

export type Sign =
  | { readonly draw: "tile"; readonly kind: Kind }
  | { readonly draw: "colour"; readonly colour: Colour }
  | { readonly draw: "card"; readonly colour: Colour }
  | { readonly draw: "bonus"; readonly bonus: Bonus }
  | { readonly draw: "thing"; readonly thing: Thing }
  | { readonly draw: "starter" };

const SIGNS: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  ...KINDS.map((kind): [string, Sign] => [`kind-${kind}`, { draw: "tile", kind }]),
  ...CROPS.map((crop): [string, Sign] => [`crop-${crop}`, { draw: "tile", kind: `agriculture-${crop}` }]),
  ...COLOURS.map((colour): [string, Sign] => [`colour-${colour}`, { draw: "colour", colour }]),
  ...COLOURS.map((colour): [string, Sign] => [`cards-${colour}`, { draw: "card", colour }]),
  ...BONUSES.map((bonus): [string, Sign] => [`bonus-${bonus}`, { draw: "bonus", bonus }]),
  ...THINGS.map((thing): [string, Sign] => [`thing-${thing}`, { draw: "thing", thing }]),
  ["starter", { draw: "starter" }],
]);

export const SIGN_NAMES: readonly string[] = [...SIGNS.keys()];

/** The picture of what has this key; undefined if there is none. */
export function signNamed(name: string): Sign | undefined {
  return SIGNS.get(name);
}
