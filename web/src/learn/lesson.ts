/** The lesson of a game that is under way, as this browser keeps it: at which table, and how far one is. */

import { keep, kept } from "../lib/kept";
import type { Progress } from "./steps";

const keptOf = (game: string): string => `castellany-lesson-${game}`;

export interface Lesson extends Progress {
  table: string;
  /** The last entry of the log that the coach has seen. */
  heard: number;
  /** Whether the learner has sent the coach away. */
  over: boolean;
}

/** The last lesson of a game, if there was any. */
export function lesson(game: string): Lesson | null {
  try {
    const data: unknown = JSON.parse(kept(keptOf(game)) ?? "null");
    return isLesson(data) ? data : null;
  } catch {
    return null;
  }
}

export function keepLesson(game: string, lesson: Lesson): void {
  keep(keptOf(game), JSON.stringify(lesson));
}

/** Whether the coach sits at this table. */
export function isTaught(game: string, table: string): boolean {
  const last = lesson(game);
  return last !== null && last.table === table && !last.over;
}

function isLesson(data: unknown): data is Lesson {
  if (typeof data !== "object" || data === null) return false;
  const { table, done, begun, heard, over } = data as Record<string, unknown>;
  return (
    typeof table === "string" &&
    typeof done === "object" &&
    done !== null &&
    Object.values(done).every((number) => typeof number === "number") &&
    (begun === null || typeof begun === "string") &&
    typeof heard === "number" &&
    typeof over === "boolean"
  );
}
