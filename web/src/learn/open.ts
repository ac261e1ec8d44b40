import { call, Refused } from "../lib/api";
import { lesson, type Lesson } from "./lesson";

/** What a table answers that is closed, or no longer for the reader. */
const GONE = [401, 403, 404];

/** Milliseconds; where the server does not answer, the lesson is taken as it was left. */
const PATIENCE = 2000;

/** The lesson of a game that one can go on with: its game may be over by now, or the table closed. */
export async function openLesson(game: string): Promise<Lesson | null> {
  const last = lesson(game);
  if (last === null || last.over) return null;
  const late = new Promise<Lesson>((done) => setTimeout(() => done(last), PATIENCE));
  return Promise.race([asked(last), late]);
}

async function asked(last: Lesson): Promise<Lesson | null> {
  try {
    const { table } = await call("GET /api/tables/{table}", { path: { table: last.table } });
    return table.status === "over" ? null : last;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return GONE.includes(error.status) ? null : last;
  }
}
