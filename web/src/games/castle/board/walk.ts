/** Arrow keys on the board: from one lit thing to the next or, while nothing is lit, from tile to tile. */

import type { Attachment } from "svelte/attachments";
import { ahead, beyond } from "../../../table/grid";

const WAYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const walk: Attachment<SVGElement> = (board) => {
  const pressed = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = step(board, way);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  board.addEventListener("keydown", pressed);
  return () => board.removeEventListener("keydown", pressed);
};

/** Where the board is entered: the first thing that is lit, or the first tile. */
export const enter = (board: Element): void => step(board, { x: 0, y: 0 })?.focus();

function step(board: Element, way: { x: number; y: number }): SVGElement | undefined {
  const lit = [...board.querySelectorAll<SVGElement>("[data-lit]")];
  const things = lit.length > 0 ? lit : [...board.querySelectorAll<SVGElement>("[data-thing]:has([data-cell])")];
  const from = things.findIndex((one) => one === document.activeElement);
  if (from < 0) return things[0];
  const spots = things.map(middle);
  const others = spots.map((spot, n) => (n === from ? { x: NaN, y: NaN } : spot));
  const next = ahead(spots[from]!, others, way);
  return things[next < 0 ? beyond(from, things.length, way) : next];
}

function middle(one: Element): { x: number; y: number } {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
