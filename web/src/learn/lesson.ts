/** The lesson that is under way, as this browser keeps it: at which table, and how far one is. */

import { keep, kept } from "../lib/kept";

const KEPT = "castellany-lesson";

export interface Lesson {
  table: string;
  /** Steps that are done. */
  done: readonly string[];
  /** The last entry of the log that the coach has seen. */
  heard: number;
  /** Whether the learner has sent the coach away. */
  over: boolean;
}

/** The last lesson, if there was any. */
export function lesson(): Lesson | null {
  try {
    const data: unknown = JSON.parse(kept(KEPT) ?? "null");
    return isLesson(data) ? data : null;
  } catch {
    return null;
  }
}

export function keepLesson(lesson: Lesson): void {
  keep(KEPT, JSON.stringify(lesson));
}

/** Whether the coach sits at this table. */
export function isTaught(table: string): boolean {
  const last = lesson();
  return last !== null && last.table === table && !last.over;
}

function isLesson(data: unknown): data is Lesson {
  if (typeof data !== "object" || data === null) return false;
  const { table, done, heard, over } = data as Record<string, unknown>;
  return (
    typeof table === "string" &&
    Array.isArray(done) &&
    done.every((id) => typeof id === "string") &&
    typeof heard === "number" &&
    typeof over === "boolean"
  );
}
