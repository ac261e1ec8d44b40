import { beforeEach, expect, test, vi } from "vitest";
import { isTaught, keepLesson, lesson, type Lesson } from "./lesson";

const LESSON: Lesson = { table: "t1", done: { welcome: 0, lay: 4 }, begun: "send", heard: 4, over: false };
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

test("a lesson is kept for each game", () => {
  keepLesson("castle", LESSON);
  expect(lesson("castle")).toEqual(LESSON);
  expect(lesson("burgundy")).toBeNull();
});

test("a coach sits at the table of the lesson until sent away", () => {
  keepLesson("castle", LESSON);
  expect([isTaught("castle", "t1"), isTaught("castle", "t2")]).toEqual([true, false]);
  keepLesson("castle", { ...LESSON, over: true });
  expect(isTaught("castle", "t1")).toBe(false);
});

test.each(["", "no", "null", "[]", '{"table":"t1"}', JSON.stringify({ ...LESSON, done: ["welcome"] }), JSON.stringify({ ...LESSON, begun: 3 })])(
  "what is no lesson is none: %s",
  (kept) => {
    store.set("castellany-lesson-castle", kept);
    expect(lesson("castle")).toBeNull();
  },
);
