import type { Attachment } from "svelte/attachments";

/** What a bubble says about a thing. */
export interface About {
  title: string;
  lines?: readonly string[] | undefined;
  /** Where the rules say so. */
  rule?: string | undefined;
}

type Asked = () => About | null;

export const TIP_ID = "tip";
export const HOVER = 400;
export const PRESS = 500;
/** Time to move the pointer from a thing into its bubble. */
const GRACE = 150;
/** A finger is never quite still. */
const TREMBLE = 10;

class Tips {
  shown = $state.raw<{ anchor: Element; about: Asked } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the pointer was last seen to move; listened for once there are things that say what they are. */
  private last: { x: number; y: number } | null = null;

  follow(): void {
    if (this.last !== null) return;
    this.last = { x: NaN, y: NaN };
    for (const kind of ["pointermove", "pointerdown"] as const) {
      addEventListener(kind, ({ clientX: x, clientY: y }) => (this.last = { x, y }), { capture: true, passive: true });
    }
  }

  /** Whether a thing came under the pointer, and not the pointer to the thing. */
  isStill({ clientX, clientY }: PointerEvent): boolean {
    return this.last?.x === clientX && this.last.y === clientY;
  }

  show(anchor: Element, about: Asked, after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(anchor, about), after);
  }

  open(anchor: Element, about: Asked): void {
    this.hide();
    // What was pointed at may be gone by now.
    if (!anchor.isConnected) return;
    this.shown = { anchor, about };
    const others = anchor.getAttribute("aria-describedby");
    anchor.setAttribute("aria-describedby", others === null ? TIP_ID : `${others} ${TIP_ID}`);
  }

  /** Close the bubble unless the pointer comes to it, or back, within a moment. */
  leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), GRACE);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    clearTimeout(this.timer);
    const anchor = this.shown?.anchor;
    this.shown = null;
    const others = anchor?.getAttribute("aria-describedby")?.split(" ").filter((id) => id !== TIP_ID);
    if (others?.length === 0) anchor?.removeAttribute("aria-describedby");
    else if (others) anchor?.setAttribute("aria-describedby", others.join(" "));
  }
}

export const tips = new Tips();

/** A thing that says what it is: on hover, on focus by keyboard, and under a finger that stays. */
export function tip(about: Asked): Attachment<Element> {
  return (anchor) => {
    const ends = new AbortController();
    const { signal } = ends;
    let press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
    let told = false;
    /** Whether it lies under a pointer that has not asked yet. */
    let still = false;
    tips.follow();
    const on = <K extends keyof GlobalEventHandlersEventMap>(
      kind: K,
      run: (event: GlobalEventHandlersEventMap[K]) => void,
    ): void => anchor.addEventListener(kind, run as EventListener, { signal });
    const lift = (): void => {
      clearTimeout(press?.timer);
      press = null;
    };

    on("pointerenter", (event) => {
      if (event.pointerType === "touch") return;
      still = tips.isStill(event);
      if (tips.shown?.anchor === anchor) tips.stay();
      else if (!still) tips.show(anchor, about, HOVER);
    });
    on("pointerleave", (event) => {
      lift();
      if (event.pointerType !== "touch") tips.leave();
    });
    on("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) tips.open(anchor, about);
    });
    // A thing that is taken away loses the focus in the midst of drawing, when nothing may change.
    on("focusout", () => queueMicrotask(() => tips.shown?.anchor === anchor && tips.hide()));
    on("pointerdown", (event) => {
      told = false;
      if (event.pointerType !== "touch") return;
      lift();
      const timer = setTimeout(() => {
        told = true;
        tips.open(anchor, about);
      }, PRESS);
      press = { x: event.clientX, y: event.clientY, timer };
    });
    on("pointermove", (event) => {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > TREMBLE) lift();
      if (!still) return;
      still = false;
      tips.show(anchor, about, HOVER);
    });
    on("pointerup", lift);
    on("pointercancel", lift);
    // Who held a finger on a thing wanted to read about it, and nothing else.
    on("contextmenu", (event) => {
      if (press !== null) event.preventDefault();
    });
    anchor.addEventListener(
      "click",
      (event) => {
        if (!told) return;
        told = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, signal },
    );
    anchor.setAttribute("data-tip", "");
    return () => {
      lift();
      ends.abort();
      if (tips.shown?.anchor === anchor) tips.hide();
    };
  };
}
