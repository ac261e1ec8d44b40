/** The small pictures within a line of text, by the keys of what they show. */

import type { FacePiece } from "../../lib/types/castle";
import { tileNamed } from "./tiles.svelte";

export type Sign = { readonly draw: "tile"; readonly face: FacePiece } | { readonly draw: "token"; readonly token: string };

/** The picture of what has this key, or of the tile with this word; undefined if there is none. */
export function signNamed(name: string): Sign | undefined {
  if (name.startsWith("token-")) return { draw: "token", token: name.slice("token-".length) };
  const face = tileNamed(name);
  return face && { draw: "tile", face };
}
