/** How a square looks in the light of what its reader may do: `turn` is one where the tile fits once it is turned. */

import type { PieceState } from "../../../pieces/states";

export type SquareState = PieceState | "turn";
