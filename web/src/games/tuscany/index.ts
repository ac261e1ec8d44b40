/** How a table of Tuscany is drawn. */

import type { Face } from "..";
import { text } from "../../lib/words.svelte";
import Brief from "./Brief.svelte";
import Builder from "./builder/Builder.svelte";
import { describe } from "./describe";
import Glance from "./Glance.svelte";
import { named } from "./named";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import { signNamed } from "./pieces/signs";
import Sign from "./pieces/Sign.svelte";
import Progress from "./Progress.svelte";
import { reading } from "./reading";
import HelpTiles from "./rules/HelpTiles.svelte";
import { sceneOf } from "./scene";
import Shared from "./Shared.svelte";
import Sheet from "./Sheet.svelte";
import { sources } from "./sources";
import { telling } from "./telling";

const points: Face["points"] = (scene, seat) => sceneOf({ scene }).estates[seat]?.red ?? null;

/** Green points come before red ones everywhere; the red ones decide. */
const tally: Face["tally"] = (scene, seat) => {
  const estate = sceneOf({ scene }).estates[seat];
  return estate === undefined ? [] : (["green", "red"] as const).map((sort) => ({ kind: `thing-${sort}`, points: estate[sort] }));
};

const drawn: Face["drawn"] = (name) => signNamed(name) !== undefined;

/** Castle and city give nothing later. */
const careful: Face["careful"] = ({ offered }) =>
  offered.label.key === "move-pass"
    ? { title: text("face-careful-title"), question: text("face-careful-pass"), yes: text("face-careful-yes") }
    : null;

/** The land is built, and the first bonus tile taken, before there is a table to play at. */
const whole: Face["whole"] = ({ scene, seat }) => (seat !== null && sceneOf({ scene }).preparing ? Builder : null);

const face: Face = { Shared, Own, Other, Glance, Progress, points, tally, Sheet, named, drawn, Sign, Brief, help: { turn: "text", paying: "text", points: "text", tiles: HelpTiles }, telling, sources, describe, reading, hidden: true, careful, whole };
export default face;
