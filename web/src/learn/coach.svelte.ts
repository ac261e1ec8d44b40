import type { TableState } from "../table/state.svelte";
import { keepLesson, lesson } from "./lesson";
import { momentOf, type Moment } from "./moment";
import { learnt, show, STEPS, WAY, type Shown } from "./steps";

/** Watches a learner's table and says what comes next; it never stands in the way of a move. */
export class Coach {
  private done = $state.raw<ReadonlySet<string>>(new Set());
  private moment = $state.raw<Moment | null>(null);
  private heard = 0;
  over = $state(false);

  readonly shown = $derived.by<Shown | null>(() => (this.moment === null ? null : show(this.done, this.moment)));
  readonly count = $derived(WAY.filter((id) => this.done.has(id)).length);
  readonly all = WAY.length;
  /** What an area scores for the phase that runs. */
  readonly phasePoints = $derived.by(() => {
    const points = this.table.components?.["phase_points"];
    const phase = "ABCDE".indexOf(this.moment?.scene.phase ?? "");
    return Array.isArray(points) ? Number(points[phase] ?? 0) : 0;
  });

  private readonly table: TableState;

  constructor(table: TableState) {
    this.table = table;
    const last = lesson();
    if (last?.table !== table.id) return;
    this.done = new Set(last.done);
    this.heard = last.heard;
    this.over = last.over;
  }

  /** Look at the table after it has changed. */
  look(): void {
    const { seen, entries } = this.table;
    if (seen === null) return;
    const moment = momentOf(
      seen,
      entries.filter(({ number }) => number > this.heard),
    );
    if (moment === null) return;
    this.done = learnt(this.done, this.shown?.step ?? null, moment);
    this.moment = moment;
    this.heard = Math.max(this.heard, entries.at(-1)?.number ?? 0);
    this.keep();
  }

  /** Go on from what was read, or leave for later what was to be done. */
  next(): void {
    const step = this.shown?.step;
    if (!step) return;
    this.done = new Set([...this.done, step.id]);
    this.keep();
  }

  leave(): void {
    this.over = true;
    this.keep();
  }

  private keep(): void {
    const done = STEPS.map(({ id }) => id).filter((id) => this.done.has(id));
    keepLesson({ table: this.table.id, done, heard: this.heard, over: this.over });
  }
}
