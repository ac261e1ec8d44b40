/** Moves as things on the table, and what a click that nothing answers to may have meant. */

import type { OfferedMove, PreviewData } from "../../lib/types/messages";
import { each } from "../modules";
import type { BurgundyModule } from "./module";
import { modulesOf, whiteServes } from "./modules";
import { DICE } from "./marks";
import { suits } from "./pieces/tiles";
import { namesOf, sortOf, thing, whichOf, type Targets, type Thing } from "../../table/things";
import { whyNot } from "./whyNot";
import { ruleOf } from "./rules/where";
import { piecesOf, sceneOf, spacesOf, type Position } from "./scene";

/** Questions are asked of the server one by one until one of them is answered with a reason. */
const MOST_GUESSES = 8;

export const depotThing = (depot: number | string, tile: string): Thing => thing("depot", `${depot}/${tile}`);

export function things(
  offered: OfferedMove,
  preview: PreviewData,
  modules: readonly BurgundyModule[] = [],
  tool: "die" | "white" = "die",
): Thing[] {
  const named = namesOf(preview);
  const [die, tile, depot, space] = ["die", "tile", "depot", "space"].map((what) => named.get(what));
  const found: Thing[] = die === undefined ? [] : [thing(tool, die)];
  if (tile !== undefined && depot !== undefined) return [...found, depotThing(depot, tile)];
  if (tile !== undefined) found.push(thing("stored", tile));
  if (space !== undefined) found.push(thing("space", space));
  if (depot !== undefined) found.push(thing("load", depot));
  const good = named.get("good");
  if (good !== undefined) found.push(thing(offered.label.key === "move-stow" ? "stow" : "good", good));
  const board = named.get("board");
  if (board !== undefined) found.push(thing("board", board));
  return [...found, ...each(modules, "things").flatMap((more) => more(offered, named))];
}

export function targets(position: () => Position): Targets {
  const modules = (): BurgundyModule[] => modulesOf(piecesOf(position()));
  return {
    things: (offered, preview) => things(offered, preview, modules(), withWhite(position()) ? "white" : "die"),
    tools: DICE,
    isEnd: ({ label }) => label.key === "move-end",
    ruleOf,
    guesses: (clicked, picked) => guesses(position(), clicked, picked),
    whyNot: (clicked, picked) => whyNot(position(), clicked, picked),
  };
}

const withWhite = (position: Position): boolean => whiteServes(piecesOf(position), sceneOf(position));

const distinct = <T>(some: readonly T[]): T[] => [...new Set(some)];
const pickedOf = (picked: readonly Thing[], sort: string): string[] =>
  picked.filter((one) => sortOf(one) === sort).map(whichOf);

export function guesses(position: Position, clicked: Thing, picked: readonly Thing[]): string[] {
  const { seat } = position;
  const scene = sceneOf(position);
  const estate = seat === null ? undefined : scene.estates[seat];
  if (estate === undefined) return [];
  const { step } = scene;
  const goal = whichOf(clicked);
  const white = withWhite(position);
  const held = white ? [String(scene.white)] : pickedOf(picked, "die");
  const dice = held.length > 0 ? held : distinct(estate.dice.filter((die) => die > 0).map(String)).sort();
  /** The same with every die; without one where the action needs none. */
  const withDice = (move: string): string[] =>
    step !== "turn" && !white ? [move] : dice.length > 0 ? dice.map((die) => `${move} with ${die}`) : [`${move} with 1`];

  switch (sortOf(clicked)) {
    case "space":
      return step === "castles" || step === "castle-in-turn" ? [`castle ${goal}`] : placings(Number(goal));
    case "depot": {
      const [depot = "", tile = ""] = goal.split("/");
      if (depot === "black") return [`buy ${tile}@black`];
      return step === "fetching" ? [`fetch ${tile}@${depot}`] : withDice(`take ${tile}@${depot}`);
    }
    case "good":
      return withDice(`sell ${goal}`);
    case "load":
      return step === "loading-also" ? [`load-also ${goal}`] : [`load ${goal}`];
    case "stored":
      return step === "discarding" ? [`discard ${goal}`] : somewhere(goal);
    case "die":
      return [`workers with ${goal}`];
    case "board":
      return [`side ${goal}`];
    default:
      return each(modulesOf(piecesOf(position)), "guesses").flatMap((more) => more(position, clicked, picked));
  }

  function placings(space: number): string[] {
    const there = spacesOf(piecesOf(position), estate!.board)[space - 1];
    const pieces = piecesOf(position);
    const fits = (tile: string): boolean => suits(pieces, tile, there?.colour);
    const chosen = pickedOf(picked, "stored");
    // A tile that has the colour of the space is the likelier wish; with none stored, that is the reason.
    const stored = distinct(chosen.length > 0 ? chosen : estate!.storage).sort((a, b) => Number(fits(b)) - Number(fits(a)));
    const tiles = stored.length > 0 ? stored : pieces.tiles.map(({ word }) => word).filter(fits).slice(0, 1);
    return tiles.flatMap((tile) => withDice(`place ${tile}@${space}`)).slice(0, MOST_GUESSES);
  }

  function somewhere(tile: string): string[] {
    const spaces = spacesOf(piecesOf(position), estate!.board).filter(
      ({ space, colour }) => suits(piecesOf(position), tile, colour) && estate!.tiles[space] === undefined,
    );
    return spaces.flatMap(({ space }) => withDice(`place ${tile}@${space}`)).slice(0, MOST_GUESSES);
  }
}
