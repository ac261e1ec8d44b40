/** What may be clicked on tiles: parts that a figure may enter, and areas of which one is to score. */

import type { Area, Components, Scene } from "../../../lib/types/castle";
import type { PhraseData } from "../../../lib/types/messages";
import type { Picks } from "../../../table/picks.svelte";
import { sortOf, whichOf, type Thing } from "../../../table/things";
import { lookOf } from "../pieces/figures";
import { areaAt, cellsOf, partsOf, spotOf, terrainAt, type Part } from "./cells";
import type { Point } from "./measure";
import type { Plan } from "./plan";

/** How far from where a figure stands a finger still meets its part: 44 pixels across, on a tile as large as a phone shows it. */
export const REACH = 17.5;

export interface GoalSpot {
  name: Thing;
  /** Its terrain with the sides or corners where it lies: parts of a tile are often alike. */
  called: PhraseData;
  terrain: string;
  parts: readonly Part[];
  /** The area that it is a part of, tile by tile. */
  whole: readonly Part[];
  /** Where figures stand on its parts. */
  spots: readonly Point[];
  /** How a figure would look there; null for areas. */
  look: string | null;
  area: Area | null;
  /** Whether it is the one in view. */
  seen: boolean;
}

export function goalsOf(pieces: Components, plan: Plan, scene: Scene, picks: Picks | null): GoalSpot[] {
  if (picks === null) return [];
  const ground = (cells: readonly string[]): Pick<GoalSpot, "parts" | "whole" | "spots"> => {
    const parts = partsOf(pieces, plan, scene, cells);
    return { parts, whole: parts, spots: cells.flatMap((cell) => spotOf(pieces, plan, scene, cell) ?? []) };
  };
  return [...picks.lit].flatMap(([name, meanings]): GoalSpot[] => {
    const [sort, word] = [sortOf(name), whichOf(name)];
    const called = { key: "view-where", args: meanings[0]?.offered.label.args ?? {} };
    // While nothing is in view, what a bot suggests is.
    const seen = (picks.previewed ?? picks.hint).goal === name;
    if (sort === "area") {
      const area = scene.areas[word] ?? null;
      return [{ name, called, terrain: area?.terrain ?? "", ...ground(cellsOf(scene, Number(word))), look: null, area, seen }];
    }
    if (sort !== "segment") return [];
    const terrain = terrainAt(pieces, scene, word) ?? "";
    const way = ((seen ? picks.previewed : null) ?? meanings[0])?.way ?? "figure:follower";
    return [{ name, called, terrain, ...ground([word]), whole: partsOf(pieces, plan, scene, cellsOf(scene, areaAt(scene, word))), look: lookOf(whichOf(way), terrain), area: null, seen }];
  });
}
