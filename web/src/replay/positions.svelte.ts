import { call, Refused } from "../lib/api";
import type { Position } from "../lib/types/http";
import type { Eyes } from "./log";

/** So many are asked for at a time. */
const AT_ONCE = 3;
const KEPT = 400;
/** Milliseconds until a server that had no answer is asked again. */
const AGAIN = 2000;

/** Positions of a game as they are wanted: each is fetched once, the one that is looked at before its neighbours. */
export class Positions {
  /** The last that was wanted first and has come. */
  shown = $state.raw<Position | null>(null);
  /** Why the one that is wanted does not come. */
  failed = $state<string | null>(null);

  private readonly known = new Map<number, Position>();
  private readonly asked = new Set<number>();
  private wanted: readonly number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly id: string;
  private readonly eyes: Eyes;

  constructor(id: string, eyes: Eyes) {
    this.id = id;
    this.eyes = eyes;
  }

  /** Show the first of these as soon as it is there, and have the others at hand. */
  want(numbers: readonly number[]): void {
    this.wanted = numbers;
    this.failed = null;
    this.show();
    this.fetch();
  }

  close(): void {
    this.wanted = [];
    clearTimeout(this.timer);
  }

  private show(): void {
    const position = this.known.get(this.wanted[0] ?? 0);
    if (position !== undefined) this.shown = position;
  }

  private fetch(): void {
    clearTimeout(this.timer);
    for (const number of this.wanted) {
      if (this.asked.size >= AT_ONCE) return;
      if (!this.known.has(number) && !this.asked.has(number)) void this.ask(number);
    }
  }

  private async ask(number: number): Promise<void> {
    this.asked.add(number);
    try {
      const path = { table: this.id, number };
      this.keep(await call("GET /api/tables/{table}/positions/{number}", { path, query: this.eyes }));
      this.asked.delete(number);
      this.show();
      this.fetch();
    } catch (error) {
      this.asked.delete(number);
      if (!(error instanceof Refused)) throw error;
      if (number === this.wanted[0]) this.failed = error.message;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.fetch(), AGAIN);
    }
  }

  private keep(position: Position): void {
    this.failed = null;
    const [oldest] = this.known.keys();
    if (this.known.size >= KEPT && oldest !== undefined) this.known.delete(oldest);
    this.known.set(position.number, position);
  }
}
