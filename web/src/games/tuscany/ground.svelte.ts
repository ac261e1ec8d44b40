import { mount } from "svelte";
import { once } from "../../table/ground.svelte";
import Terrain from "./pieces/Terrain.svelte";

const terrain = once();

export const ground = (): void => terrain(() => mount(Terrain, { target: document.body }));
