import type { Components, FacePiece } from "../../lib/types/castle";
import { faceNamed } from "./scene";

let pieces = $state.raw<Components | null>(null);

/** Let pictures within texts show the tiles of this table. */
export function remember(now: () => Components): void {
  $effect.pre(() => {
    pieces = now();
  });
}

/** Whether tiles of the table in view have such areas; any might where there is no table. */
export const hasTerrain = (terrain: string): boolean => pieces?.faces.some(({ segments }) => segments.some((one) => one.terrain === terrain)) ?? true;

/** A tile of the table in view, by its word. */
export const tileNamed = (word: string): FacePiece | undefined => (pieces === null ? undefined : faceNamed(pieces, word));
