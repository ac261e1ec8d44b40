import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Thing } from "./things";

/** Things on the table that a text names; `seat` is whose they are, where they are somebody's. */
export interface Named {
  seat: number | null;
  things: readonly Thing[];
}

/** Milliseconds for which things that were looked for by a tap stay marked. */
const STAYS = 5000;

/** What the text names that the reader points at: it is marked on the table. */
export class Highlights {
  now = $state.raw<Named | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Brings things into view that may be elsewhere. */
  private readonly bring: (named: Named) => void;

  constructor(bring: (named: Named) => void) {
    this.bring = bring;
  }

  point(named: Named): void {
    clearTimeout(this.timer);
    this.now = named.things.length === 0 ? null : named;
  }

  leave(): void {
    clearTimeout(this.timer);
    this.now = null;
  }

  /** Bring what is named into view, and mark it for a while. */
  find(named: Named): void {
    this.point(named);
    this.bring(named);
    this.timer = setTimeout(() => this.leave(), STAYS);
  }

  /** Whether this thing is named, or something that belongs to it. */
  has(one: Thing, seat: number | null): boolean {
    if (this.now === null || (seat !== null && this.now.seat !== seat)) return false;
    return this.now.things.some((named) => named === one || named.startsWith(`${one}/`));
  }
}

const KEY = Symbol("highlights");

/** Let the components below mark what the texts among them name; for the start of a component. */
export const provideHighlights = (highlights: Highlights): Highlights => setContext(KEY, highlights);

/** What is named where a component is; nothing ever, where no texts are about it. */
export const highlights = (): Highlights => getContext<Highlights | undefined>(KEY) ?? new Highlights(() => undefined);

/** Marks what a text names while its element has the pointer or the focus. */
export function names(highlights: Highlights, named: () => Named): Attachment<HTMLElement> {
  return (element) => {
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") highlights.point(named());
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") highlights.leave();
    };
    // What a finger has tapped loses the focus when it goes out of sight; that takes nothing back.
    let focused = false;
    const focus = (): void => {
      focused = element.matches(":focus-visible");
      if (focused) highlights.point(named());
    };
    const blur = (): void => {
      if (focused) queueMicrotask(() => highlights.leave());
      focused = false;
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", blur);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", blur);
    };
  };
}
