import { call } from "./api";
import type { GamesData } from "./types/http";

let asked: Promise<GamesData> | null = null;

/** What can be played, and the bots, weakest first; asked once. */
export function games(): Promise<GamesData> {
  asked ??= call("GET /api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
