/**
 * Pieces that travel from where they were to where they are.
 *
 * A piece carries data-piece (what it is), data-place (where it is) and, for several alike in one place, data-count;
 * a die carries data-roll (which it is) and data-face. Between two looks at the page what has left one place and what
 * has come to another are matched by what they are.
 */

export interface Spot {
  piece: string;
  place: string;
  count: number;
}

export interface Journey<T extends Spot> {
  from: T;
  to: T;
}

/** More than this at once is no move but a leap through the game, which nobody can follow with their eyes. */
const MOST = 8;

/** What went where; each piece that has gone is matched with one that has come. */
export function journeys<T extends Spot>(before: readonly T[], after: readonly T[]): Journey<T>[] {
  const left = changes(before, after);
  const come = changes(after, before);
  const found: Journey<T>[] = [];
  for (const to of come) {
    const at = left.findIndex(({ piece }) => piece === to.piece);
    const [from] = at < 0 ? [] : left.splice(at, 1);
    if (from !== undefined) found.push({ from, to });
  }
  return found.length > MOST ? [] : found;
}

const key = ({ piece, place }: Spot): string => `${piece}@${place}`;

/** Spots with more pieces in one look than in the other, once for each piece. */
function changes<T extends Spot>(here: readonly T[], there: readonly T[]): T[] {
  const others = new Map<string, number>();
  for (const spot of there) others.set(key(spot), (others.get(key(spot)) ?? 0) + spot.count);
  return here.flatMap((spot) => {
    const other = others.get(key(spot)) ?? 0;
    others.set(key(spot), Math.max(0, other - spot.count));
    return Array.from({ length: Math.max(0, spot.count - other) }, () => spot);
  });
}
