import type { ClocksData } from "../lib/types/messages";

/** Below this a clock warns, in milliseconds. */
export const LOW = 30_000;

/** The time left to a seat at a moment of the server's clock, in milliseconds. */
export function timeLeft(clocks: ClocksData, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  const used = clocks.running.includes(seat) ? Math.max(0, now - clocks.since) : 0;
  return Math.max(0, left - used);
}

/** Whose clock matters most to the reader: the own one while it runs, else the one that runs, else the own. */
export function clockToShow(clocks: ClocksData, own: number | null): number | null {
  if (own !== null && clocks.running.includes(own)) return own;
  return clocks.running[0] ?? own;
}
