import { Refused } from "../../lib/api";
import { keep, kept } from "../../lib/kept";
import { layTable } from "../../lib/lay";
import { me } from "../../lib/me.svelte";
import { place } from "../../lib/place.svelte";
import type { Route } from "../../lib/router";
import type { Terms } from "../../lib/types/http";
import { text } from "../../lib/words.svelte";

const KEPT = "castellany-opponent";
/** The strongest, until the server has said which there are. */
const FIRST = "greedy";

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

  /** These are the bots, the strongest last: that one where none was chosen, or one that is gone. */
  offer(bots: readonly string[]): void {
    if (!bots.includes(this.bot)) this.bot = bots.at(-1) ?? FIRST;
  }

  async play(game: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = "";
    try {
      await place.goAfter(() => this.begin(game));
    } catch (error) {
      this.failed = error instanceof Refused ? error.message : text("home-play-failed");
    }
    this.busy = false;
  }

  private async begin(game: string): Promise<Route> {
    // What the table needs comes while the server sets it up.
    void import("../Table.svelte").catch(() => undefined);
    await me.come();
    const seats: Terms["seats"] = [{ kind: "person" }, { kind: "bot", bot: this.bot }];
    const id = await layTable({ game, seats, visibility: "private" }, true);
    return { screen: "table", id, invite: null };
  }
}

export const quick = new Quick();
