import { once } from "../../table/ground.svelte";
import Terrain from "./pieces/Terrain.svelte";

const terrain = once(Terrain);

export const ground = (): void => terrain({});
