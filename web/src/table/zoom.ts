/** Looking closer with fingers: two spread or pinch, one moves what is larger than its frame, a double tap goes in and out. */

import type { Attachment } from "svelte/attachments";

export interface View {
  scale: number;
  /** Of the picture's upper left corner within its frame. */
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MOST = 3;
const CLOSER = 2;
const DOUBLE = 300;
const NEAR = 24;

/** A view that shows no more than the picture has, neither beyond its edges nor smaller than the frame. */
export function held({ scale, x, y }: View, { width, height }: Size): View {
  const size = Math.min(MOST, Math.max(1, scale));
  const within = (at: number, room: number): number => Math.min(0, Math.max(room - room * size, at));
  return { scale: size, x: within(x, width), y: within(y, height) };
}

/** The view at another scale in which the same spot of the picture lies under a finger. */
export function around({ scale, x, y }: View, to: number, at: { x: number; y: number }, frame: Size): View {
  const size = Math.min(MOST, Math.max(1, to));
  return held({ scale: size, x: at.x - ((at.x - x) * size) / scale, y: at.y - ((at.y - y) * size) / scale }, frame);
}

export const zoom: Attachment<HTMLElement> = (frame) => {
  const ends = new AbortController();
  const options = { signal: ends.signal, passive: false };
  let view = WHOLE;
  let fingers: { x: number; y: number; far: number } | null = null;
  let tapped = { at: 0, x: 0, y: 0 };

  const show = (next: View): void => {
    view = next;
    const picture = frame.firstElementChild;
    if (!(picture instanceof HTMLElement)) return;
    const whole = view.scale === 1;
    frame.style.overflow = whole ? "" : "hidden";
    picture.style.transformOrigin = "0 0";
    picture.style.transform = whole ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  };
  const where = (touches: TouchList): { x: number; y: number; far: number } => {
    const box = frame.getBoundingClientRect();
    const [one, two] = touches;
    const [x = 0, y = 0] = [one?.clientX, one?.clientY];
    const [a = x, b = y] = [two?.clientX, two?.clientY];
    return { x: (x + a) / 2 - box.x, y: (y + b) / 2 - box.y, far: Math.hypot(x - a, y - b) };
  };

  frame.addEventListener(
    "touchstart",
    (event) => {
      fingers = event.touches.length === 2 || view.scale > 1 ? where(event.touches) : null;
      // Whoever looks closer moves the picture and does not leave it.
      if (fingers !== null) event.stopPropagation();
    },
    options,
  );
  frame.addEventListener(
    "touchmove",
    (event) => {
      if (fingers === null) return;
      event.preventDefault();
      const now = where(event.touches);
      const moved = { ...view, x: view.x + now.x - fingers.x, y: view.y + now.y - fingers.y };
      show(fingers.far > 0 && now.far > 0 ? around(moved, (view.scale * now.far) / fingers.far, now, frame.getBoundingClientRect()) : held(moved, frame.getBoundingClientRect()));
      fingers = now;
    },
    options,
  );
  frame.addEventListener(
    "touchend",
    (event) => {
      if (event.touches.length > 0) {
        fingers = where(event.touches);
        return;
      }
      const pinched = fingers !== null && fingers.far > 0;
      fingers = null;
      const lit = event.target instanceof Element && event.target.closest("[data-lit]") !== null;
      const { x, y } = where(event.changedTouches);
      const again = event.timeStamp - tapped.at < DOUBLE && Math.hypot(x - tapped.x, y - tapped.y) < NEAR;
      // Two taps on what can be done are a choice and its confirmation.
      tapped = lit || pinched || again ? { at: 0, x, y } : { at: event.timeStamp, x, y };
      if (again && !lit) show(view.scale > 1 ? WHOLE : around(view, CLOSER, { x, y }, frame.getBoundingClientRect()));
    },
    options,
  );
  return () => {
    ends.abort();
    show(WHOLE);
  };
};
