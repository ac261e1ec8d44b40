import { expect, test, vi } from "vitest";
import { Naming } from "./naming.svelte";

test("what is named is that of one seat, or everybody's", () => {
  const naming = new Naming(() => undefined);
  naming.point({ seat: 1, things: ["space:19", "depot:3/church"] });
  expect(naming.has("space:19", 1)).toBe(true);
  expect(naming.has("space:19", 0)).toBe(false);
  expect(naming.has("space:1", 1)).toBe(false);
  expect(naming.has("depot:3", null)).toBe(true);
  naming.leave();
  expect(naming.has("space:19", 1)).toBe(false);
});

test("what is looked for is brought into view, and marked for a while", () => {
  vi.useFakeTimers();
  const bring = vi.fn();
  const naming = new Naming(bring);
  const named = { seat: 0, things: ["space:2"] };
  naming.find(named);
  expect(bring).toHaveBeenCalledWith(named);
  expect(naming.has("space:2", 0)).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(naming.has("space:2", 0)).toBe(false);
  vi.useRealTimers();
});
