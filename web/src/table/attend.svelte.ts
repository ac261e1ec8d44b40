import { untrack } from "svelte";
import { notice } from "../lib/notices";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { say, text } from "../lib/words.svelte";
import { announce } from "../shell/announcer.svelte";
import { LOW, timeLeft } from "./clock";
import { asked } from "./asking";
import { prose, sentence } from "./prose";
import type { TableState } from "./state.svelte";

/** Tell the reader what happens at a table in every way that they have chosen; for the start of a component. */
export function attend(table: TableState, now: () => number): void {
  // What happened is read out, then what is asked.
  $effect(() => {
    const fresh = table.fresh;
    untrack(() => {
      for (const item of prose(fresh, () => text("table-somebody"))) {
        if (item.sort === "line") announce(sentence(item, (one) => say(one, table.names)));
      }
      if (fresh.some(({ kind, seat }) => kind === "move" && seat !== table.seat)) sound("move");
      if (fresh.some(({ kind }) => kind === "ended") || (fresh.length > 0 && table.seen?.status === "over")) sound("end");
    });
  });

  const question = $derived(table.myTurn ? (table.question?.number ?? null) : null);
  $effect(() => {
    const now = question;
    untrack(() => {
      if (table.seen !== null) announce(asked(table.seen, table.names));
      if (now === null) return;
      // Several questions in a row are one turn.
      if (!lastWasMine(table)) sound("turn");
      const game = text(`game-${table.terms?.game ?? ""}`);
      if (settings.notify) notice(text("table-notice", { game }), table.seen === null ? "" : asked(table.seen, table.names), table.id);
    });
  });

  const low = $derived.by(() => {
    const { clocks, seat } = table.seen ?? { clocks: null, seat: null };
    return clocks !== null && seat !== null && clocks.running.includes(seat) && timeLeft(clocks, seat, now()) < LOW;
  });
  $effect(() => {
    if (!low) return;
    sound("low");
    announce(untrack(() => text("table-time-low")));
  });

  let lines = table.lines.length;
  $effect(() => {
    const last = table.lines.at(-1);
    if (last === undefined || table.lines.length <= lines) return;
    lines = table.lines.length;
    untrack(() => {
      announce(`${last.name}: ${last.text}`);
      sound("chat");
    });
  });
}

const lastWasMine = (table: TableState): boolean => table.entries.at(-1)?.seat === table.seat;
