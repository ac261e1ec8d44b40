import type { Attachment } from "svelte/attachments";

const FAR = 60;

/** Which way a finger went: -1 to the left, 1 to the right, 0 neither. */
export function swiped(from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 {
  const [along, aside] = [to.x - from.x, Math.abs(to.y - from.y)];
  if (Math.abs(along) < FAR || aside > Math.abs(along) / 2) return 0;
  return along < 0 ? -1 : 1;
}

/** Tells when one finger has swept over an element sideways. */
export function swipe(heard: (way: -1 | 1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    const down = ({ touches }: TouchEvent): void => {
      const [only] = touches;
      // Two fingers zoom, and who looks at a part of the page moves that part.
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.05;
      from = only !== undefined && touches.length === 1 && !zoomed ? { x: only.clientX, y: only.clientY } : null;
    };
    const up = ({ changedTouches }: TouchEvent): void => {
      const [only] = changedTouches;
      if (from === null || only === undefined) return;
      const way = swiped(from, { x: only.clientX, y: only.clientY });
      from = null;
      if (way !== 0) heard(way);
    };
    element.addEventListener("touchstart", down, { passive: true });
    element.addEventListener("touchend", up, { passive: true });
    return () => {
      element.removeEventListener("touchstart", down);
      element.removeEventListener("touchend", up);
    };
  };
}
