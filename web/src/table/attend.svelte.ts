import { untrack } from "svelte";
import { me } from "../lib/me.svelte";
import { notice } from "../lib/notices";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { say, text } from "../lib/words.svelte";
import { announce } from "../shell/announcer.svelte";
import { LOW, timeLeft } from "./clock";
import { asked } from "./asking";
import { prose, sentence } from "./prose";
import type { TableState } from "./state.svelte";
import type { LogFormat } from "./logFormat";

/** Who comes back after a while hears the last of it; all of it is in the log. */
const MOST = 12;

/** Tell the reader what happens at a table in every way that they have chosen; for the start of a component. */
export function attend(table: TableState, logFormat: LogFormat, now: () => number): void {
  // What happened is read out, then what is asked.
  $effect(() => {
    const fresh = table.fresh;
    untrack(() => {
      const lines = prose(fresh, logFormat, () => text("table-somebody")).filter((item) => item.sort === "line");
      for (const line of lines.slice(-MOST)) announce(sentence(line, (one) => say(one, table.names)));
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
    untrack(() => {
      sound("low");
      announce(text("table-time-low"));
    });
  });

  // What was said before one came is there to be read, and who speaks hears themselves.
  const came = table.seen?.now ?? 0;
  let heard = 0;
  $effect(() => {
    const last = table.lines.at(-1);
    if (last === undefined || last.number <= heard) return;
    heard = last.number;
    untrack(() => {
      if (last.at < came || (last.person !== null && last.person === me.who?.id)) return;
      announce(`${last.name}: ${last.text}`);
      sound("chat");
    });
  });
}

const lastWasMine = (table: TableState): boolean => table.entries.at(-1)?.seat === table.seat;
