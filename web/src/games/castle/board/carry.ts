/** Carrying the tile in hand to a square by mouse or finger: it lies there when it is let go where it fits. */

import type { Picks } from "../../../table/picks.svelte";
import type { Thing } from "../../../table/things";

const TREMBLE = 6;

interface Held {
  from: Element;
  pointer: number;
  x: number;
  y: number;
  /** What follows the pointer, once it has moved. */
  ghost: HTMLElement | null;
}

/** Until the returned function is called. */
export function carrying(picks: Picks): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let held: Held | null = null;

  const down = (event: PointerEvent): void => {
    const from = event.target instanceof Element ? event.target.closest("[data-hand]") : null;
    if (held !== null || from === null || event.button !== 0) return;
    held = { from, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  };
  const move = (event: PointerEvent): void => {
    if (held?.pointer !== event.pointerId) return;
    const [across, along] = [event.clientX - held.x, event.clientY - held.y];
    if (held.ghost === null && Math.hypot(across, along) < TREMBLE) return;
    held.ghost ??= lift(held.from);
    held.ghost.style.transform = `translate(${across}px, ${along}px) scale(.55)`;
    const over = squareAt(event)?.name ?? null;
    picks.pointed = over;
    // Where it fits it is seen lying there.
    held.ghost.style.opacity = over !== null && picks.lit.has(over) ? "0.2" : "0.9";
  };
  const end = (event: PointerEvent | null): void => {
    if (held === null || (event !== null && held.pointer !== event.pointerId)) return;
    const carried = held.ghost !== null;
    held.ghost?.remove();
    held = null;
    if (!carried) return;
    const square = event === null ? null : squareAt(event);
    picks.pointed = null;
    if (square !== null) void picks.click(square.name, square.element, false);
  };

  addEventListener("pointerdown", down, { signal });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", () => end(null), { signal });
  // A mouse that marks words would pull those along instead.
  for (const kind of ["dragstart", "selectstart"]) addEventListener(kind, (event) => held !== null && event.preventDefault(), { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && end(null), { signal, capture: true });
  return () => {
    end(null);
    ends.abort();
  };
}

/** The square under the pointer. */
function squareAt({ clientX, clientY }: PointerEvent): { name: Thing; element: Element } | null {
  const element = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-thing^="square:"]');
  const name = element?.dataset["thing"];
  return element && name !== undefined ? { name, element } : null;
}

/** A picture of the tile over everything else. */
function lift(from: Element): HTMLElement {
  const box = from.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.ariaHidden = "true";
  Object.assign(ghost.style, { position: "fixed", zIndex: "50", left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, pointerEvents: "none" });
  const twin = from.cloneNode(true) as Element;
  for (const one of [twin, ...twin.querySelectorAll("[data-piece]")]) one.removeAttribute("data-piece");
  ghost.append(twin);
  document.body.append(ghost);
  return ghost;
}
