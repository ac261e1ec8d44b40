/** An estate to look at, from boards that can be joined. */

import type { Components, Estate } from "../../../lib/types/tuscany";
import { lettersOf, type Join } from "../builder/join";
import { bandsOf, castleSpaces, latticeOf, regionsOf } from "../builder/land";

export type Sample = Pick<Estate, "built" | "spaces"> & { castle: number };

const SHIFTS = ["lr", "rl", "rr", "ll"] as const;

/** One with a region that runs across a seam and none that is too large; null where the boards make none. */
export function sampleOf(pieces: Components): Sample | null {
  const named = (letter: string): string[] => Object.keys(pieces.boards).filter((name) => name.startsWith(letter));
  const letterOf = Object.entries(pieces.colours).find(([, colour]) => colour === "castle")?.[0] ?? "";
  for (const shifts of SHIFTS)
    for (const a of named("A"))
      for (const b of named("B"))
        for (const c of named("C")) {
          const join: Join = { boards: "ABC", shifts, castle: 0 };
          const spaces = lettersOf(join, [a, b, c], pieces.boards);
          const lattice = latticeOf(pieces, shifts);
          const fits = regionsOf(lattice, spaces).every((region) => region.spaces.length <= pieces.region_limit);
          if (!fits || bandsOf(lattice, spaces).length === 0) continue;
          const castles = castleSpaces(spaces, letterOf);
          return { built: `${join.boards} ${shifts}`, spaces, castle: castles[1] ?? castles[0] ?? 0 };
        }
  return null;
}
