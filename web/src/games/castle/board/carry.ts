/** Carrying the tile in hand to a square by mouse or finger: it lies there when it is let go where it fits. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Picks } from "../../../table/picks.svelte";
import type { Thing } from "../../../table/things";
import { drift, LINGER, STILL } from "./drift";
import type { Frame } from "./frame.svelte";
import type { Point } from "./measure";

const TREMBLE = 6;

interface Held {
  from: Element;
  pointer: number;
  start: Point;
  now: Point;
  /** What follows the pointer, once it has moved. */
  ghost: HTMLElement | null;
}

/** Until the returned function is called; a castle that is larger than its frame moves on at the edges. */
export function carrying(picks: Picks, frame: Frame): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let held: Held | null = null;

  const down = (event: PointerEvent): void => {
    const from = event.target instanceof Element ? event.target.closest("[data-hand]") : null;
    if (held !== null || from === null || event.button !== 0) return;
    held = { from, pointer: event.pointerId, start: pointOf(event), now: pointOf(event), ghost: null };
  };
  const move = (event: PointerEvent): void => {
    if (held?.pointer !== event.pointerId) return;
    held.now = pointOf(event);
    const [across, along] = [held.now.x - held.start.x, held.now.y - held.start.y];
    if (held.ghost === null) {
      if (Math.hypot(across, along) < TREMBLE) return;
      held.ghost = lift(held.from);
      roll(held, event.timeStamp, event.timeStamp);
    }
    held.ghost.style.transform = `translate(${across}px, ${along}px) scale(.55)`;
    show(held);
  };
  const show = ({ ghost, now }: Held): void => {
    const over = squareAt(now)?.name ?? null;
    picks.pointed = over;
    // Where it fits it is seen lying there.
    if (ghost) ghost.style.opacity = over !== null && picks.lit.has(over) ? "0.2" : "0.9";
  };
  /** From picture to picture while this is held; `since` is when it came near an edge. */
  const roll = (one: Held, before: number, since: number): void => {
    requestAnimationFrame((time) => {
      if (held !== one) return;
      const edges = frame.edges;
      const way = edges === null ? STILL : drift(one.now, edges);
      const calm = way.x === 0 && way.y === 0;
      if (!calm && time - since > LINGER) {
        frame.push({ x: way.x * (time - before), y: way.y * (time - before) });
        show(one);
      }
      roll(one, time, calm ? time : since);
    });
  };
  const end = (event: PointerEvent | null): void => {
    if (held === null || (event !== null && held.pointer !== event.pointerId)) return;
    const { ghost } = held;
    held = null;
    if (ghost === null) return;
    ghost.remove();
    const square = event === null ? null : squareAt(pointOf(event));
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

/** A finger that takes this does not turn over to another pane. */
export const carried: Attachment<HTMLElement> = (element) => on(element, "touchstart", (event) => event.stopPropagation(), { passive: true });

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** The square at a point of the screen. */
function squareAt({ x, y }: Point): { name: Thing; element: Element } | null {
  const element = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-thing^="square:"]');
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
