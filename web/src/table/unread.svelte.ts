import type { TableState } from "./state.svelte";

/** Whether something was said that the reader has not seen. */
export class Unread {
  /** Whether the chat is in view. */
  reading = $state(true);
  private read = $state(0);
  private readonly table: TableState;
  readonly some = $derived.by(() => !this.reading && (this.table.lines.at(-1)?.number ?? 0) > this.read);

  constructor(table: TableState) {
    this.table = table;
    $effect(() => {
      if (this.reading) this.read = table.lines.at(-1)?.number ?? 0;
    });
  }
}
