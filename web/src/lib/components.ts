import { call } from "./api";
import type { Terms } from "./types/http";

/** What no move changes at a table of these terms: boards, tiles. */
export function componentsOf({ game, seats, edition, modules, options }: Terms): Promise<Record<string, unknown>> {
  const option = Object.entries(options ?? {}).map(([name, value]) => `${name}=${String(value)}`);
  return call("GET /api/games/{game}/components", {
    path: { game },
    query: { players: seats.length, edition: edition ?? null, modules: modules ?? [], option },
  });
}
