/** What things on the table are called, for labels and for who does not see them. */

import type { Components, FacePiece, Scene } from "../../lib/types/castle";
import { text } from "../../lib/words.svelte";
import { each } from "../modules";
import { everyModule } from "./modules";
import type { Picks } from "../../table/picks.svelte";
import type { Thing } from "../../table/things";

export const terrainName = (terrain: string): string => text(`terrain-${terrain}`);
export const figureName = (kind: string): string => text(`figure-${kind}`);
export const tokenName = (token: string): string => text(`token-${token}`);
export const sideName = (side: string): string => text(`side-${side}`);

/** What a tile shows: its areas with what lies in them, each sort once. */
export function tileShows(face: FacePiece): string {
  const more = each(everyModule(), "within");
  const areas = face.segments.map((segment) => {
    const { terrain, stocks, shrines } = segment;
    const within = [...(stocks ? ["thing-stocks"] : []), ...(shrines > 0 ? ["thing-shrine"] : []), ...more.flatMap((keys) => keys(segment))];
    const name = terrainName(terrain);
    return within.length === 0 ? name : text("view-tile-with", { area: name, things: within.map((key) => text(key)).join(", ") });
  });
  const square = face.centre === "square" ? [text("thing-square")] : [];
  return [...new Set([...areas, ...square])].join(", ");
}

/** Who leads in an area, for this seat. */
export function leadName({ figures, leads }: Scene["areas"][string], seat: number | null, names: readonly string[]): string {
  if (leads >= 0) return leads === seat ? text("view-lead-you") : text("view-lead-of", { name: names[leads] ?? "" });
  return text(figures.some((count) => count > 0) ? "view-lead-tie" : "view-lead-nobody");
}

/** The start space that a word such as `start-3` means, by its square; a square as it is. */
export function placeName(pieces: Components, where: string): string {
  const start = /^start-(\d+)$/.exec(where)?.[1];
  return start === undefined ? where : text("view-start", { square: pieces.wall.starts[Number(start) - 1]?.square ?? "" });
}

/** What may be done with a thing now, in the same words as its ring. */
export function chances(picks: Picks | null, one: Thing): string {
  const mark = picks?.mark(one) ?? "calm";
  return mark === "calm" ? "" : text(`view-mark-${mark}`);
}
