import { untrack } from "svelte";
import { call, Refused } from "../../lib/api";
import type { Story } from "../../lib/types/http";
import type { EntryData } from "../../lib/types/messages";
import { steps } from "../../replay/history";
import { wholeLog, type Eyes } from "../../replay/log";
import type { TableState } from "../state.svelte";
import { gains, type Gain } from "./gains";

/** Moves of bots come faster than anybody reads: so many milliseconds lie between two questions. */
const PAUSE = 900;
/** Milliseconds until a server that had no answer is asked again. */
const AGAIN = 4000;

/** The points of a table's game, kept up to date while it is read: where they came from, and when. */
export class Ledger {
  story = $state.raw<Story | null>(null);
  entries = $state.raw<readonly EntryData[]>([]);
  failed = $state<string | null>(null);
  /** All points that were scored and not taken back, in order. */
  readonly gains = $derived<readonly Gain[]>(gains(steps(this.entries)));

  private readonly table: TableState;
  private readonly eyes: Eyes;
  private known = 0;
  private seat: number | null = null;
  private asking = false;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** To be made while a component is: it lives as long. */
  constructor(table: TableState) {
    this.table = table;
    this.eyes = { seat: null, open: null, invite: table.invite };
    $effect(() => {
      const { seen } = table;
      if (seen !== null && seen.status !== "gathering") untrack(() => void this.follow());
    });
    $effect(() => () => {
      this.closed = true;
      clearTimeout(this.timer);
    });
  }

  private async follow(): Promise<void> {
    const { seen } = this.table;
    if (this.asking || seen === null || (seen.number === this.known && seen.seat === this.seat)) return;
    this.asking = true;
    let pause = PAUSE;
    try {
      await this.fetch(seen.number, seen.seat);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.story === null) this.failed = error.message;
      pause = AGAIN;
    }
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.asking = false;
      void this.follow();
    }, pause);
  }

  private async fetch(number: number, seat: number | null): Promise<void> {
    const eyes = { ...this.eyes, seat };
    // Another seat reads the log with other eyes, and a restored backup may have made it shorter.
    const known = seat === this.seat && number >= this.known ? this.entries : [];
    const [story, entries] = await Promise.all([
      call("GET /api/tables/{table}/story", { path: { table: this.table.id }, query: eyes }),
      wholeLog(this.table.id, eyes, number, known),
    ]);
    this.story = story;
    this.entries = entries;
    this.known = number;
    this.seat = seat;
    this.failed = null;
  }
}
