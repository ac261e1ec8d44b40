import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, Refused } from "../lib/api";
import { lesson, type Lesson } from "./lesson";
import { openLesson } from "./open";

vi.mock("../lib/api", async (original) => ({ ...(await original<typeof import("../lib/api")>()), call: vi.fn() }));
vi.mock("../lib/words.svelte", () => ({ text: (key: string) => key }));
vi.mock("./lesson", () => ({ lesson: vi.fn() }));

const server = vi.mocked(call);
const LESSON: Lesson = { table: "t1", done: {}, begun: null, heard: 0, over: false };

beforeEach(() => {
  server.mockReset();
  vi.mocked(lesson).mockReturnValue(LESSON);
});
afterEach(() => vi.useRealTimers());

test.each([
  ["running", LESSON],
  ["over", null],
] as const)("a lesson whose game is %s", async (status, open) => {
  server.mockResolvedValueOnce({ table: { status } });
  expect(await openLesson("castle")).toBe(open);
  expect(server).toHaveBeenCalledWith("GET /api/tables/{table}", { path: { table: "t1" } });
});

test.each([
  [404, null],
  [401, null],
  [0, LESSON],
  [503, LESSON],
])("a lesson whose table is answered with %s", async (status, open) => {
  server.mockRejectedValueOnce(new Refused(status, { code: "", text: "" }));
  expect(await openLesson("castle")).toBe(open);
});

test("where nothing is answered the lesson is taken as it was left", async () => {
  vi.useFakeTimers();
  server.mockReturnValueOnce(new Promise(() => undefined));
  const open = openLesson("castle");
  await vi.advanceTimersByTimeAsync(5000);
  expect(await open).toBe(LESSON);
});

test.each([null, { ...LESSON, over: true }])("without a lesson nobody is asked", async (last) => {
  vi.mocked(lesson).mockReturnValue(last);
  expect(await openLesson("castle")).toBeNull();
  expect(server).not.toHaveBeenCalled();
});
