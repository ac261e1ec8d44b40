import { settings } from "../../../lib/settings.svelte";
import type { Attachment } from "svelte/attachments";
import type { Box, Point } from "./measure";
import { around } from "./room";

/** Pixels of a square: what a finger needs, what a phone shows, and what parts of a tile need. */
const LEAST = 44;
const USUAL = 52;
const CLOSE = 128;
const MOST = 170;

/** How large the castle is drawn, and which part of it is in view where it is larger than its frame. */
export class Frame {
  private readonly whole: () => Box;
  private element: HTMLElement | null = null;
  private room = $state.raw({ width: 0, height: 0 });
  /** As large as fingers made it, and the same while parts of tiles are looked at; null while nobody did. */
  private chosen = $state<number | null>(null);
  private closely = $state<number | null>(null);
  private near = $state(false);
  /** The part of the drawing that is in view. */
  seen = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 });

  constructor(whole: () => Box) {
    this.whole = whole;
  }

  private readonly fit = $derived.by(() => {
    const { width, height } = this.whole();
    return Math.min(this.room.width / width, this.room.height / height) * 100;
  });
  readonly ready = $derived(this.room.width > 0);
  /** Whether all of it has room at once. */
  readonly roomy = $derived(this.fit >= LEAST);
  /** Of a square, in pixels. */
  readonly unit = $derived.by(() => {
    if (this.roomy) return this.fit;
    return Math.max(this.fit, this.near ? (this.closely ?? Math.max(CLOSE, this.chosen ?? 0)) : (this.chosen ?? USUAL));
  });
  /** Whether all of it is in view, smaller than fingers need: a tap comes closer. */
  readonly overview = $derived(!this.roomy && this.unit < LEAST);
  readonly size = $derived.by(() => {
    const { width, height } = this.whole();
    return { width: (width * this.unit) / 100, height: (height * this.unit) / 100 };
  });

  /** Where a point of the drawing lies, in pixels of the field. */
  place({ x, y }: Point): Point {
    const whole = this.whole();
    return { x: ((x - whole.x) * this.unit) / 100, y: ((y - whole.y) * this.unit) / 100 };
  }

  /** The same of a part of the drawing. */
  boxed(box: Box): Box {
    return { ...this.place(box), width: (box.width * this.unit) / 100, height: (box.height * this.unit) / 100 };
  }

  /** What is in view, in pixels of the field; words keep so far from its edge. */
  view(edge: number): Box {
    return around(this.boxed(this.seen), -edge);
  }

  /** Look closely at parts of tiles, or no longer. */
  look(near: boolean): void {
    this.near = near;
    this.closely = null;
  }

  private choose(unit: number | null): void {
    if (this.near) this.closely = unit;
    else this.chosen = unit;
  }

  /** All of it at once. */
  showAll(): void {
    this.choose(0);
  }

  /** From there back to where one can play, at a point of the drawing. */
  comeTo(at: Point): void {
    this.choose(null);
    this.bring(at, true);
  }

  readonly attach: Attachment<HTMLElement> = (element) => {
    this.element = element;
    const sized = new ResizeObserver(() => {
      // On a pane that is not in view it stays as it was.
      if (element.clientWidth === 0) return;
      this.room = { width: element.clientWidth, height: element.clientHeight };
      this.see();
    });
    sized.observe(element);
    const see = (): void => this.see();
    element.addEventListener("scroll", see, { passive: true });
    return () => {
      this.element = null;
      sized.disconnect();
      element.removeEventListener("scroll", see);
    };
  };

  /** Look again at what is in view, now and whenever it is drawn in another size. */
  see(): void {
    const [{ element }, whole, unit] = [this, this.whole(), this.unit / 100];
    const field = element?.firstElementChild;
    if (element === null || !(field instanceof HTMLElement)) return;
    // A castle that is smaller than its frame lies in the middle of it.
    this.seen = {
      x: whole.x + (element.scrollLeft - field.offsetLeft) / unit,
      y: whole.y + (element.scrollTop - field.offsetTop) / unit,
      width: element.clientWidth / unit,
      height: element.clientHeight / unit,
    };
  }

  /** Bring a point of the drawing into view, into the middle if it must be. */
  bring(at: Point, middle = false): void {
    if (this.roomy) return;
    // What is drawn has to have its new size first.
    requestAnimationFrame(() => {
      const { element } = this;
      if (element === null) return;
      const { x, y } = this.place(at);
      const [left, top] = [x - element.scrollLeft, y - element.scrollTop];
      const edge = this.unit;
      const inside = left > edge && top > edge && left < element.clientWidth - edge && top < element.clientHeight - edge;
      if (!inside || middle) element.scrollTo({ left: x - element.clientWidth / 2, top: y - element.clientHeight / 2, behavior: settings.animated ? "smooth" : "auto" });
      this.see();
    });
  }

  /** Where the frame is on the screen; null while all of it has room. */
  get edges(): Box | null {
    return this.roomy ? null : (this.element?.getBoundingClientRect() ?? null);
  }

  /** Move on by so many pixels. */
  push({ x, y }: Point): void {
    this.element?.scrollBy({ left: x, top: y, behavior: "instant" });
  }

  /** Draw it larger or smaller, so that the same spot stays under a point of the frame. */
  zoom(by: number, under: Point): void {
    const { element } = this;
    if (element === null || this.roomy) return;
    const before = this.unit;
    this.choose(Math.min(MOST, Math.max(this.fit, before * by)));
    const grown = this.unit / before;
    const [left, top] = [(element.scrollLeft + under.x) * grown - under.x, (element.scrollTop + under.y) * grown - under.y];
    requestAnimationFrame(() => {
      element.scrollTo({ left, top, behavior: "instant" });
      this.see();
    });
  }

  /** The point of the drawing at a point of the screen. */
  under({ x, y }: Point): Point {
    const { left = 0, top = 0 } = this.element?.getBoundingClientRect() ?? {};
    return { x: this.seen.x + ((x - left) * 100) / this.unit, y: this.seen.y + ((y - top) * 100) / this.unit };
  }

  /** Closer for a double tap, and back again. */
  toggle(under: Point): void {
    this.zoom((this.unit > USUAL + 1 ? USUAL : USUAL * 1.8) / this.unit, under);
  }
}
