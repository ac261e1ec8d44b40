/** The table as sentences, for who does not see it. */

import type { Components, Scene } from "../../lib/types/castle";
import { text } from "../../lib/words.svelte";
import { counted, orNothing, small } from "../../table/labels";
import { each } from "../modules";
import { modulesOf } from "./modules";
import { faceNamed, figuresOf, piecesOf, sceneOf, tilesLeft, tokensOf, type Position } from "./scene";
import { figureName, leadName, placeName, sideName, terrainName, tileShows, tokenName } from "./words";


export function describe(position: Position): string[] {
  const [scene, pieces] = [sceneOf(position), piecesOf(position)];
  const seats = position.seat === null ? scene.players.keys() : [position.seat, ...scene.players.keys()];
  return [...castle(position, scene, pieces), ...[...new Set(seats)].flatMap((seat) => supplies(position, scene, pieces, seat))];
}

function castle(position: Position, scene: Scene, pieces: Components): string[] {
  const face = faceNamed(pieces, scene.tile);
  const laid = Object.entries(scene.board).map(([square, { tile, top }]) => text("view-tell-on", { tile, square, side: sideName(top) }));
  const held = Object.values(scene.areas).filter(({ figures }) => figures.some((count) => count > 0));
  const towers = pieces.wall.towers.filter((_, n) => scene.towers[n]).map(({ spaces }) => spaces.join("/"));
  return [
    text("view-tell-now", { turn: scene.turn, left: tilesLeft(scene) }),
    ...(face === undefined ? [] : [text("view-tell-hand", { tile: face.word, shows: tileShows(face) })]),
    text("view-tell-laid", { tiles: orNothing(laid) }),
    text("view-tell-areas", { areas: orNothing(held.map((area) => areaWords(area, position))) }),
    text("view-tell-towers", { towers: orNothing(towers) }),
    text("view-tell-empty", { count: scene.empty.length }),
  ];
}

function areaWords(area: Scene["areas"][string], { seat, names }: Position): string {
  const { terrain, tiles, open, shrines, points } = area;
  return text("view-tell-area", {
    terrain: terrainName(terrain),
    tiles: text("view-count-tiles", { tiles }),
    open: terrain === "meadow" ? text("count-shrines", { shrines }) : text("count-open", { open }),
    points: text("count-points", { points }),
    lead: leadWithin(area, seat, names),
  });
}

/** Who leads, in the midst of a sentence; a name keeps its capital. */
function leadWithin(area: Scene["areas"][string], seat: number | null, names: readonly string[]): string {
  const [said, name] = [leadName(area, seat, names).replace(/\.$/, ""), names[area.leads] ?? ""];
  return name !== "" && said.startsWith(name) ? said : small(said);
}

function supplies({ names }: Position, scene: Scene, pieces: Components, seat: number): string[] {
  const player = scene.players[seat];
  if (player === undefined) return [];
  const name = names[seat] ?? "";
  const home = figuresOf(pieces, player).filter((one) => one.home > 0);
  const out = player.figures.flatMap((where, n) => (where === "" ? [] : [`${figureName(pieces.figures[n] ?? "")} (${placeName(pieces, where.split(".")[0] ?? "")})`]));
  const tokens = counted(tokensOf(player).map(({ token, count }) => ({ name: tokenName(token), count })));
  return [
    text("view-tell-seat", { name, points: player.score, space: player.space }),
    ...(player.at_gate ? [text("view-tell-gate", { name, space: player.space })] : []),
    text("view-tell-figures", { figures: orNothing(home.length === 0 ? [] : [counted(home.map((one) => ({ name: figureName(one.kind), count: one.home })))]) }),
    text("view-tell-out", { figures: orNothing(out) }),
    text("view-tell-tokens", { tokens: tokens === "" ? text("view-tell-nothing") : tokens }),
    player.seat_tiles === 0 ? text("view-seat-none") : text("view-seat-on", { tiles: player.seat_tiles }),
    ...each(modulesOf(pieces), "describe").flatMap((tell) => tell({ scene, pieces, player, seat })),
  ];
}
