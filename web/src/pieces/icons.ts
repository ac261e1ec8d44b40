/** Small signs for buttons, drawn in lines of the text's own colour in a box of 28. */

interface IconLines {
  /** Drawn with a pen. */
  readonly lines?: string;
  /** Filled. */
  readonly solid?: string;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const DRAWN = {
  undo: { lines: "M-9 -2H5a6 6 0 0 1 0 12H-4M-9 -2l5 -5M-9 -2l5 5" },
  redo: { lines: "M9 -2H-5a6 6 0 0 0 0 12H4M9 -2l-5 -5M9 -2l-5 5" },
  hint: {
    lines: "M-5 3H5V11H-5ZM0 3V0M0 -12c4 4 4.5 6.5 4.5 8A4.5 4.5 0 0 1 -4.5 -4C-4.5 -6 -3.5 -8 0 -12Z",
  },
  arrow: { lines: "M-10 0H8M2 -6L8 0L2 6" },
  back: { lines: "M10 0H-8M-2 -6L-8 0L-2 6" },
  send: { lines: "M-10 9L11 0L-10 -9L-6 0ZM-6 0H3" },
  sun: {
    lines: "M0 -10V-8M0 8V10M-10 0H-8M8 0H10M-7 -7L-5.6 -5.6M5.6 5.6L7 7M-7 7L-5.6 5.6M5.6 -5.6L7 -7",
    solid: disc(0, 0, 4.5),
  },
  moon: { lines: "M3 -9A9.5 9.5 0 1 0 9 5A8 8 0 0 1 3 -9Z" },
  help: {
    lines: `${disc(0, 0, 10)}M-3 -3a3 3 0 1 1 4.2 2.7C.3 .2 0 1 0 2.2`,
    solid: disc(0, 5.6, 1.3),
  },
  info: { lines: `${disc(0, 0, 10)}M0 -1V5.5`, solid: disc(0, -5, 1.4) },
  warning: { lines: "M0 -10L11 9H-11ZM0 -3V3", solid: disc(0, 6, 1.3) },
  menu: { lines: "M-9 -6H9M-9 0H9M-9 6H9" },
  more: { solid: `${disc(-7, 0, 2)}${disc(0, 0, 2)}${disc(7, 0, 2)}` },
  close: { lines: "M-7 -7L7 7M7 -7L-7 7" },
  check: { lines: "M-9 1L-3 7L9 -6" },
  clock: { lines: `${disc(0, 0, 9)}M0 -5V0L3.5 2.5` },
  link: {
    lines: "M-3 3L3 -3M-1 -6l3 -3a4.5 4.5 0 0 1 6.4 6.4l-3 3M1 6l-3 3a4.5 4.5 0 0 1 -6.4 -6.4l3 -3",
  },
  copy: { lines: "M-4 -4H9V10H-4ZM-4 5H-9V-9H4V-4" },
  plus: { lines: "M0 -8V8M-8 0H8" },
  minus: { lines: "M-8 0H8" },
  play: { solid: "M-5 -8L9 0L-5 8Z" },
  pause: { lines: "M-4 -7V7M4 -7V7" },
  first: { lines: "M-8 -7V7M8 -7L-2 0L8 7Z" },
  last: { lines: "M8 -7V7M-8 -7L2 0L-8 7Z" },
  previous: { lines: "M4 -8L-4 0L4 8" },
  next: { lines: "M-4 -8L4 0L-4 8" },
  up: { lines: "M-8 4L0 -4L8 4" },
  down: { lines: "M-8 -4L0 4L8 -4" },
  whole: { lines: "M-9 -4V-9H-4M4 -9H9V-4M9 4V9H4M-4 9H-9V4M-4 -4H4V4H-4Z" },
  eye: { lines: "M-11 0C-7 -7 7 -7 11 0C7 7 -7 7 -11 0Z", solid: disc(0, 0, 3) },
  chat: { lines: "M-10 -8H10V5H-2L-7 10V5H-10Z" },
  log: { lines: "M-4 -7H10M-4 0H10M-4 7H10", solid: `${disc(-9, -7, 1.4)}${disc(-9, 0, 1.4)}${disc(-9, 7, 1.4)}` },
  person: { lines: `${disc(0, -4, 4.5)}M-9 10C-8 3 -4 2.5 0 2.5S8 3 9 10` },
  people: {
    lines: `${disc(-4, -4, 4)}M-12 9C-11 3 -8 2 -4 2S3 3 4 9M4 -8a4 4 0 0 1 0 8M7 2.5C10 3.5 11.5 5 12 9`,
  },
  bot: {
    lines: "M-9 -4H9V9H-9ZM0 -4V-9M-12 0V5M12 0V5",
    solid: `${disc(0, -10, 1.6)}${disc(-4, 2, 1.7)}${disc(4, 2, 1.7)}`,
  },
  leave: { lines: "M1 -9H-9V9H1M-3 0H10M5 -5L10 0L5 5" },
  resign: { lines: "M-7 11V-10H8L5 -5L8 0H-7" },
  offer: { lines: "M-11 -3H-6L0 -7L6 -3H11M-11 5H-7L-1 9L7 4M0 -7L-4 0Q0 3 4 -1L9 3" },
  replay: { lines: "M-8 -3A8.5 8.5 0 1 1 -7 5M-9 -9L-8 -3L-2 -4" },
  turn: { lines: "M-8.5 -2A8.7 8.7 0 0 1 7.5 -5M8.5 -10.5V-4.5H2.5M8.5 2A8.7 8.7 0 0 1 -7.5 5M-8.5 10.5V4.5H-2.5" },
  "turn-left": { lines: "M-8 -3A8.5 8.5 0 1 1 -7.5 4.5M-9 -9.5L-8 -3L-1.5 -4" },
  "turn-right": { lines: "M8 -3A8.5 8.5 0 1 0 7.5 4.5M9 -9.5L8 -3L1.5 -4" },
  share: { lines: "M0 3V-10M-5 -5L0 -10L5 -5M-8 0V10H8V0" },
  download: { lines: "M0 -10V4M-5 -1L0 4L5 -1M-9 9H9" },
  language: { lines: `${disc(0, 0, 10)}M-10 0H10M0 -10C-5 -5 -5 5 0 10C5 5 5 -5 0 -10` },
  sound: { lines: "M-10 -3H-5L1 -8V8L-5 3H-10ZM5 -4a6 6 0 0 1 0 8M8 -8a11 11 0 0 1 0 16" },
  silent: { lines: "M-10 -3H-5L1 -8V8L-5 3H-10ZM5 -4L11 4M11 -4L5 4" },
  settings: { lines: "M-10 -6H2M8 -6H10M-10 6H-8M-2 6H10M5 -9V-3M-5 3V9" },
  lock: { lines: "M-8 -1H8V10H-8ZM-5 -1V-5a5 5 0 0 1 10 0V-1" },
  star: { lines: "M0 -10L3 -3.4L10 -2.7L4.7 2L6.3 9L0 5.4L-6.3 9L-4.7 2L-10 -2.7L-3 -3.4Z" },
  book: { lines: "M0 -7C-3 -9 -7 -9 -11 -8V8C-7 7 -3 7 0 9C3 7 7 7 11 8V-8C7 -9 3 -9 0 -7ZM0 -7V9" },
} as const satisfies Readonly<Record<string, IconLines>>;

export type IconName = keyof typeof DRAWN;

export const ICONS: Readonly<Record<IconName, IconLines>> = DRAWN;
export const ICON_NAMES = Object.keys(DRAWN) as readonly IconName[];
