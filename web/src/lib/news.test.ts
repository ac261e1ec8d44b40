import { beforeEach, expect, test, vi } from "vitest";
import { call, Refused } from "./api";
import { me } from "./me.svelte";
import { News } from "./news.svelte";
import type { Me, Turn } from "./types/http";

vi.mock("./api", async (original) => ({ ...(await original<typeof import("./api")>()), call: vi.fn() }));
vi.mock("./words.svelte", () => ({ words: { language: "en" }, text: (key: string) => key }));

const server = vi.mocked(call);
const person = (id: string): Me => ({ id, name: id, guest: true, host: false, language: "en", settings: {} });
const turn: Turn = { table: "k3", game: "burgundy", changed_at: 1 };

beforeEach(() => {
  server.mockReset();
  me.who = person("ann");
});

test("news go on from what was told, and end with who they were for", async () => {
  const news = new News();
  const heard: string[] = [];
  server.mockImplementation(async (_, given) => {
    heard.push(String(given?.query?.["since"]));
    if (heard.length === 3) me.who = null;
    return { turns: [turn], state: `s${heard.length}` };
  });
  await news.listen();
  expect(heard).toEqual(["", "s1", "s2"]);
  expect(news.turns).toEqual([]);
  expect(news.state).toBe("");
});

test("who becomes somebody else begins with nothing known", async () => {
  const news = new News();
  const heard: string[] = [];
  server.mockImplementation(async (_, given) => {
    heard.push(String(given?.query?.["since"]));
    me.who = heard.length === 2 ? person("bo") : heard.length === 3 ? null : me.who;
    return { turns: [turn], state: `s${heard.length}` };
  });
  await news.listen();
  expect(heard).toEqual(["", "s1", ""]);
});

test("a server that is away is asked again after a while", async () => {
  vi.useFakeTimers();
  server.mockRejectedValueOnce(new Refused(0, { code: "unreachable", text: "" }));
  server.mockImplementationOnce(async () => {
    me.who = null;
    return { turns: [], state: "s" };
  });
  const ended = new News().listen();
  await vi.advanceTimersByTimeAsync(10_000);
  await ended;
  vi.useRealTimers();
  expect(server).toHaveBeenCalledTimes(2);
});
