import { announcer } from "../shell/announcer.svelte";
import type { TableState } from "./state.svelte";

/** Several people at one device: who must be handed it before what only they may see is shown. */
export class HandoverState {
  /** Whom the device goes to; null where it is in the right hands. */
  seat = $state<number | null>(null);
  private holder: number | null = null;
  /** The last entry that was looked at: the same position told anew changes nothing. */
  private number = -1;
  /** How many were asked at the same time when something was last asked. */
  private together = 0;

  /** `hidden` says whether seats hold what others must not see for the whole game. */
  constructor(table: TableState, hidden: boolean) {
    $effect.pre(() => {
      const seen = table.seen;
      if (seen === null || seen.seat === null) return;
      if (seen.number === this.number && seen.seat === this.holder) return;
      this.number = seen.number;
      const shared = seen.seats.filter(({ kind, you }) => kind === "local" && you).length > 1;
      // Answers that all give at once are secret until the last; hands are until the end, and all else lies open on the table.
      const secret = seen.asked.length > 1 || this.together > 1 || (hidden && seen.status === "running");
      if (shared && secret && seen.seat !== this.holder) this.handOn(seen.seat);
      if (!secret) this.seat = null;
      this.holder = seen.seat;
      if (seen.asked.length > 0) this.together = seen.asked.length;
    });
  }

  /** What was read out to who had the device is not kept for who gets it. */
  private handOn(seat: number): void {
    this.seat = seat;
    announcer.silence();
  }

  take(): void {
    this.seat = null;
  }
}
