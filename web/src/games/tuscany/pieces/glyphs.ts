/** One-colour signs, in a box of 24. */

import type { Colour } from "./kinds";

/** A cart wheel; every yield card bears it too. */
export const WHEEL =
  "M0 -11A11 11 0 1 0 0 11A11 11 0 1 0 0 -11ZM-1.3 -8.2V-4A4 4 0 0 0 -3 -3L-6.3 -5.6A8.3 8.3 0 0 1 -1.3 -8.2ZM1.3 -8.2A8.3 8.3 0 0 1 6.3 -5.6L3 -3A4 4 0 0 0 1.3 -4ZM8 -3.3A8.3 8.3 0 0 1 8.2 2.5L4.1 1.2A4 4 0 0 0 4 -1ZM7 5A8.3 8.3 0 0 1 2 8.2L1.5 4A4 4 0 0 0 3.1 3ZM-1.5 8.2A8.3 8.3 0 0 1 -6.7 5L-3.1 3A4 4 0 0 0 -1.2 4ZM-8.2 2.5A8.3 8.3 0 0 1 -8 -3.3L-4 -1A4 4 0 0 0 -4.1 1.2Z";

/** A cypress that stands on the line 2, forty high. */
export const CYPRESS = "M0 -40C6 -29 7.5 -16 7 -6C6.5 0 3.5 2 0 2S-6.5 0 -7 -6C-7.5 -16 -6 -29 0 -40Z";

export const GLYPHS: Readonly<Record<Colour, string>> = {
  castle:
    "M-9 10V-11l2.25 2.5l2.25 -2.5V-6.5H-2.25V-11L0 -8.5L2.25 -11V-6.5H4.5V-11l2.25 2.5L9 -11V10H3V4.5a3 3 0 0 0 -6 0V10Z",
  city: "M-11 10V-6H-9.5V-4H-8V-6H-6.5V4H-4.5C-4.5 -3 -2 -6 -1 -6.8V-10H1V-6.8C2 -6 4.5 -3 4.5 4H6.5V-9H8V-7H9.5V-9H11V10H2.5V7.5a2.5 2.5 0 0 0 -5 0V10Z",
  inn: "M-2.6 -12H2.6V-6C7 -4 9.5 -.5 9.5 3.5C9.5 7 7.8 9.8 5.5 11.5H-5.5C-7.8 9.8 -9.5 7 -9.5 3.5C-9.5 -.5 -7 -4 -2.6 -6ZM-8 1.2V3H8V1.2ZM-7.6 5.6V7.4H7.6V5.6Z",
  agriculture: "M-1 11V1C-7 1.5 -11 -2 -11 -9C-4.5 -9 -1.5 -6 -.7 -1.5C.5 -7 4 -10.5 11 -10.5C11 -3.5 7 .5 1 .8V11Z",
  quarry: "M-11 -3.5L0 -9L11 -3.5L0 2ZM-11 -1.2L-1 3.8V11L-11 6ZM11 -1.2L1 3.8V11L11 6Z",
  village: "M-11 10V1L-5 -6L1 1V10H-3V5H-7V10ZM2.5 10V.5L-1.5 -4.2L3 -10L11 -1V10H8.5V5H5.5V10Z",
  monastery: "M-8 10V-2C-8 -7 -4 -10 0 -12C4 -10 8 -7 8 -2V10ZM-1.5 -6V-3H-4.5V0H-1.5V7H1.5V0H4.5V-3H1.5V-6Z",
  cart: WHEEL,
};
