import { expect, test, vi } from "vitest";
import { Highlights } from "./highlights.svelte";

test("what is named is that of one seat, or everybody's", () => {
  const highlights = new Highlights(() => undefined);
  highlights.point({ seat: 1, things: ["space:19", "depot:3/church"] });
  expect(highlights.has("space:19", 1)).toBe(true);
  expect(highlights.has("space:19", 0)).toBe(false);
  expect(highlights.has("space:1", 1)).toBe(false);
  expect(highlights.has("depot:3", null)).toBe(true);
  highlights.leave();
  expect(highlights.has("space:19", 1)).toBe(false);
});

test("what is looked for is brought into view, and marked for a while", () => {
  vi.useFakeTimers();
  const bring = vi.fn();
  const highlights = new Highlights(bring);
  const named = { seat: 0, things: ["space:2"] };
  highlights.find(named);
  expect(bring).toHaveBeenCalledWith(named);
  expect(highlights.has("space:2", 0)).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(highlights.has("space:2", 0)).toBe(false);
  vi.useRealTimers();
});
