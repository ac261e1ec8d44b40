import type { Components } from "../../lib/types/castle";
import { once } from "../../table/ground.svelte";
import Glyphs from "./pieces/Glyphs.svelte";

const marks = once(Glyphs);

/** The marks of tiles. */
export const ground = (pieces: () => Pick<Components, "glyphs">): void => marks({ glyphs: pieces().glyphs });
