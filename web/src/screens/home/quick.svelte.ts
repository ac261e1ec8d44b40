import { call, Refused } from "../../lib/api";
import { keep, kept } from "../../lib/kept";
import { me } from "../../lib/me.svelte";
import { place } from "../../lib/place.svelte";
import { text } from "../../lib/words.svelte";

const KEPT = "castellany-opponent";
const FIRST = "points";

/** A game against a bot with one click; the bot chosen last is remembered. */
class Quick {
  bot = $state(kept(KEPT) ?? FIRST);
  /** Whether the table is being laid. */
  busy = $state(false);
  failed = $state("");

  choose(bot: string): void {
    this.bot = bot;
    keep(KEPT, bot);
  }

  /** These are the bots; one that is gone is not chosen any more. */
  offer(bots: readonly string[]): void {
    if (!bots.includes(this.bot)) this.bot = bots.find((bot) => bot === FIRST) ?? bots[0] ?? FIRST;
  }

  async play(game: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = "";
    try {
      await this.begin(game);
    } catch (error) {
      this.failed = error instanceof Refused ? error.message : text("home-play-failed");
    }
    this.busy = false;
  }

  private async begin(game: string): Promise<void> {
    // What the table needs comes while the server sets it up.
    void import("../Table.svelte").catch(() => undefined);
    await me.come();
    const { id } = await call("POST /api/tables", {
      body: { game, seats: [{ kind: "person" }, { kind: "bot", bot: this.bot }], visibility: "private" },
    });
    await call("POST /api/tables/{table}/commands", { path: { table: id }, body: { type: "start", key: "start" } });
    place.go({ screen: "table", id, invite: null });
  }
}

export const quick = new Quick();
