import type { Film } from "./film.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a move is looked at. */
const MOVE = 1200;

/** Lets a film run by itself, move by move, until its end. */
export class Playing {
  on = $state(false);
  speed = $state<Speed>(1);
  private readonly film: Film;

  constructor(film: Film) {
    this.film = film;
    $effect(() => this.next());
  }

  toggle(): void {
    // Who wants to see it once more begins at the beginning.
    if (!this.on && this.film.at === this.film.last) this.film.go(0);
    this.on = !this.on;
  }

  /** The speed that comes after this one, and after the fastest the slowest. */
  get faster(): Speed {
    return SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  stop(): void {
    this.on = false;
  }

  private next(): (() => void) | void {
    const { film } = this;
    if (!this.on) return;
    if (film.at >= film.last) {
      this.on = false;
      return;
    }
    // Nothing is passed over: the next move comes when this one is seen.
    if (film.position?.number !== film.step?.number) return;
    const timer = setTimeout(() => film.go(film.at + 1), MOVE / this.speed);
    return () => clearTimeout(timer);
  }
}
