import { mount } from "svelte";
import { once } from "../../table/ground.svelte";
import Terrain from "./pieces/Terrain.svelte";

const terrain = once(() => delete document.documentElement.dataset["castles"]);

/** Patterns, and the colour that the edition gives its castles. */
export function ground(castles: () => string): void {
  $effect.pre(() => {
    document.documentElement.dataset["castles"] = castles();
  });
  terrain(() => mount(Terrain, { target: document.body }));
}
