/** How the squares look in the light of what may be laid there, and what the move in view would do to the board. */

import type { Scene } from "../../../lib/types/castle";
import type { Picks } from "../../../table/picks.svelte";
import { sortOf, thing, type Meaning } from "../../../table/things";
import type { SquareState } from "../pieces/squares";
import type { Lying } from "./cells";
import type { Plan } from "./plan";

export interface Light {
  square: string;
  state: SquareState;
  /** What a click would lay there. */
  lying: Lying | null;
}

const STATES = { calm: "calm", possible: "possible", legal: "legal", hinted: "hinted", planned: "planned", picked: "selected", armed: "preview" } as const;

const after = (one: string | null | undefined): string => one?.slice(one.indexOf(":") + 1) ?? "";

/** The tile that a move lays down; null for other moves. */
export function laidBy(meaning: Meaning | null): Lying | null {
  if (meaning?.goal === null || meaning === null || sortOf(meaning.goal) !== "square" || meaning.way === null) return null;
  const tile = meaning.preview.names.find(({ what }) => what === "tile")?.which ?? "";
  return { square: after(meaning.goal), tile, top: after(meaning.way) };
}

/** The squares that shine, those in view last. */
export function lights(plan: Plan, scene: Pick<Scene, "board">, picks: Picks | null): Light[] {
  if (picks === null) return [];
  const shown = picks.previewed;
  const found = [...plan.squares.keys()].flatMap((square): Light[] => {
    const name = thing("square", square);
    const mark = picks.mark(name);
    if (mark === "calm" || scene.board[square] !== undefined) return [];
    if (shown?.goal === name) return [{ square, state: "preview", lying: laidBy(shown) }];
    const meaning = picks.lit.get(name)?.find(({ goal }) => goal === name) ?? null;
    const turned = mark === "legal" && meaning?.way !== picks.wanted;
    return [{ square, state: turned ? "turn" : STATES[mark], lying: laidBy(meaning) }];
  });
  return found.sort((a, b) => height(a) - height(b));
}

const height = ({ state }: Light): number => (state === "preview" ? 2 : state === "turn" ? 0 : 1);

/** The areas that a move completes, each as its parts. */
export function completedBy(meaning: Meaning | null): string[][] {
  const says = meaning?.preview.says.filter(({ key }) => key === "preview-completes") ?? [];
  return says.map(({ args }) => String(args["cells"] ?? "").split(" ").filter((cell) => cell !== ""));
}

/** The spaces of the corner tower whose token a move brings, such as `34/35`; null where it brings none. */
export function towerOf(meaning: Meaning | null): string | null {
  const said = meaning?.preview.says.find(({ key }) => key === "preview-tower");
  return said === undefined ? null : String(said.args["spaces"] ?? "");
}
