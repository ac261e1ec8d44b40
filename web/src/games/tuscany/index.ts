/** How a table of Tuscany is drawn. */

import type { GameView } from "..";
import { text } from "../../lib/words.svelte";
import MoveLabel from "./MoveLabel.svelte";
import Builder from "./builder/Builder.svelte";
import { describe } from "./describe";
import Summary from "./Summary.svelte";
import { named } from "./named";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import { signNamed } from "./pieces/signs";
import Sign from "./pieces/Sign.svelte";
import { targets } from "./targets";
import HelpTiles from "./rules/HelpTiles.svelte";
import { PHASES, sceneOf } from "./scene";
import Shared from "./Shared.svelte";
import Sheet from "./Sheet.svelte";
import { sources } from "./sources";
import { logFormat } from "./logFormat";

const points: GameView["points"] = (scene, seat) => sceneOf({ scene }).estates[seat]?.red ?? null;

/** Green points come before red ones everywhere; the red ones decide. */
const tally: GameView["tally"] = (scene, seat) => {
  const estate = sceneOf({ scene }).estates[seat];
  return estate === undefined ? [] : (["green", "red"] as const).map((sort) => ({ kind: `thing-${sort}`, points: estate[sort] }));
};

const progress: GameView["progress"] = (data) => {
  const scene = sceneOf({ scene: data });
  if (scene.preparing) return { title: text("view-preparing") };
  const marks = PHASES.map((phase) => (phase < scene.phase ? "done" : phase === scene.phase ? "now" : "coming"));
  return { title: text("view-phase", { phase: scene.phase }), marks, note: text("view-round", { round: scene.round }) };
};

const drawn: GameView["drawn"] = (name) => signNamed(name) !== undefined;

/** Castle and city give nothing later. */
const careful: GameView["careful"] = ({ offered }) =>
  offered.label.key === "move-pass"
    ? { title: text("view-careful-title"), question: text("view-careful-pass"), yes: text("view-careful-yes") }
    : null;

/** The land is built, and the first bonus tile taken, before there is a table to play at. */
const whole: GameView["whole"] = ({ scene, seat }) => (seat !== null && sceneOf({ scene }).preparing ? Builder : null);

const gameView: GameView = { Shared, Own, Other, Summary, progress, points, tally, Sheet, named, drawn, Sign, MoveLabel, help: { turn: "text", paying: "text", points: "text", tiles: HelpTiles }, logFormat, sources, describe, targets, hidden: true, careful, whole };
export default gameView;
