import { call } from "../lib/api";
import { componentsOf } from "../lib/components";
import type { View } from "../lib/router";
import type { Story, TableNow } from "../lib/types/http";
import type { EntryData } from "../lib/types/messages";
import { seatNames } from "../table/names";
import { marksAt, stepAt, steps, strideFrom, type Stride } from "./history";
import { wholeLog, type Eyes } from "./log";
import { Positions } from "./positions.svelte";

/** So many moves ahead and back are at hand. */
const AHEAD = 4;
const BEHIND = 2;

interface Reel {
  entries: readonly EntryData[];
  steps: readonly EntryData[];
  story: Story;
  positions: Positions;
}

/** A game gone by, as somebody's eyes see it: at one of its steps, and able to go to any other. */
export class Film {
  now = $state.raw<TableNow | null>(null);
  components = $state.raw<Record<string, unknown> | null>(null);
  /** What these eyes see; null until it is there. */
  private reel = $state.raw<Reel | null>(null);
  private index = $state(0);
  /** How often it was loaded: the last time counts. */
  private loads = 0;

  readonly entries = $derived<readonly EntryData[]>(this.reel?.entries ?? []);
  readonly steps = $derived<readonly EntryData[]>(this.reel?.steps ?? []);
  readonly story = $derived<Story | null>(this.reel?.story ?? null);
  readonly marks = $derived(this.story?.marks ?? []);
  readonly position = $derived(this.reel?.positions.shown ?? null);
  readonly failed = $derived(this.reel?.positions.failed ?? null);
  readonly names = $derived<readonly string[]>(seatNames(this.now?.table.seats ?? []));
  readonly over = $derived(this.now?.table.status === "over");
  readonly at = $derived(this.index);
  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly step = $derived<EntryData | null>(this.steps[this.index] ?? null);
  /** The steps up to the position that is shown. */
  readonly past = $derived(this.steps.filter(({ number }) => number <= (this.position?.number ?? 0)));
  /** The part of the game that the step belongs to. */
  readonly within = $derived(marksAt(this.marks, this.step?.number ?? 0));

  readonly id: string;
  readonly invite: string | null;

  constructor(id: string, invite: string | null) {
    this.id = id;
    this.invite = invite;
  }

  /**
   * Fetch the game as these eyes see it, and show it after an entry, or where it was; Refused if they may not.
   * Gives whether it is shown: not where somebody else's eyes were wanted by then, or nobody looks any more.
   */
  async load(view: View | null, number: number | null): Promise<boolean> {
    const load = ++this.loads;
    this.now ??= await call("GET /api/tables/{table}", { path: { table: this.id }, query: { invite: this.invite } });
    const { table, terms } = this.now;
    if (table.status === "gathering") return true;
    // From nobody's seat everything is seen, as soon as that is allowed.
    const open = view === "open" || (view === null && table.seat === null && this.over);
    const eyes: Eyes = { seat: view === "open" ? null : view, open: open || null, invite: this.invite };
    const [components, entries, story] = await Promise.all([
      this.components ?? componentsOf(terms),
      wholeLog(this.id, eyes, table.number),
      call("GET /api/tables/{table}/story", { path: { table: this.id }, query: eyes }),
    ]);
    if (load !== this.loads) return false;
    const kept = this.step?.number ?? null;
    this.reel?.positions.close();
    this.components = components;
    this.reel = { entries, steps: steps(entries), story, positions: new Positions(this.id, eyes) };
    const wanted = number ?? kept;
    this.go(wanted === null ? (this.over ? 0 : this.last) : stepAt(this.steps, wanted));
    return true;
  }

  close(): void {
    this.loads += 1;
    this.reel?.positions.close();
  }

  go(index: number): void {
    this.index = Math.min(this.last, Math.max(0, index));
    const near = [this.index, this.index + 1, this.index - 1];
    for (let more = 2; more <= AHEAD; more++) near.push(this.index + more, ...(more <= BEHIND ? [this.index - more] : []));
    near.push(this.strideTo("round", 1), this.strideTo("round", -1));
    this.reel?.positions.want(near.flatMap((one) => this.steps[one]?.number ?? []));
  }

  goTo(number: number): void {
    this.go(stepAt(this.steps, number));
  }

  stride(stride: Stride, way: 1 | -1): void {
    this.go(this.strideTo(stride, way));
  }

  private strideTo(stride: Stride, way: 1 | -1): number {
    return strideFrom(this.steps, this.marks, this.index, stride, way);
  }
}
