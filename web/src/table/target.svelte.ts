import type { Attachment } from "svelte/attachments";
import type { Picks } from "./picks.svelte";
import type { Thing } from "./things";

/** Makes an element the thing of this name: it can be pointed at, clicked, tapped and focused, and says how it is marked. */
export function target(picks: Picks | null, one: Thing): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset["thing"] = one;
    if (picks === null) return;
    $effect(() => {
      element.dataset["mark"] = picks.mark(one);
      element.toggleAttribute("data-lit", picks.lit.has(one));
      element.tabIndex = picks.lit.has(one) ? 0 : -1;
    });
    const point = (): void => {
      picks.pointed = one;
    };
    const leave = (): void => {
      if (picks.pointed === one) picks.pointed = null;
    };
    const clicked = (event: Event): void => {
      event.stopPropagation();
      void picks.click(one, element, isTap(event));
    };
    const pressed = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
      // A real button makes a click of these keys itself.
      if (element instanceof HTMLButtonElement) return;
      event.preventDefault();
      void picks.click(one, element, false);
    };
    const hears: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => event instanceof PointerEvent && event.pointerType === "mouse" && point()],
      ["pointerleave", leave],
      ["focus", point],
      // A thing that is taken away loses the focus in the midst of drawing, when nothing may change.
      ["blur", () => queueMicrotask(leave)],
      ["click", clicked],
      ["keydown", pressed],
    ];
    for (const [name, hear] of hears) element.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of hears) element.removeEventListener(name, hear);
      // What is drawn anew under the same name stays pointed at; only after drawing does one see whether it is.
      queueMicrotask(() => {
        if (!element.isConnected || element.dataset["thing"] !== one) leave();
      });
    };
  };
}

/** Whether a click came from a finger, which cannot point before it clicks. */
export function isTap(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
