/** How the move in view is paid for. */

import type { Picks } from "../../table/picks.svelte";
import { sortOf } from "../../table/things";
import type { Paying } from "./hands";
import { spaceColour } from "./reading";
import type { Position } from "./scene";

const word = (way: string): string => way.slice("pay:".length);

/** What pays and what could; null while nothing is placed. */
export function payingOf(position: Position, picks: Picks): Paying | null {
  const { example, way, ways, previewed } = picks;
  if (example === null || way === null) return null;
  // A hexagon is paid for in the colour of its space, which is open until one is in view.
  const open = example !== previewed && example.things.some((one) => one === "stored:hexagon") && !picks.picked.some((one) => sortOf(one) === "space");
  return { way: word(way), ways: ways.map(word), colour: open ? null : spaceColour(position, example) };
}
