/** Why nothing answers to a click, where no refusal of a single move would tell. */

import type { Phrase } from "../../lib/text";
import { sortOf, whichOf, type Thing } from "../../table/things";
import { landOf } from "./estates";
import { colourOf } from "./pieces/kinds";
import { kindOf, piecesOf, sceneOf, type Position } from "./scene";

const phrase = (key: string, args: Phrase["args"] = {}): Phrase => ({ key, args });

export function whyNot(position: Position, clicked: Thing, picked: readonly Thing[]): Phrase | null {
  const scene = sceneOf(position);
  const estate = position.seat === null ? undefined : scene.estates[position.seat];
  if (estate === undefined) return null;
  const which = whichOf(clicked);
  const placing = picked.some((one) => sortOf(one) === "stored");
  switch (sortOf(clicked)) {
    case "space": {
      const laid = estate.tiles[which];
      return laid === undefined ? null : phrase("view-why-covered", { space: Number(which), tile: `kind-${laid}` });
    }
    case "stored":
      return hasRoom(position, which) ? null : phrase("view-why-nowhere", { tile: `kind-${which}` });
    case "open":
      if (scene.step !== "castle-taking" || hasRoom(position, scene.open[Number(which) - 1] ?? "")) return null;
      return phrase("view-why-nowhere", { tile: `kind-${scene.open[Number(which) - 1] ?? ""}` });
    case "card":
      return phrase(placing ? "view-why-alone" : "view-why-card");
    case "worker":
      return phrase(placing ? "view-why-worker-more" : "view-why-worker");
    case "paying":
      return phrase("view-why-paying");
    case "bonus":
      return phrase("view-why-bonus");
    default:
      return null;
  }
}

/** Whether an empty space for a tile adjoins one that is covered. */
function hasRoom(position: Position, tile: string): boolean {
  const estate = sceneOf(position).estates[position.seat ?? -1];
  const kind = kindOf(tile);
  if (estate === undefined || kind === undefined) return false;
  const { lattice, colours } = landOf(piecesOf(position), estate);
  return colours.some((colour, n) => {
    const empty = estate.tiles[n + 1] === undefined && (colourOf(kind) ?? colour) === colour;
    return empty && lattice.neighbours(n + 1).some((other) => estate.tiles[other] !== undefined);
  });
}
