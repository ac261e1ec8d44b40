import { settings } from "../lib/settings.svelte";
import { say, text } from "../lib/words.svelte";
import { toast } from "../shell/toasts.svelte";
import type { Caution, GameView } from "../games";
import type { Picks } from "./picks.svelte";
import type { TableState } from "./state.svelte";
import type { Meaning } from "./things";

/** What can be done from the action bar, its keys and the list of moves. */
export class Acts {
  /** Whether the list of all moves is open. */
  listing = $state(false);
  /** What is easily regretted, and what is asked before it is done. */
  confirming = $state.raw<(Caution & { run(): void }) | null>(null);
  /** Whether a bot is thinking about a hint. */
  hinting = $state(false);

  readonly table: TableState;
  readonly picks: Picks;
  readonly gameView: GameView;

  constructor(table: TableState, picks: Picks, gameView: GameView) {
    this.table = table;
    this.picks = picks;
    this.gameView = gameView;
  }

  /** The end of the turn, which needs nothing that is picked. */
  readonly end = $derived.by(() => (this.picks.planning ? null : (this.picks.all.find(({ ends }) => ends) ?? null)));
  /** What was planned and can be played by now. */
  readonly planned = $derived.by(() => (this.picks.planning ? null : this.picks.plan));
  /** All other moves without a place on the table. */
  readonly buttons = $derived.by(() => this.picks.buttons.filter(({ ends }) => !ends));
  readonly mayHint = $derived.by(() => this.table.myTurn && this.table.terms?.hints !== false);

  play(meaning: Meaning): void {
    const caution = settings.confirmEnd ? this.gameView.careful(meaning) : null;
    if (caution === null) void this.picks.play(meaning);
    else this.confirming = { ...caution, run: () => void this.picks.play(meaning) };
  }

  /** Play a move of the list. */
  playMove(move: string): void {
    this.listing = false;
    const meaning = this.picks.all.find(({ offered }) => offered.move === move);
    if (meaning !== undefined) this.play(meaning);
    else void this.picks.attempt(() => this.table.play(move));
  }

  confirm(): void {
    const doing = this.confirming;
    this.confirming = null;
    doing?.run();
  }

  /** Leave nothing open and nothing in hand. */
  putAway(): void {
    this.listing = false;
    this.confirming = null;
    this.picks.drop();
  }

  /** Give the answer that was put together. */
  seal(): void {
    void this.picks.attempt(() => this.picks.draft.seal());
  }

  endTurn(): void {
    if (this.picks.draft.open) this.seal();
    else if (this.end !== null) this.play(this.end);
  }

  press(index: number): void {
    const meaning = this.buttons[index];
    if (meaning !== undefined) this.play(meaning);
  }

  /** Take back, ask for it, or say why that cannot be. */
  undo(): void {
    const seen = this.table.seen;
    if (seen === null) return;
    if (this.picks.draft.mayStepBack) {
      void this.picks.attempt(() => this.picks.draft.stepBack());
      return;
    }
    if (seen.undo === "no") {
      toast(seen.undo_why === null ? text("table-undo-not-now") : say(seen.undo_why, this.table.names), { fleeting: true });
      return;
    }
    if (seen.undo === "free" && this.goesFar()) {
      const [title, question] = [text("table-undo-far-title"), text("table-undo-far")];
      this.confirming = { title, question, yes: text("table-undo"), run: () => this.takeBack() };
    } else this.takeBack();
  }

  /** Whether taking back would also take back what chance or others have done. */
  private goesFar(): boolean {
    const from = this.table.seen?.undo_takes ?? Infinity;
    const gone = this.table.entries.filter(({ number, kind }) => number >= from && kind === "move");
    return gone.some(({ seat, draws }) => seat !== this.table.seat || draws.length > 0);
  }

  private takeBack(): void {
    this.picks.drop();
    void this.picks.attempt(() => this.table.undo());
  }

  async hint(): Promise<void> {
    if (!this.mayHint || this.hinting) return;
    this.hinting = true;
    try {
      await this.picks.attempt(async () => {
        await this.table.hint();
        const { draft } = this.picks;
        if (draft.open && this.table.hinted !== null) await draft.compose(this.table.hinted.move);
      });
    } finally {
      this.hinting = false;
    }
  }
}
