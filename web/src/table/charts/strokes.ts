/** How the lines of the players are told apart in charts: by colour, by dashes and by marks. */

import type { Player } from "../../pieces/players";

interface Stroke {
  readonly dashes: string;
  /** Drawn around its middle. */
  readonly mark: string;
}

export const STROKES: Readonly<Record<Player, Stroke>> = {
  1: { dashes: "none", mark: "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0Z" },
  2: { dashes: "9 5", mark: "M0 -6L5.5 4H-5.5Z" },
  3: { dashes: "1.5 5.5", mark: "M-4.5 -4.5H4.5V4.5H-4.5Z" },
  4: { dashes: "8 4 1.5 4", mark: "M0 -6.5L5.5 0L0 6.5L-5.5 0Z" },
};
