/** How the spaces of the black depot lie in the room that it has. */

/** In pixels, what a supply beside it takes. */
export const BESIDE = 64;

/** Between depots in a ring its room is fixed; else it stands below them, as wide as they. `beside` supplies stand at its right. */
export function blackDepot(spaces: number, ring: boolean, width: number, beside: number): { columns: number; width: number } {
  if (ring) {
    const columns = beside > 0 ? Math.min(3, spaces / 2) : spaces / 2;
    if (beside > 0) return { columns, width: spaces > 6 ? 39 : spaces > 4 ? 42 : 52 };
    return { columns, width: spaces > 6 ? 44 : 52 };
  }
  const columns = spaces === 8 ? 4 : spaces === 6 && beside > 0 ? 3 : Math.min(6, spaces);
  const room = width - 48 - beside * (BESIDE + 8);
  return { columns, width: Math.max(30, Math.min(52, Math.floor(room / columns) - 4)) };
}
