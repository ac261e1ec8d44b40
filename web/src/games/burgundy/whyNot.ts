/** Why nothing answers to a click, where no refusal of a single move would tell. */

import type { Phrase } from "../../lib/text";
import { sortOf, whichOf, type Thing } from "../../table/things";
import { each } from "../modules";
import { modulesOf, whiteServes } from "./modules";
import { piecesOf, sceneOf, type Position } from "./scene";

/** Steps in which tiles are placed by any die, or by those that are left. */
const PLACING = ["turn", "castle-action"];

const phrase = (key: string, args: Phrase["args"] = {}): Phrase => ({ key, args });

export function whyNot(position: Position, clicked: Thing, picked: readonly Thing[]): Phrase | null {
  const scene = sceneOf(position);
  const estate = position.seat === null ? undefined : scene.estates[position.seat];
  if (estate === undefined) return null;
  const which = whichOf(clicked);
  const armed = scene.step !== "turn" || estate.dice.some((die) => die > 0);
  switch (sortOf(clicked)) {
    case "space": {
      const laid = estate.tiles[which];
      return laid === undefined ? null : phrase("view-why-covered", { space: Number(which), tile: `kind-${laid}` });
    }
    case "stored": {
      const free = picked.every((one) => sortOf(one) !== "space");
      const placing = PLACING.includes(scene.step) || whiteServes(piecesOf(position), scene);
      if (!armed || !free || !placing) return null;
      return phrase("view-why-nowhere", { tile: `kind-${which}` });
    }
    case "load":
      return scene.step.startsWith("loading") ? null : phrase("view-why-load");
    case "die":
      return which === "0" ? phrase("view-why-used") : null;
    case "track":
      return phrase("view-why-order");
    case "bonus":
      return phrase("view-why-bonus");
    default:
      return firstOf(each(modulesOf(piecesOf(position)), "whyNot").map((more) => more(position, clicked, picked)));
  }
}

const firstOf = (some: readonly (Phrase | null)[]): Phrase | null => some.find((one) => one !== null) ?? null;
