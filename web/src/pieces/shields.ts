/** The arms of the four players: an ordinary laid over the field, and a charge upon it. */

import type { Player } from "./players";

export const SHIELD = "M-13 -15H13V0C13 8 7 13 0 17C-7 13 -13 8 -13 0Z";

interface Arms {
  readonly ordinary: string;
  readonly charge: string;
}

export const ARMS: Readonly<Record<Player, Arms>> = {
  1: {
    ordinary: "M-16 -16H-6L16 10V20H8L-16 -6Z",
    charge: "M1.5 -6.2A6.6 6.6 0 1 0 6.2 2.6A5.3 5.3 0 1 1 1.5 -6.2Z",
  },
  2: {
    ordinary: "M0 -13L16 5V14L0 -4L-16 14V5Z",
    charge: "M0 -7L2 -2.3L7 -1.9L3.2 1.5L4.4 6.5L0 3.8L-4.4 6.5L-3.2 1.5L-7 -1.9L-2 -2.3Z",
  },
  3: {
    ordinary: "M-13 -20H-8V24H-13ZM8 -20H13V24H8Z",
    charge: "M0 -6.5A6.5 6.5 0 1 0 0 6.5A6.5 6.5 0 1 0 0 -6.5ZM0 -3A3 3 0 1 1 0 3A3 3 0 1 1 0 -3Z",
  },
  4: {
    ordinary: "M-3 -20H3V24H-3ZM-20 -4H20V2H-20Z",
    charge: "M0 -8L5.5 0L0 8L-5.5 0Z",
  },
};
