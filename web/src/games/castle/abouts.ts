/** What the bubbles of things say: names and what they do. */

import type { Components, FacePiece, Player, Scene } from "../../lib/types/castle";
import { text } from "../../lib/words.svelte";
import type { About } from "../../shell/tip.svelte";
import { capital } from "../../table/labels";
import { each } from "../modules";
import { everyModule, groups } from "./modules";
import { ruleAbout } from "../../rules/where";
import { reconstructed, tilesLeft } from "./scene";
import { figureName, leadName, terrainName, tileShows, tokenName } from "./words";

/** Groups of what a tile shows. */
export const tileGroups = (): string[] => ["tiles", ...groups()];
const AMOUNTS: readonly string[] = ["larger-seat", "bonus-points"];

/** A sentence about what is of our own making among these groups; none where nothing is. */
export function ours(pieces: Components, groups: readonly string[]): string[] {
  const made = reconstructed(pieces, groups).map((group) => text(`reconstructed-${group}`));
  return made.length === 0 ? [] : [text("reconstructed", { what: made.join(", ") })];
}

export const aboutTile = (pieces: Components, face: FacePiece): About => ({
  title: capital(tileShows(face)),
  lines: [text("view-tile-copies", { count: face.copies }), ...ours(pieces, tileGroups())],
  rule: ruleAbout("placing"),
});

/** How far an area is, and who would score it. */
export function aboutArea(area: Scene["areas"][string], seat: number | null, names: readonly string[]): About {
  const { terrain, tiles, open, points, shrines } = area;
  const size = terrain === "meadow" ? [text("view-count-tiles", { tiles }), text("count-shrines", { shrines })] : [text("view-count-tiles", { tiles }), text("count-open", { open })];
  return {
    title: capital(terrainName(terrain)),
    lines: [
      [...size, ...each(everyModule(), "area").flatMap((more) => more(area))].join(", "),
      text(terrain === "meadow" ? "view-worth-end" : "view-worth", { points }),
      leadName(area, seat, names),
      text(`about-${terrain}`),
    ],
    rule: ruleAbout(terrain),
  };
}

export const aboutFigure = (kind: string, home: number, all: number): About => ({
  title: capital(figureName(kind)),
  lines: [text("view-at-hand", { home, all }), text(`about-${kind}`)],
  rule: ruleAbout("entering"),
});

export function aboutToken(pieces: Components, token: string, fresh: number): About {
  const piece = pieces.tokens.find(({ word }) => word === token);
  const does = piece === undefined ? [] : [text(piece.about, { amount: piece.amount })];
  return {
    title: capital(tokenName(token)),
    lines: [...does, ...(fresh > 0 ? [text("view-token-fresh")] : []), ...(AMOUNTS.includes(token) ? ours(pieces, ["numbers"]) : [])],
    rule: ruleAbout("tokens"),
  };
}

/** The seat of a player, and who would score the largest empty area for it. */
export const aboutSeat = (scene: Scene, player: Player, seat: number): About => ({
  title: capital(text("thing-seat")),
  lines: [
    player.seat_tiles === 0 ? text("view-seat-none") : text("view-seat-on", { tiles: player.seat_tiles }),
    text("about-seat"),
    ...(scene.largest_seat === seat ? [text("view-seat-leads", { squares: scene.empty.length })] : []),
  ],
  rule: ruleAbout("seat"),
});

/** Tiles that are still to come, and those that fitted nowhere. */
export const aboutLeft = (scene: Scene): About => ({
  title: `${text("label-tiles-left")}: ${tilesLeft(scene)}`,
  lines: [text("view-left-does"), ...(scene.gone.length === 0 ? [] : [`${text("label-gone")}: ${scene.gone.length}.`])],
  rule: ruleAbout("placing"),
});

/** Points of a seat, by what gave them. */
export const aboutPoints = (player: Player): About => ({
  title: text("count-points", { points: player.score }),
  lines: Object.entries(player.lines).map(([source, points]) => `${points} · ${text(`source-${source}`)}`),
  rule: ruleAbout("end"),
});
