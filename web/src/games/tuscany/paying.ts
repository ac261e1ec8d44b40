/** How the move in view is paid for. */

import type { Picks } from "../../table/picks.svelte";
import { sortOf } from "../../table/things";
import type { Paying } from "./hands";
import { inOrder } from "./payment";
import { spaceColour } from "./targets";
import type { Position } from "./scene";

const word = (way: string): string => way.slice("pay:".length);

/** What pays and what could; null while nothing is placed. */
export function payingOf(position: Position, picks: Picks): Paying | null {
  const { example, ways, previewed } = picks;
  if (example === null) return null;
  const way = picks.way === null ? null : word(picks.way);
  // A hexagon is paid for in the colour of its space, which is open until one is in view.
  const open = example !== previewed && example.things.some((one) => one === "stored:hexagon") && !picks.picked.some((one) => sortOf(one) === "space");
  if (open) return { way, ways: inOrder(ways.map(word)), colour: null };
  return { way, ways: ways.map(word), colour: spaceColour(position, example) };
}
