/** What the bubbles of things say: names and what they do. */

import type { Components, Estate } from "../../lib/types/tuscany";
import { text } from "../../lib/words.svelte";
import type { About } from "../../shell/tip.svelte";
import { capital } from "../../table/labels";
import { regionOf, type Land } from "./estates";
import type { Colour } from "./pieces/kinds";
import { ruleAbout } from "../../rules/where";
import { bonusName, tileName } from "./words";

export function aboutTile(pieces: Components, word: string, more: readonly string[] = []): About {
  const tile = pieces.tiles.find((one) => one.word === word);
  if (tile === undefined) return { title: capital(tileName(word)), lines: more };
  // A hexagon belongs to the inn that brings it.
  return { title: capital(tileName(word)), lines: [text(tile.about), ...more], rule: ruleAbout(tile.colour === "" ? "inn" : tile.colour) };
}

export function aboutSpace(pieces: Components, estate: Estate, land: Land, space: number): About {
  const region = regionOf(land, space);
  const covered = region.filter((one) => estate.tiles[one] !== undefined).length;
  const progress = text("view-region", { size: region.length, covered });
  const tile = estate.tiles[space];
  const colour = land.colours[space - 1];
  if (tile === "hexagon") {
    const { title } = aboutTile(pieces, tile);
    return { title, lines: [text("view-hexagon-on", { colour: `colour-${colour}` }), progress], rule: ruleAbout("inn") };
  }
  if (tile !== undefined) return aboutTile(pieces, tile, [progress]);
  const points = pieces.region_points[region.length] ?? 0;
  return {
    title: text("view-space", { space, colour: `colour-${colour}` }),
    lines: [progress, text("view-region-worth", { points })],
    rule: ruleAbout("regions"),
  };
}

export const aboutCard = (colour: Colour, count: number): About => ({
  title: capital(text("view-cards", { count, colour: `colour-${colour}` })),
  lines: [text("view-card-does"), text("view-pair-does")],
  rule: ruleAbout("place"),
});

export const aboutBonus = (bonus: string): About => ({
  title: capital(bonusName(bonus)),
  lines: [text(`about-bonus-${bonus}`)],
  rule: ruleAbout("city"),
});

export const aboutStack = (stack: number, count: number): About => ({
  title: text("view-stack", { stack, count }),
  lines: [text("view-stack-does")],
  rule: ruleAbout("phases"),
});

export const aboutStorage = (): About => ({
  title: text("view-storage-free"),
  lines: [text("view-storage-does")],
  rule: ruleAbout("take"),
});

export const aboutNumber = (what: "marble" | "workers", estate: Estate): About => ({
  title: `${estate[what]} · ${text(`label-${what}`)}`,
  lines: [text(`view-${what}-does`)],
  rule: ruleAbout(what === "marble" ? "quarry" : "village"),
});

/** The points of a track, by what gave them. */
export function aboutPoints(track: "green" | "red", estate: Estate): About {
  const sources = track === "green" ? estate.green_lines : estate.lines;
  const lines = Object.entries(sources).map(([source, points]) => `${points} · ${text(`source-${source}`)}`);
  const then = track === "red" ? [text("view-red-then", { points: estate.red_then })] : [];
  return {
    title: text(`count-${track}`, { [track]: estate[track] }),
    lines: [text(`view-${track}-does`), ...then, ...lines],
    rule: ruleAbout("scoring"),
  };
}
