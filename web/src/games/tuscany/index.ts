/** How a table of Tuscany is drawn. */

import type { Face } from "..";
import Brief from "./Brief.svelte";
import Builder from "./builder/Builder.svelte";
import Help from "./Help.svelte";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import { signNamed } from "./pieces/signs";
import Sign from "./pieces/Sign.svelte";
import Progress from "./Progress.svelte";
import { reading } from "./reading";
import { sceneOf } from "./scene";
import Shared from "./Shared.svelte";
import { sources } from "./sources";
import { telling } from "./telling";

const points: Face["points"] = (scene, seat) => sceneOf({ scene }).estates[seat]?.red ?? null;

const drawn: Face["drawn"] = (name) => signNamed(name) !== undefined;

const careful: Face["careful"] = () => null;

/** The land is built, and the first bonus tile taken, before there is a table to play at. */
const whole: Face["whole"] = ({ scene, seat }) => (seat !== null && sceneOf({ scene }).preparing ? Builder : null);

const face: Face = { Shared, Own, Other, Progress, points, drawn, Sign, Brief, Help, telling, sources, describe: () => [], reading, careful, whole };
export default face;
