/** How a space or a tile looks in the light of what its reader may do. */

/** `selected` belongs to what is held, `placed` to a tile that simply lies there. */
export type PieceState = "calm" | "legal" | "price" | "preview" | "selected" | "placed" | "last";

export const PIECE_STATES: readonly PieceState[] = ["calm", "legal", "price", "preview", "selected", "placed", "last"];

/** Whether it shines; what shines is best drawn after what does not. */
export function isLit(state: PieceState): boolean {
  return state === "legal" || state === "preview" || state === "selected";
}
