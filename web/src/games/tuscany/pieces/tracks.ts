/** Where pins and shields stand on the straight rule of a track. */

import type { Player } from "../../../pieces/players";

/** Steps of a track; past them it starts again. */
export const LAP = 50;

export interface Marker {
  readonly player: Player;
  readonly points: number;
  /** What the points would be if the phase ended now; none where that is not shown. */
  readonly coming?: number | null;
}

export interface Flag {
  readonly player: Player;
  /** Points that the laps behind it stand for: 0, 50, 100. */
  readonly laps: number;
  /** Whether it shows what would be, not what is. */
  readonly coming: boolean;
  /** Where its pin is, and where its shield is. */
  readonly pin: number;
  readonly at: number;
  readonly width: number;
}

/** In pixels, with a little air: a shield, one with its laps on it, and a smaller one for what would be. */
const SHIELD = 21;
const LAPPED = 26;
const COMING = 16;

/** The rule from 0 to 50, between the sign of the track and its end. */
export function ruleOf(width: number): { from: number; to: number } {
  return { from: 34, to: width - 12 };
}

export function pinAt(points: number, width: number): number {
  const { from, to } = ruleOf(width);
  return from + ((to - from) * (points % LAP)) / LAP;
}

interface Wish {
  readonly at: number;
  readonly width: number;
}

/**
 * Puts things of these widths side by side between two ends, in the order of their wishes, as near to them as none
 * covers another; where there is too little room they are pushed together evenly. Answers with their middles.
 */
export function spread(wishes: readonly Wish[], from: number, to: number): number[] {
  const order = wishes.map((_, n) => n).sort((a, b) => wishes[a]!.at - wishes[b]!.at || a - b);
  const total = wishes.reduce((sum, { width }) => sum + width, 0);
  const squeeze = total > to - from ? (to - from) / total : 1;
  let taken = 0;
  // Each start less what stands before it must not fall from one to the next: blocks that would are averaged.
  const blocks: { sum: number; members: { index: number; before: number }[] }[] = [];
  for (const index of order) {
    const { at, width } = wishes[index]!;
    const room = width * squeeze;
    blocks.push({ sum: at - room / 2 - taken, members: [{ index, before: taken }] });
    taken += room;
    while (blocks.length > 1 && level(blocks.at(-2)!) > level(blocks.at(-1)!)) {
      const last = blocks.pop()!;
      const block = blocks.at(-1)!;
      block.sum += last.sum;
      block.members.push(...last.members);
    }
  }
  const middles = wishes.map(() => 0);
  for (const block of blocks) {
    const start = Math.max(from, Math.min(to - taken, level(block)));
    for (const { index, before } of block.members) middles[index] = start + before + (wishes[index]!.width * squeeze) / 2;
  }
  return middles;
}

function level(block: { sum: number; members: readonly unknown[] }): number {
  return block.sum / block.members.length;
}

/** Every shield on a track of this width, those of what would be first, so that the others lie above them. */
export function flagsOf(markers: readonly Marker[], width: number): Flag[] {
  const wanted = markers.flatMap(({ player, points, coming }) => {
    const flag = (at: number, isComing: boolean) => {
      const laps = Math.floor(at / LAP) * LAP;
      const room = laps > 0 ? LAPPED : isComing ? COMING : SHIELD;
      return { player, laps, coming: isComing, pin: pinAt(at, width), width: room };
    };
    const now = flag(points, false);
    return coming === undefined || coming === null || coming === points ? [now] : [flag(coming, true), now];
  });
  const at = spread(
    wanted.map(({ pin, width: room }) => ({ at: pin, width: room })),
    24,
    width,
  );
  return wanted
    .map((flag, n): Flag => ({ ...flag, at: at[n]! }))
    .sort((a, b) => Number(b.coming) - Number(a.coming));
}
