/** How a table of Burgundy is drawn. */

import type { Face } from "..";
import { text } from "../../lib/words.svelte";
import Brief from "./Brief.svelte";
import { describe } from "./describe";
import Glance from "./Glance.svelte";
import { named } from "./named";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import Progress from "./Progress.svelte";
import { reading } from "./reading";
import HelpTiles from "./rules/HelpTiles.svelte";
import { sceneOf } from "./scene";
import Shared from "./Shared.svelte";
import { tileNamed } from "./sign";
import Sign from "./Sign.svelte";
import { withSources } from "../../table/charts/sources";
import { withMore } from "../../table/telling";
import { each } from "../modules";
import { everyModule } from "./modules";
import { sources } from "./sources";
import { telling } from "./telling";

/** Ending a turn gives up the dice that are left. */
const careful: Face["careful"] = ({ offered }) => {
  const left = Number(offered.label.args["left"]);
  if (offered.label.key !== "move-end" || !(left > 0)) return null;
  return { title: text("table-end-title"), question: text("face-careful-end", { left }), yes: text("table-end") };
};

const drawn: Face["drawn"] = (name) => tileNamed(name) !== undefined;

const points: Face["points"] = (scene, seat) => sceneOf({ scene }).estates[seat]?.points ?? null;

const face: Face = { Shared, Own, Other, Glance, Progress, points, named, drawn, Sign, Brief, help: { turn: "text", points: "text", tiles: HelpTiles }, telling: withMore(telling, each(everyModule(), "telling")), sources: withSources(sources, each(everyModule(), "sources")), describe, reading, careful };
export default face;
