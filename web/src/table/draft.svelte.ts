import { keep, kept } from "../lib/kept";
import type { Whether } from "../lib/types/messages";
import type { KeyHelp } from "../shell/Keys.svelte";
import type { TableState } from "./state.svelte";

const KEPT = "castellany-draft";

/** How a game lets an answer be put together. */
export interface Manner {
  /** Keys of its own; they go before those of the table. */
  keys: Readonly<Record<string, (event?: KeyboardEvent) => void>>;
  /** The same in words. */
  help: readonly KeyHelp[];
  /** What can be done, in a sentence. */
  note: string | null;
}

export const NO_MANNER: Manner = { keys: {}, help: [], note: null };

/** An answer that is put together from its parts, where a question has too many answers to list them. What is put
 *  together is a text of the record; whether it is allowed, the server says. */
export class Draft {
  /** What was put together for a question, step by step. */
  private made = $state.raw<{ where: string; steps: readonly string[] } | null>(null);
  private judged = $state.raw<Whether | null>(null);
  /** Said by what the answer is put together in. */
  manner = $state.raw(NO_MANNER);

  private readonly table: TableState;

  constructor(table: TableState) {
    this.table = table;
  }

  /** Whether such a question stands, given or not. */
  readonly open = $derived.by(() => this.table.question?.composed === true);
  /** The question, of all tables and seats. */
  private readonly where = $derived.by(() => `${this.table.id}/${this.table.question?.number}/${this.table.seat}`);
  private readonly steps = $derived.by<readonly string[]>(() => {
    if (!this.open) return [];
    return this.made?.where === this.where ? this.made.steps : stepsKept(this.where);
  });
  /** How it lies there now: as it was put together last, else as it was given, else as one begins; null for other questions. */
  readonly answer = $derived.by<string | null>(() => {
    if (!this.open) return null;
    return this.steps.at(-1) ?? this.table.given ?? this.table.question?.moves[0]?.move ?? null;
  });
  /** Whether this very answer is given; another may still take its place. */
  readonly sealed = $derived.by(() => this.open && this.table.given !== null && this.table.given === this.answer);
  readonly mayStepBack = $derived(this.steps.length > 0);
  /** Why it could not be given as it is; null where nothing speaks against it. */
  readonly refused = $derived.by(() => (this.judged !== null && !this.judged.allowed && this.judged.move === this.answer ? this.judged : null));

  /** Put it together otherwise; gives whether that is allowed, or null where another answer has come since. */
  async compose(answer: string): Promise<Whether | null> {
    if (!this.open || answer === this.answer) return null;
    this.take([...this.steps, answer]);
    return this.judge();
  }

  /** As it was before the last step. */
  async stepBack(): Promise<Whether | null> {
    if (!this.mayStepBack) return null;
    this.take(this.steps.slice(0, -1));
    return this.judge();
  }

  /** Give the answer, or this one instead of the one given before. */
  async seal(): Promise<void> {
    if (this.answer !== null && !this.sealed) await this.table.play(this.answer);
  }

  private take(steps: readonly string[]): void {
    this.made = { where: this.where, steps };
    keep(KEPT, `${this.where} ${steps.at(-1) ?? ""}`);
  }

  private async judge(): Promise<Whether | null> {
    const { answer, where } = this;
    const whether = answer === null ? null : await this.table.why(answer);
    if (whether === null || this.where !== where || this.answer !== answer) return null;
    this.judged = whether;
    return whether;
  }
}

/** What was put together before the page was left. */
function stepsKept(where: string): readonly string[] {
  const text = kept(KEPT) ?? "";
  const answer = text.startsWith(`${where} `) ? text.slice(where.length + 1) : "";
  return answer === "" ? [] : [answer];
}
