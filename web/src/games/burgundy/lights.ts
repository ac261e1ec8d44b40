/** How each space of a duchy is drawn, those that shine or bear a price last. */

import type { Estate } from "../../lib/types/burgundy";
import { isLit, type PieceState } from "../../pieces/states";
import type { Picks } from "../../table/picks.svelte";
import { thing, type Meaning } from "../../table/things";
import { isDie, lookOf, previewOn } from "./marks";
import { kindOf, type SpaceData } from "./scene";

export interface LitSpace extends SpaceData {
  state: PieceState;
  price: number;
  /** What lies there, or would. */
  tile: string | undefined;
  /** Whether it really lies there. */
  laid: boolean;
}

export function litSpaces(
  spaces: readonly SpaceData[],
  estate: Estate,
  picks: Picks | null,
  latest: ReadonlySet<number>,
): LitSpace[] {
  const lit = spaces.map((one): LitSpace => {
    const name = thing("space", one.space);
    const laid = kindOf(estate.tiles[one.space]);
    const { state, price } = lookOf(picks, name);
    const meaning = laid === undefined ? previewOn(picks, name) : null;
    const tile = laid ?? (meaning === null ? undefined : tileOf(meaning));
    if (meaning !== null) return { ...one, state: "preview", price, tile, laid: false };
    const last = state === "calm" && latest.has(one.space);
    return { ...one, state: last ? "last" : state, price, tile, laid: laid !== undefined };
  });
  const height = ({ state }: LitSpace): number =>
    state === "preview" ? 4 : state === "price" ? 3 : isLit(state) ? 2 : state === "last" ? 1 : 0;
  return lit.sort((a, b) => height(a) - height(b));
}

/** Whether spaces are lit for dice. */
export const lightsByDice = (picks: Picks | null): boolean => {
  const lit = [...(picks?.lit.keys() ?? [])];
  return lit.some(isDie) && lit.some((one) => one.startsWith("space:"));
};

/** The tile that a move lays down. */
export function tileOf({ offered, preview }: Meaning): string | undefined {
  if (offered.label.key === "move-castle") return "castle";
  return kindOf(preview.names.find(({ what }) => what === "tile")?.which);
}
