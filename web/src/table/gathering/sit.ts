import { call } from "../../lib/api";
import { newKey } from "../../lib/key";
import { me } from "../../lib/me.svelte";
import type { TableState } from "../state.svelte";

/** Sit down, as a guest of this name where one is nobody yet. Not over the line: becoming somebody ends it. */
export async function sitDown(table: TableState, seat: number, name: string): Promise<void> {
  await me.come(name.trim() || undefined);
  await call("POST /api/tables/{table}/commands", {
    path: { table: table.id },
    query: { invite: table.invite },
    body: { type: "sit", key: newKey(), seat },
  });
}
