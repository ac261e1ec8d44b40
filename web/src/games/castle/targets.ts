/** Moves as things on the table, and what a click that nothing answers to may have meant. */

import type { OfferedMove, PreviewData } from "../../lib/types/messages";
import { namesOf, sortOf, thing, whichOf, type Targets, type Thing } from "../../table/things";
import { whyNot } from "./whyNot";
import { ruleOf } from "./rules/where";
import { piecesOf, sceneOf, type Position } from "./scene";
import { areaBeside, isSide, SIDES } from "./sides";

const NEIGHBOUR = "-neighbour";

/** The square of a placed tile, the part of it that a figure enters, the area that scores, or the wall token that is used. */
export function things(position: Position, { label }: OfferedMove, preview: PreviewData): Thing[] {
  const names = namesOf(preview);
  const [square, segment, area] = ["square", "segment", "area"].map((what) => names.get(what));
  if (square !== undefined) return [thing("square", square)];
  if (segment !== undefined) return [thing("segment", `${sceneOf(position).square}.${segment}`)];
  if (area !== undefined) return [thing("area", areaCalled(position, area))];
  const token = tokenFor(label);
  return token === null ? [] : [thing("token", token)];
}

/** The token that a move uses; null for most. */
function tokenFor({ key, args: { terrain } }: OfferedMove["label"]): string | null {
  if (key === "move-again") return "extra-turn";
  return key === "move-double" && typeof terrain === "string" ? terrain.replace("terrain-", "double-") : null;
}

/** The number of the area that the notation calls by a part of the tile just placed, or by a neighbour of it. */
export function areaCalled(position: Position, word: string): number {
  const scene = sceneOf(position);
  const side = word.replace(NEIGHBOUR, "");
  if (isSide(side)) return areaBeside(piecesOf(position), scene, scene.square, side);
  return scene.board[scene.square]?.areas[Number(word) - 1] ?? -1;
}

/** A tile is turned; a figure is of some kind. */
const way = (_: OfferedMove, preview: PreviewData): Thing | null => {
  const names = namesOf(preview);
  for (const what of ["top", "figure"]) {
    const chosen = names.get(what);
    if (chosen !== undefined) return thing(what, chosen);
  }
  return null;
};

export function targets(position: () => Position): Targets {
  return {
    things: (offered, preview) => things(position(), offered, preview),
    tools: [],
    buttons: ["area", "token"],
    clear: true,
    isEnd: ({ label }) => label.key === "move-end",
    ruleOf,
    guesses: (clicked, _, figure) => guesses(position(), clicked, figure),
    whyNot: (clicked) => whyNot(position(), clicked),
    ways: { of: way, by: () => null, early: true, firm: ["figure"] },
  };
}

export function guesses(position: Position, clicked: Thing, wanted: Thing | null = null): string[] {
  const { tile, square } = sceneOf(position);
  const goal = whichOf(clicked);
  switch (sortOf(clicked)) {
    case "square":
      return tile === "" ? [] : SIDES.map((top) => `place ${tile}@${goal} ${top}`);
    case "segment": {
      const [where, segment] = goal.split(".");
      const figure = wanted !== null && sortOf(wanted) === "figure" ? whichOf(wanted) : "follower";
      return where === square && segment !== undefined ? [`put ${figure} on ${segment}`] : [];
    }
    default:
      return [];
  }
}
