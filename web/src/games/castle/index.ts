/** How a table of The Castle is drawn. */

import type { Face } from "..";
import Brief from "./Brief.svelte";
import { describe } from "./describe";
import Last from "./Last.svelte";
import { named } from "./named";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import Pocket from "./Pocket.svelte";
import Progress from "./Progress.svelte";
import { reading } from "./reading";
import HelpAreas from "./rules/HelpAreas.svelte";
import { sceneOf } from "./scene";
import Shared from "./Shared.svelte";
import { signNamed } from "./sign";
import Sign from "./Sign.svelte";
import { withSources } from "../../table/charts/sources";
import { withMore } from "../../table/telling";
import { each } from "../modules";
import { everyModule } from "./modules";
import { sources } from "./sources";
import { telling } from "./telling";

const points: Face["points"] = (scene, seat) => sceneOf({ scene }).players[seat]?.score ?? null;

/** Tiles and squares have the same words, and nobody knows a tile by its. */
const drawn: Face["drawn"] = (name, argument) => argument !== "square" && signNamed(name) !== undefined && (argument === "tile" ? "instead" : true);

const face: Face = { Shared, Own, Other, Pocket, Progress, Last, points, named, drawn, Sign, Brief, help: { turn: "text", areas: HelpAreas, wall: "text", end: "text" }, telling: withMore(telling, each(everyModule(), "telling")), sources: withSources(sources, each(everyModule(), "sources")), describe, reading, common: true, usual: ["prompt-entering"], careful: () => null };
export default face;
