/** Fingers on the castle: one moves it within its frame, two spread or pinch it, a double tap goes in and out. */

import type { Attachment } from "svelte/attachments";
import { isTap } from "../../../table/target.svelte";
import type { Frame } from "./frame.svelte";

const DOUBLE = 300;
const NEAR = 24;

export function closer(frame: Frame): Attachment<HTMLElement> {
  return (element) => {
    const ends = new AbortController();
    const options = { signal: ends.signal, passive: false };
    let far = 0;
    let tapped = { at: 0, x: 0, y: 0 };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let passing = false;

    const where = (touches: TouchList): { x: number; y: number; far: number } => {
      const box = element.getBoundingClientRect();
      const [one, two] = touches;
      const [x = 0, y = 0] = [one?.clientX, one?.clientY];
      const [a = x, b = y] = [two?.clientX, two?.clientY];
      return { x: (x + a) / 2 - box.x, y: (y + b) / 2 - box.y, far: Math.hypot(x - a, y - b) };
    };
    const down = (event: TouchEvent): void => {
      // Whoever moves the castle does not turn over to another pane.
      if (!frame.roomy) event.stopPropagation();
      far = event.touches.length === 2 ? where(event.touches).far : 0;
    };
    const move = (event: TouchEvent): void => {
      if (far === 0 || event.touches.length !== 2) return;
      event.preventDefault();
      const now = where(event.touches);
      frame.zoom(now.far / far, now);
      far = now.far;
    };
    const up = (event: TouchEvent): void => {
      const pinched = far > 0;
      far = 0;
      if (event.touches.length > 0 || pinched) return;
      const lit = isLit(event.target);
      const { x, y } = where(event.changedTouches);
      const again = event.timeStamp - tapped.at < DOUBLE && Math.hypot(x - tapped.x, y - tapped.y) < NEAR;
      // Two taps on what can be done are a choice and its confirmation.
      tapped = lit || again ? { at: 0, x, y } : { at: event.timeStamp, x, y };
      if (!again || lit) return;
      clearTimeout(waiting);
      event.preventDefault();
      frame.toggle({ x, y });
    };
    /** The first tap of two asks for nothing: what cannot be done is explained once no second one comes. */
    const click = (event: MouseEvent): void => {
      const { target } = event;
      if (frame.roomy || passing || !isTap(event) || !(target instanceof Element)) return;
      const near = !frame.overview;
      if (!near) frame.comeTo(frame.under({ x: event.clientX, y: event.clientY }));
      if (isLit(target)) return;
      event.stopPropagation();
      if (!near) return;
      waiting = setTimeout(() => {
        passing = true;
        target.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch" }));
        passing = false;
      }, DOUBLE);
    };
    element.addEventListener("touchstart", down, options);
    element.addEventListener("touchmove", move, options);
    element.addEventListener("touchend", up, options);
    element.addEventListener("click", click, { ...options, capture: true });
    return () => {
      clearTimeout(waiting);
      ends.abort();
    };
  };
}

const isLit = (target: EventTarget | null): boolean => target instanceof Element && target.closest("[data-lit], [data-reach]") !== null;
