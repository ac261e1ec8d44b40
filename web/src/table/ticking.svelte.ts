import type { TableState } from "./state.svelte";

const EVERY = 500;

/** The server's time, moving on while somebody looks at it. */
export class Ticking {
  now = $state(Date.now());

  constructor(table: TableState) {
    $effect(() => {
      const tick = (): void => {
        this.now = Date.now() + table.skew;
      };
      tick();
      const timer = setInterval(tick, EVERY);
      return () => clearInterval(timer);
    });
  }
}
