/** The modules' halves on the page, by the slugs of their folders. */

import type { Component } from "svelte";
import type { Components, Scene } from "../../lib/types/burgundy";
import type { Motif } from "../../pieces/patterns";
import { each, halves } from "../modules";
import type { BurgundyModule } from "./module";
import type { DrawTile } from "./pieces/parts";

const HALVES = halves(() => import.meta.glob<BurgundyModule>("./modules/*/index.ts", { eager: true, import: "default" }));

/** Those of a table. */
export const modulesOf = ({ modules }: { readonly modules: readonly string[] }): BurgundyModule[] => HALVES.of(modules);

const first = <Found>(some: readonly Readonly<Record<string, Found>>[], name: string): Found | undefined =>
  some.find((one) => one[name] !== undefined)?.[name];

/** Those of any table: what a text shows is drawn wherever it is read. */
export const everyModule = (): BurgundyModule[] => HALVES.all();

export const drawTile = (word: string): DrawTile | undefined => first(each(everyModule(), "tiles"), word);
export const drawEmblem = (name: string): Component | undefined => first(each(everyModule(), "emblems"), name);
export const motifs = (): Record<string, Motif> => Object.assign({}, ...each(everyModule(), "motifs"));
export const sections = (): Record<string, string> => Object.assign({}, ...each(everyModule(), "sections"));
export const wheres = (): Record<string, string> => Object.assign({}, ...each(everyModule(), "where"));

/** Whether what is asked now is an action with the white die. */
export const whiteServes = (pieces: Components, { step }: Pick<Scene, "step">): boolean =>
  each(modulesOf(pieces), "whiteDie").some((steps) => steps.includes(step));
export const drawnSentences = (): string[] => each(everyModule(), "drawn").flat();
