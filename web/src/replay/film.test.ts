import { expect, test, vi } from "vitest";
import { call } from "../lib/api";
import { Film } from "./film.svelte";

vi.mock("../lib/api", async (original) => ({ ...(await original<typeof import("../lib/api")>()), call: vi.fn() }));
vi.mock("../lib/words.svelte", () => ({ words: { language: "en" }, text: (key: string) => key }));

const table = { status: "over", seat: 0, number: 0, seats: [] };

/** A server whose stories come when the test says so, with the seat that they were asked for. */
function stories(): ((seat: number) => void) & { asked: number[] } {
  const waiting = new Map<number, (story: unknown) => void>();
  const asked: number[] = [];
  vi.mocked(call).mockImplementation((name, given) => {
    if (name === "GET /api/tables/{table}") return Promise.resolve({ table, terms: { game: "burgundy", seats: [] } } as never);
    if (name !== "GET /api/tables/{table}/story") return Promise.resolve({ entries: [], first: true } as never);
    const seat = Number(given?.query?.["seat"]);
    asked.push(seat);
    return new Promise((resolve) => waiting.set(seat, resolve as (story: unknown) => void));
  });
  const tell = (seat: number): void => waiting.get(seat)?.({ seat, open: false, points: [], marks: [], lines: [] });
  return Object.assign(tell, { asked });
}

test("the eyes that were wished for last are those one sees with", async () => {
  const tell = stories();
  const film = new Film("k3", null);
  const loads = [film.load(0, null), film.load(1, null)];
  await vi.waitFor(() => expect(tell.asked).toEqual([0, 1]));
  tell(1);
  tell(0);
  expect(await Promise.all(loads)).toEqual([false, true]);
  expect(film.story?.seat).toBe(1);
});

test("nothing is shown to who has gone", async () => {
  const tell = stories();
  const film = new Film("k3", null);
  const load = film.load(0, null);
  await vi.waitFor(() => expect(tell.asked).toEqual([0]));
  film.close();
  tell(0);
  expect(await load).toBe(false);
  expect(film.story).toBeNull();
});
