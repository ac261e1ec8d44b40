import { call } from "../lib/api";
import type { EntryData } from "../lib/types/messages";

/** As many entries as one answer brings. */
const PAGE = 200;

/** What says who looks, and from where: the parts of an address that all calls about a table's past share. */
export type Eyes = Record<"seat" | "open" | "invite", string | number | boolean | null>;

/** The log up to an entry as these eyes may read it; `known` is its beginning, which is not fetched again. */
export async function wholeLog(
  id: string,
  eyes: Eyes,
  number: number,
  known: readonly EntryData[] = [],
): Promise<readonly EntryData[]> {
  const from = known.at(-1)?.number ?? 0;
  let come: EntryData[] = [];
  let before = number + 1;
  while (before > from + 1) {
    const query = { ...eyes, before, limit: Math.min(PAGE, before - from - 1) };
    const { entries, first } = await call("GET /api/tables/{table}/log", { path: { table: id }, query });
    come = [...entries, ...come];
    const [earliest] = entries;
    if (first || earliest === undefined) break;
    before = earliest.number;
  }
  return [...known, ...come];
}
