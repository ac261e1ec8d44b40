/** What may be clicked on tiles: parts that a figure may enter, and areas of which one is to score. */

import type { Area, Components, Scene } from "../../../lib/types/castle";
import type { Picks } from "../../../table/picks.svelte";
import { sortOf, type Thing } from "../../../table/things";
import { lookOf, type Look } from "../pieces/figures";
import { cellsOf, partsOf, spotOf, terrainAt, type Part } from "./cells";
import type { Plan, Point } from "./plan";

export interface GoalSpot {
  name: Thing;
  terrain: string;
  parts: readonly Part[];
  /** Where a figure would stand, and which; null for areas. */
  spot: Point | null;
  look: Look;
  area: Area | null;
  /** Whether it is the one in view. */
  seen: boolean;
}

const which = (one: string): string => one.slice(one.indexOf(":") + 1);

export function goalsOf(pieces: Components, plan: Plan, scene: Scene, picks: Picks | null): GoalSpot[] {
  if (picks === null) return [];
  return [...picks.lit].flatMap(([name, meanings]): GoalSpot[] => {
    const [sort, word] = [sortOf(name), which(name)];
    const seen = picks.previewed?.goal === name;
    if (sort === "area") {
      const area = scene.areas[word] ?? null;
      const parts = partsOf(pieces, plan, scene, cellsOf(scene, Number(word)));
      return [{ name, terrain: area?.terrain ?? "", parts, spot: null, look: "supply", area, seen }];
    }
    if (sort !== "segment") return [];
    const terrain = terrainAt(pieces, scene, word) ?? "";
    const way = (seen ? picks.previewed : meanings[0])?.way ?? "figure:follower";
    return [{ name, terrain, parts: partsOf(pieces, plan, scene, [word]), spot: spotOf(pieces, plan, scene, word), look: lookOf(which(way), terrain), area: null, seen }];
  });
}
