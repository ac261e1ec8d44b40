import type { Attachment } from "svelte/attachments";

interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Arrow keys move the focus over the things within an element, and into it where it has the focus itself. */
export const grid: Attachment<HTMLElement | SVGElement> = (element) => {
  const pressed = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.altKey || event.metaKey) return;
    const way = WAYS[event.key];
    if (way === undefined) return;
    const things = [...element.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")];
    const from = things.find((one) => one === document.activeElement);
    const next = from === undefined ? firstOf(things) : (nearest(from, things, way) ?? things[beyond(things.indexOf(from), things.length, way)]);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  element.addEventListener("keydown", pressed);
  return () => element.removeEventListener("keydown", pressed);
};

type Placed = HTMLElement | SVGElement;

const firstOf = (things: Placed[]): Placed | undefined => things.find((one) => one.hasAttribute("data-lit")) ?? things[0];

function nearest(from: Placed, things: Placed[], way: Spot): Placed | undefined {
  const spots = things.filter((one) => one !== from).map((one) => ({ one, spot: middle(one) }));
  return spots[ahead(middle(from), spots.map(({ spot }) => spot), way)]?.one;
}

function middle(one: Placed): Spot {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The number of the thing where one goes on when nothing lies ahead: the next one in reading order, or the one before. */
export function beyond(at: number, count: number, way: Spot): number {
  return (at + (way.x + way.y) + count) % count;
}

/** The number of the spot that one comes to from another in a direction; -1 if none lies there. */
export function ahead(from: Spot, spots: readonly Spot[], way: Spot): number {
  let best = -1;
  let shortest = Infinity;
  spots.forEach((spot, index) => {
    const along = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y;
    const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x);
    // What lies more beside than ahead is for the other two keys.
    if (along <= 1 || aside > along * 1.75) return;
    const far = along + 2 * aside;
    if (far < shortest) [best, shortest] = [index, far];
  });
  return best;
}
