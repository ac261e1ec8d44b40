import { Denied, Ended } from "../lib/socket";
import type { Phrase } from "../lib/text";
import { say, text } from "../lib/words.svelte";
import { ruleAction } from "../rules/action";
import { toast } from "../shell/toasts.svelte";
import type { TableState } from "./state.svelte";
import type { Targets, Thing } from "./things";

/** Saying why something is not granted, in the words of the game if it has any, with the rule. */
export class Refusals {
  private readonly table: TableState;
  private readonly targets: Targets;

  constructor(table: TableState, targets: Targets) {
    this.table = table;
    this.targets = targets;
  }

  /** Do something at the table, and say why if it is not granted. */
  async attempt(doing: () => Promise<unknown>): Promise<void> {
    try {
      await doing();
    } catch (error) {
      // Where the line has ended the screen says so.
      if (error instanceof Ended) return;
      if (!(error instanceof Denied)) throw error;
      const { reason, text: words } = error.refusal;
      this.refuse(reason, words, "error");
    }
  }

  /** Say why nothing can be done with a thing. */
  async explain(one: Thing, picked: readonly Thing[], way: Thing | null): Promise<void> {
    const whyNot = this.targets.whyNot(one, picked);
    if (whyNot !== null) return this.refuse(whyNot, "", "note");
    await this.attempt(async () => {
      for (const move of this.targets.guesses(one, picked, way)) {
        const whether = await this.table.why(move);
        if (whether === null) return;
        if (whether.allowed) continue;
        return this.refuse(whether.reason, whether.text ?? "", "note");
      }
      toast(text("table-nothing-here"), { fleeting: true });
    });
  }

  private refuse(reason: Phrase | null, words: string, kind: "note" | "error"): void {
    if (reason === null) toast(words, { kind, fleeting: true });
    else toast(say(reason, this.table.names), { kind, fleeting: true, ...ruleAction(this.table.terms?.game, this.targets.ruleOf(reason.key)) });
  }
}
