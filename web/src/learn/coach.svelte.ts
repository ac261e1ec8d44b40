import type { TableState } from "../table/state.svelte";
import { keepLesson, lesson } from "./lesson";
import { momentOf, type Moment } from "./moment";
import { begin, learnt, NOTHING, read, show, wayOf, type Progress, type Shown } from "./steps";
import type { Teaching } from "./teaching";

/** Watches a learner's table and says what comes next; it never stands in the way of a move. */
export class Coach {
  private progress = $state.raw<Progress>(NOTHING);
  private moment = $state.raw<Moment | null>(null);
  private heard = 0;
  over = $state(false);

  readonly shown = $derived.by<Shown | null>(() => (this.moment === null ? null : show(this.teaching, this.progress, this.moment)));
  readonly all = $derived.by(() => wayOf(this.teaching).length);
  /** Which step it is, from 1: what has come up by itself does not count. */
  readonly at = $derived.by(() => {
    const left = wayOf(this.teaching).findIndex((id) => !(id in this.progress.done));
    return left < 0 ? this.all : left + 1;
  });
  /** Numbers that the words use. */
  readonly numbers = $derived.by(() => (this.moment === null ? {} : this.teaching.numbers(this.moment, this.table.components)));

  private readonly game: string;
  private readonly table: TableState;
  private readonly teaching: Teaching;

  constructor(game: string, table: TableState, teaching: Teaching) {
    this.game = game;
    this.table = table;
    this.teaching = teaching;
    const last = lesson(game);
    if (last?.table !== table.id) return;
    this.progress = { done: last.done, begun: last.begun };
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
    this.progress = learnt(this.teaching, this.progress, this.shown?.step ?? null, moment);
    this.moment = moment;
    this.heard = Math.max(this.heard, entries.at(-1)?.number ?? 0);
    this.goOn();
  }

  /** Go on from what was read, or leave for later what was to be done. */
  next(): void {
    const step = this.shown?.step;
    if (!step) return;
    this.progress = read(this.progress, step);
    this.goOn();
  }

  leave(): void {
    this.over = true;
    this.keep();
  }

  private goOn(): void {
    if (this.shown !== null) this.progress = begin(this.progress, this.shown);
    this.keep();
  }

  private keep(): void {
    keepLesson(this.game, { table: this.table.id, ...this.progress, heard: this.heard, over: this.over });
  }
}
