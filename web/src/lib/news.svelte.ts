import { call, Refused } from "./api";
import { me } from "./me.svelte";
import type { Turn } from "./types/http";

/** Seconds that the server may take to answer, and to wait after it did not. */
const WAIT = 20;
const PAUSE = 10;

/** Where the reader is waited for, as long as the page lives. */
export class News {
  turns = $state.raw<readonly Turn[]>([]);
  /** A name for that, which changes with it. */
  state = $state.raw("");
  /** Whose news they are. */
  private person: string | null = null;
  private listening = false;

  /** Listen from now on, for whoever the reader is; one line is enough for the whole page. */
  async listen(): Promise<void> {
    if (this.listening) return;
    this.listening = true;
    while (me.who !== null) await this.next(me.who.id);
    this.listening = false;
    this.begin(null);
  }

  /** Nothing is known yet of who has just come. */
  private begin(person: string | null): void {
    this.person = person;
    this.turns = [];
    this.state = "";
  }

  private async next(person: string): Promise<void> {
    if (person !== this.person) this.begin(person);
    try {
      const told = await call("GET /api/me/news", { query: { since: this.state, wait: WAIT } });
      if (me.who?.id !== person) return;
      this.turns = told.turns;
      this.state = told.state;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 401) await me.load().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, PAUSE * 1000));
    }
  }
}

export const news = new News();
