/** A one-colour sign for each colour of space, in a box of 24. */

export const SPACE_GLYPHS: Readonly<Record<string, string>> = {
  building: "M-10 9V-1L0 -10L10 -1V9H3.5V2.5H-3.5V9Z",
  ship: "M-11 3H11L7 10H-7ZM-1.5 1V-11L9 1ZM-3.5 1H-9L-3.5 -7Z",
  animal:
    "M-10 1a4.6 4.6 0 0 1 2.4 -7.6a5 5 0 0 1 8.6 -1.4a4 4 0 0 1 3.8 1.6l2 -2.6l1.2 2.8h3.5v3.6l-2.5 1.8h-2.2a5 5 0 0 1 -2.3 4.8v6.5h-2.6v-5.5h-5.4v5.5h-2.6v-6.2a4.6 4.6 0 0 1 -3.9 -3.3Z",
  monastery: "M-8 10V-2C-8 -7 -4 -10 0 -12C4 -10 8 -7 8 -2V10ZM-1.5 -6V-3H-4.5V0H-1.5V7H1.5V0H4.5V-3H1.5V-6Z",
  castle: "M-9 10V-10H-5V-6.5H-2V-10H2V-6.5H5V-10H9V10H3V4.5a3 3 0 0 0 -6 0V10Z",
  mine: "M-11 -2C-6 -10 6 -10 11 -2C6 -5 4 -5.5 2 -5.5V11H-2V-5.5C-4 -5.5 -6 -5 -11 -2Z",
};
