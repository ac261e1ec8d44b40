import { call } from "./api";
import type { Changes, Login, Me, NewAccount, Welcome } from "./types/http";
import { words } from "./words.svelte";

/** Who the reader is: somebody with an account, a guest, or nobody yet. */
export class Reader {
  who = $state.raw<Me | null>(null);
  /** Whether the server has said who it is. */
  known = $state(false);
  private asking: Promise<void> | null = null;
  private changing: Promise<void> = Promise.resolve();

  /** Ask the server who one is; asked once at a time. */
  load(): Promise<void> {
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  private async ask(): Promise<void> {
    this.be(await call("GET /api/me"));
  }

  /** Become a guest where one is nobody yet; a name is made up if none is given. */
  async come(name?: string): Promise<Me> {
    if (!this.known) await this.load();
    if (this.who !== null) return this.who;
    const who = await call("POST /api/guests", { body: { name: name ?? null, language: words.language } });
    this.be(who);
    return who;
  }

  /** Change what is given; settings are added to those that one has. */
  change(changes: Changes): Promise<void> {
    const done = this.changing.then(() => this.send(changes));
    this.changing = done.catch(() => undefined);
    return done;
  }

  private async send(changes: Changes): Promise<void> {
    // The server replaces settings as a whole, so one change must know what the one before has left.
    const settings = changes.settings ? { settings: { ...this.who?.settings, ...changes.settings } } : {};
    this.be(await call("PATCH /api/me", { body: { ...changes, ...settings } }));
  }

  /** Make an account of the guest that one is, or becomes. */
  async register(account: NewAccount): Promise<void> {
    await this.come();
    this.be(await call("POST /api/accounts", { body: account }));
  }

  /** Tells which tables of the guest came along. */
  async login(account: Login): Promise<Welcome> {
    const welcome = await call("POST /api/login", { body: account });
    this.be(welcome.me);
    return welcome;
  }

  async logout(everywhere = false): Promise<void> {
    await call(everywhere ? "POST /api/logout-everywhere" : "POST /api/logout");
    this.be(null);
  }

  /** Delete oneself; an account asks for its password. */
  async farewell(password: string | null): Promise<void> {
    await call("DELETE /api/me", { body: { password } });
    this.be(null);
  }

  private be(who: Me | null): void {
    this.who = who;
    this.known = true;
  }
}

export const me = new Reader();
