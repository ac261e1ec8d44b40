/** Taking a thing by mouse or finger: it is carried once the pointer has moved a little, so that clicks stay clicks. */

import type { Attachment } from "svelte/attachments";

const TREMBLE = 6;

export interface Carrier {
  /** What is taken at this place; null where nothing can be taken. */
  take(at: Element): string | null;
  /** How far it has come, in pixels. */
  carry(what: string, across: number, down: number): void;
  letGo(stay: boolean): void;
}

export function carrying(carrier: Carrier): Attachment<SVGElement | HTMLElement> {
  return (element) => {
    const ends = new AbortController();
    const { signal } = ends;
    const on = <K extends keyof GlobalEventHandlersEventMap>(kind: K, run: (event: GlobalEventHandlersEventMap[K]) => void): void =>
      element.addEventListener(kind, run as EventListener, { signal });
    let held: { what: string; pointer: number; x: number; y: number; carried: boolean } | null = null;

    const end = (stay: boolean): void => {
      if (held?.carried) carrier.letGo(stay);
      held = null;
    };
    const down = (event: PointerEvent): void => {
      if (held !== null || event.button !== 0 || !(event.target instanceof Element)) return;
      const what = carrier.take(event.target);
      if (what !== null) held = { what, pointer: event.pointerId, x: event.clientX, y: event.clientY, carried: false };
    };
    const move = (event: PointerEvent): void => {
      if (held === null || held.pointer !== event.pointerId) return;
      const [across, down_] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.carried && Math.hypot(across, down_) < TREMBLE) return;
      if (!held.carried) element.setPointerCapture(event.pointerId);
      held.carried = true;
      carrier.carry(held.what, across, down_);
    };
    const drop = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !held?.carried) return;
      event.preventDefault();
      end(false);
    };

    on("pointerdown", down);
    on("pointermove", move);
    on("pointerup", () => end(true));
    on("pointercancel", () => end(false));
    // A mouse that has marked words would pull those along instead.
    on("dragstart", (event) => event.preventDefault());
    // A finger that takes something does not turn over to another pane.
    on("touchstart", (event) => held !== null && event.stopPropagation());
    addEventListener("keydown", drop, { signal, capture: true });
    return () => {
      end(false);
      ends.abort();
    };
  };
}
