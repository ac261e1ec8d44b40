/** How a space or a tile looks in the light of what its reader may do. */

/** What is `possible` can be `planned` while others play; `hinted` is what a bot would do. `selected` belongs to what is held, `placed` to a tile that simply lies there. */
export type PieceState = "calm" | "possible" | "legal" | "hinted" | "planned" | "price" | "preview" | "selected" | "placed" | "last";

export const PIECE_STATES: readonly PieceState[] = ["calm", "possible", "legal", "hinted", "planned", "price", "preview", "selected", "placed", "last"];

/** Whether it shines; what shines is best drawn after what does not. */
export function isLit(state: PieceState): boolean {
  return state === "legal" || state === "hinted" || state === "preview" || state === "selected";
}
