/** The modules' halves on the page, by the slugs of their folders. */

import { each, halves } from "../modules";
import type { CastleModule } from "./module";
import type { Drawn } from "./pieces/dress";
import type { SignPart } from "./pieces/terrains";

const HALVES = halves(() => import.meta.glob<CastleModule>("./modules/*/index.ts", { eager: true, import: "default" }));

/** Those of a table. */
export const modulesOf = ({ modules }: { readonly modules: readonly string[] }): CastleModule[] => HALVES.of(modules);

/** Those of any table: what a text shows is drawn wherever it is read. */
export const everyModule = (): CastleModule[] => HALVES.all();

/** Every slug there is a half for. */
export const slugs = (): string[] => HALVES.entries().map(([slug]) => slug);

const figures = (): Record<string, Drawn> => Object.assign({}, ...each(everyModule(), "figures"));
const terrains = (): Record<string, readonly SignPart[]> => Object.assign({}, ...each(everyModule(), "terrains"));

export const figureWords = (): string[] => Object.keys(figures());
export const drawFigure = (look: string): Drawn | undefined => figures()[look];
export const terrainWords = (): string[] => Object.keys(terrains());
export const drawTerrain = (terrain: string): readonly SignPart[] | undefined => terrains()[terrain];

/** The slug of the module that a terrain comes with; undefined where it is always there. */
export const moduleOf = (terrain: string): string | undefined => HALVES.entries().find(([, { terrains = {} }]) => terrain in terrains)?.[0];

/** Those that bring components, with the groups of these. */
export const groupsOf = (): [slug: string, groups: readonly string[]][] => HALVES.entries().flatMap(([slug, { groups }]) => (groups ? [[slug, groups]] : []));

export const groups = (): string[] => each(everyModule(), "groups").flat();
export const brings = (): string[] => each(everyModule(), "brings").flat();
export const wheres = (): Record<string, string> => Object.assign({}, ...each(everyModule(), "where"));
