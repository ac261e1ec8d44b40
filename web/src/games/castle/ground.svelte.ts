import { mount } from "svelte";
import type { Components } from "../../lib/types/castle";
import { once } from "../../table/ground.svelte";
import Glyphs from "./pieces/Glyphs.svelte";

const marks = once();

/** The marks of tiles. */
export const ground = (pieces: () => Pick<Components, "glyphs">): void =>
  marks(() => mount(Glyphs, { target: document.body, props: { glyphs: pieces().glyphs } }));
