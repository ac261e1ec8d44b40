/** How a table of The Castle is drawn. */

import type { GameView } from "..";
import { text } from "../../lib/words.svelte";
import MoveLabel from "./MoveLabel.svelte";
import { describe } from "./describe";
import Last from "./Last.svelte";
import { named } from "./named";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import Pocket from "./Pocket.svelte";
import { targets } from "./targets";
import HelpAreas from "./rules/HelpAreas.svelte";
import { sceneOf, tilesLeft } from "./scene";
import Shared from "./Shared.svelte";
import { signNamed } from "./sign";
import Sign from "./Sign.svelte";
import { withSources } from "../../table/charts/sources";
import { withLog } from "../../table/logFormat";
import { each } from "../modules";
import { everyModule } from "./modules";
import { sources } from "./sources";
import { logFormat } from "./logFormat";

const points: GameView["points"] = (scene, seat) => sceneOf({ scene }).players[seat]?.score ?? null;

const progress: GameView["progress"] = (data) => {
  const scene = sceneOf({ scene: data });
  return { title: text("view-turn", { turn: scene.turn }), note: text("view-left", { count: tilesLeft(scene) }) };
};

/** Tiles and squares have the same words, and nobody knows a tile by its. */
const drawn: GameView["drawn"] = (name, argument) => argument !== "square" && signNamed(name) !== undefined && (argument === "tile" ? "instead" : true);

const gameView: GameView = { Shared, Own, Other, Pocket, progress, Last, points, named, drawn, Sign, MoveLabel, help: { turn: "text", areas: HelpAreas, wall: "text", end: "text" }, logFormat: withLog(logFormat, each(everyModule(), "logFormat")), sources: withSources(sources, each(everyModule(), "sources")), describe, targets, common: true, usual: ["prompt-entering"], careful: () => null };
export default gameView;
