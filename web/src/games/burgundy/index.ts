/** How a table of Burgundy is drawn. */

import type { GameView } from "..";
import { text } from "../../lib/words.svelte";
import MoveLabel from "./MoveLabel.svelte";
import { describe } from "./describe";
import Summary from "./Summary.svelte";
import { named } from "./named";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import { targets } from "./targets";
import HelpTiles from "./rules/HelpTiles.svelte";
import { ROUNDS, sceneOf } from "./scene";
import Shared from "./Shared.svelte";
import { tileNamed } from "./sign";
import Sign from "./Sign.svelte";
import { withSources } from "../../table/charts/sources";
import { withLog } from "../../table/logFormat";
import { each } from "../modules";
import { everyModule } from "./modules";
import { sources } from "./sources";
import { logFormat } from "./logFormat";

/** Ending a turn gives up the dice that are left. */
const careful: GameView["careful"] = ({ offered }) => {
  const left = Number(offered.label.args["left"]);
  if (offered.label.key !== "move-end" || !(left > 0)) return null;
  return { title: text("table-end-title"), question: text("view-careful-end", { left }), yes: text("table-end") };
};

const progress: GameView["progress"] = (data) => {
  const scene = sceneOf({ scene: data });
  if (scene.preparing) return { title: text("view-preparing") };
  const marks = ROUNDS.map((round) => (round < scene.round ? "done" : round === scene.round ? "now" : "coming"));
  return { title: text("view-phase", { phase: scene.phase }), marks, note: text("view-round-of", { round: scene.round }) };
};

const drawn: GameView["drawn"] = (name) => tileNamed(name) !== undefined;

const points: GameView["points"] = (scene, seat) => sceneOf({ scene }).estates[seat]?.points ?? null;

const gameView: GameView = { Shared, Own, Other, Summary, progress, points, named, drawn, Sign, MoveLabel, help: { turn: "text", points: "text", tiles: HelpTiles }, logFormat: withLog(logFormat, each(everyModule(), "logFormat")), sources: withSources(sources, each(everyModule(), "sources")), describe, targets, careful };
export default gameView;
