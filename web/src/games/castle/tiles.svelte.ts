import type { Components, FacePiece } from "../../lib/types/castle";
import { faceNamed } from "./scene";

let pieces = $state.raw<Components | null>(null);

/** Let pictures within texts show the tiles of this table. */
export function remember(now: () => Components): void {
  $effect.pre(() => {
    pieces = now();
  });
}

/** A tile of the table in view, by its word. */
export const tileNamed = (word: string): FacePiece | undefined => (pieces === null ? undefined : faceNamed(pieces, word));
