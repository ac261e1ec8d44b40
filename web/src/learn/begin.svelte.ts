import { Refused } from "../lib/api";
import { games } from "../lib/games";
import { layTable } from "../lib/lay";
import { me } from "../lib/me.svelte";
import { place } from "../lib/place.svelte";
import type { Route } from "../lib/router";
import type { Terms } from "../lib/types/http";
import { text } from "../lib/words.svelte";
import { keepLesson } from "./lesson";
import { NOTHING } from "./steps";
import type { Teaching } from "./teaching";

/** Lays the table of a lesson: an easy bot and nobody else. */
class Begin {
  busy = $state(false);
  failed = $state("");

  async go(game: string, { terms }: Teaching): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = "";
    try {
      await place.goAfter(() => this.lay({ game, ...terms }));
    } catch (error) {
      this.failed = error instanceof Refused ? error.message : text("learn-failed");
    }
    this.busy = false;
  }

  private async lay(agreed: Pick<Terms, "game" | "edition" | "options">): Promise<Route> {
    // What the table needs comes while the server sets it up.
    void import("../screens/Table.svelte").catch(() => undefined);
    await me.come();
    const { bots } = await games();
    const terms: Terms = {
      ...agreed,
      seats: [{ kind: "person" }, { kind: "bot", bot: bots[0] ?? "random" }],
      visibility: "private",
      hints: true,
    };
    const id = await layTable(terms, true);
    keepLesson(agreed.game, { table: id, ...NOTHING, heard: 0, over: false });
    return { screen: "table", id, invite: null };
  }
}

export const begin = new Begin();
