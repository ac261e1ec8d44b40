/** How each space of an estate is drawn, those that shine last. */

import type { Estate } from "../../lib/types/tuscany";
import { isLit, type PieceState } from "../../pieces/states";
import type { Picks } from "../../table/picks.svelte";
import { thing, type Meaning } from "../../table/things";
import type { Land } from "./estates";
import { greenOf } from "./gains";
import { previewOn, stateOf } from "./marks";
import type { Colour, Kind } from "./pieces/kinds";
import { kindOf } from "./scene";

export interface LitSpace {
  space: number;
  colour: Colour;
  state: PieceState;
  /** What lies there, or would. */
  tile: Kind | undefined;
  /** Whether it really lies there. */
  laid: boolean;
  /** Green points that it would bring. */
  gain: number | null;
}

export function litSpaces(land: Land, estate: Estate, picks: Picks | null, latest: ReadonlySet<number>): LitSpace[] {
  const lit = land.colours.map((colour, n): LitSpace => {
    const space = n + 1;
    const name = thing("space", space);
    const laid = kindOf(estate.tiles[space]);
    const meaning = laid === undefined ? previewOn(picks, name) : null;
    if (meaning !== null) return { space, colour, state: "preview", tile: tileOf(meaning), laid: false, gain: null };
    const state = stateOf(picks, name);
    const shown = state === "calm" && latest.has(space) ? "last" : state;
    return { space, colour, state: shown, tile: laid, laid: laid !== undefined, gain: isLit(state) ? gainOn(picks, name) : null };
  });
  const height = ({ state }: LitSpace): number => (state === "preview" ? 3 : isLit(state) ? 2 : state === "last" ? 1 : 0);
  return lit.sort((a, b) => height(a) - height(b));
}

/** What the best of the moves to a place would score; null where none is told apart by points. */
function gainOn(picks: Picks | null, name: string): number | null {
  const moves = (picks?.lit.get(name) ?? []).filter(({ goal }) => goal === name);
  const most = Math.max(0, ...moves.map(greenOf));
  return most > 0 ? most : null;
}

/** The tile that a move lays down. */
export const tileOf = ({ preview }: Meaning): Kind | undefined => kindOf(preview.names.find(({ what }) => what === "tile")?.which);
