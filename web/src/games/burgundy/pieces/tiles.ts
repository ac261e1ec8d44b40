/** What the components say of tiles. */

import type { Components, TilePiece } from "../../../lib/types/burgundy";

export const pieceOf = ({ tiles }: Pick<Components, "tiles">, word: string): TilePiece | undefined => tiles.find((tile) => tile.word === word);

/** Whether a tile has the colour of a space; one without a colour goes with any. */
export function suits(pieces: Pick<Components, "tiles">, word: string, colour: string | undefined): boolean {
  const tile = pieceOf(pieces, word);
  return tile !== undefined && (tile.colour === colour || tile.colour === "");
}

/** The words of the tiles of a colour. */
export const tilesOf = ({ tiles }: Pick<Components, "tiles">, colour: string): string[] =>
  tiles.filter((tile) => tile.colour === colour).map(({ word }) => word);
