import { call, Refused } from "../../lib/api";
import type { Lists } from "../../lib/types/http";
import { text } from "../../lib/words.svelte";

const EVERY = 15_000;

/** The tables that there are, asked for again and again while somebody looks. */
export class TableLists {
  now = $state.raw<Lists | null>(null);
  /** Why they could not be fetched; what was there before stays. */
  failed = $state<string | null>(null);
  /** The server's clock minus this device's, in milliseconds. */
  skew = 0;
  private latest = 0;

  async refresh(): Promise<void> {
    const request = ++this.latest;
    try {
      const lists = await call("GET /api/tables");
      if (request !== this.latest) return;
      this.skew = lists.now - Date.now();
      this.now = lists;
      this.failed = null;
    } catch (error) {
      if (request === this.latest) this.failed = error instanceof Refused ? error.message : text("home-failed");
    }
  }

  /** Keep fresh while the page is in view, until the function that comes back is called. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
