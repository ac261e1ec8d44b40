import { call } from "./api";
import type { Terms } from "./types/http";

/** Lay a table under these terms and, where nobody has to come, begin its game; gives the id of the table. */
export async function layTable(terms: Terms, begin: boolean): Promise<string> {
  const { id } = await call("POST /api/tables", { body: terms });
  if (begin) await start(id);
  return id;
}

/** Begin the game of a table at which everybody sits. */
export async function start(table: string): Promise<void> {
  await call("POST /api/tables/{table}/commands", { path: { table }, body: { type: "start", key: "start" } });
}
