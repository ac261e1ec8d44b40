import { call, Refused } from "../lib/api";
import { me } from "../lib/me.svelte";
import { place } from "../lib/place.svelte";
import { text } from "../lib/words.svelte";
import { keepLesson } from "./lesson";

/** Lays the table of a lesson: the first board, the castle in its centre, an easy bot, nobody else. */
class Begin {
  busy = $state(false);
  failed = $state("");

  async go(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = "";
    try {
      await this.lay();
    } catch (error) {
      this.failed = error instanceof Refused ? error.message : text("learn-failed");
    }
    this.busy = false;
  }

  private async lay(): Promise<void> {
    // What the table needs comes while the server sets it up.
    void import("../screens/Table.svelte").catch(() => undefined);
    await me.come();
    const { bots } = await call("GET /api/games");
    const { id } = await call("POST /api/tables", {
      body: {
        game: "burgundy",
        edition: "special",
        options: { boards: "1", castle: "centre" },
        seats: [{ kind: "person" }, { kind: "bot", bot: bots[0] ?? "random" }],
        visibility: "private",
        hints: true,
      },
    });
    keepLesson({ table: id, done: [], heard: 0, over: false });
    await call("POST /api/tables/{table}/commands", { path: { table: id }, body: { type: "start", key: "start" } });
    place.go({ screen: "table", id, invite: null });
  }
}

export const begin = new Begin();
