/** The colours and arms of the seats. */

export type Player = 1 | 2 | 3 | 4;

/** The colours of a seat; seats count from 0. */
export function playerOf(seat: number): Player {
  return ((((seat % 4) + 4) % 4) + 1) as Player;
}
