import { call } from "./api";
import type { Terms } from "./types/http";

/** Lay a table under these terms and, where nobody has to come, begin its game; gives the id of the table. */
export async function layTable(terms: Terms, begin: boolean): Promise<string> {
  const { id } = await call("POST /api/tables", { body: terms });
  if (begin) await call("POST /api/tables/{table}/commands", { path: { table: id }, body: { type: "start", key: "start" } });
  return id;
}
