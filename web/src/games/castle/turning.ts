/** Turning the tile in hand: which way it is held, and how many squares each way would fit. */

import type { Art, FacePiece } from "../../lib/types/castle";
import { text } from "../../lib/words.svelte";
import { ruleAction } from "../../rules/action";
import { toast } from "../../shell/toasts.svelte";
import type { Picks } from "../../table/picks.svelte";
import { sortOf, thing } from "../../table/things";
import { ruleOf } from "./rules/where";
import { SIDES, turnOf, type Side } from "./sides";

/** How a tile looks with its top to this side. */
export const artOf = (face: FacePiece, top: string): Art | undefined => face.arts[turnOf(top) % face.arts.length];

export interface Turned {
  top: Side;
  /** On how many squares the tile could be laid like this. */
  squares: number;
}

/** Every way to hold the tile that looks different; those that fit nowhere too. */
export function turnings(picks: Picks, face: FacePiece): Turned[] {
  return SIDES.slice(0, face.arts.length).map((top) => ({
    top,
    squares: new Set(picks.all.filter(({ way }) => way === thing("top", top)).map(({ goal }) => goal)).size,
  }));
}

/** Whither the top of the tile in hand points: as on the square in view, or else as it was chosen. */
export function heldTop(picks: Picks | null): Side {
  const way = picks?.way ?? picks?.wanted ?? null;
  return way !== null && sortOf(way) === "top" ? (SIDES[turnOf(way.slice("top:".length))] ?? "north") : "north";
}

/** The next way to turn it: of those that fit the square in view or, where none is in view, anywhere. */
export function turnedNext(picks: Picks, step: 1 | -1): Side | null {
  const ways = SIDES.filter((side) => picks.ways.includes(thing("top", side)));
  if (ways.length === 0) return null;
  const at = turnOf(heldTop(picks));
  for (let n = 1; n <= 4; n++) {
    const side = SIDES[(at + step * n + 4 * n) % 4];
    if (side !== undefined && ways.includes(side)) return side;
  }
  return null;
}

/** Turn the tile in hand to the next way that fits, or say that there is no other. */
export function turn(picks: Picks, step: 1 | -1): void {
  const top = turnedNext(picks, step);
  if (top === null) return;
  if (top !== heldTop(picks)) return void picks.click(thing("top", top), document.body, false);
  const square = picks.previewed?.goal?.slice("square:".length) ?? "none";
  toast(text("view-why-one-way", { square }), { fleeting: true, ...ruleAction("castle", ruleOf("view-why-one-way")) });
}
