/** How a hand of cards lies. */

/**
 * The left edges of cards of this width in a room: side by side with a gap while they fit, overlapping evenly when
 * they do not, the first and the last always within it.
 */
export function fan(count: number, card: number, room: number, gap: number): number[] {
  if (count < 2) return count === 1 ? [0] : [];
  const step = Math.max(0, Math.min(card + gap, (room - card) / (count - 1)));
  return Array.from({ length: count }, (_, n) => n * step);
}
