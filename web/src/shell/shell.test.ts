import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choicesIn } from "../lib/settings.svelte";
import { PAUSE, Announcer } from "./announcer.svelte";
import { beside, boxAt, MARGIN } from "./fit";
import { keyOf } from "./keys";
import { startingWith, step } from "./roving";
import { lasting, Toasts } from "./toasts.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("what opens beside a thing", () => {
  const view = { width: 400, height: 300 };
  const size = { width: 100, height: 60 };

  test("goes where it is wanted while there is room", () => {
    expect(beside(boxAt({ x: 50, y: 100 }), size, view, "below", "start")).toEqual({ x: 50, y: 100 + MARGIN });
    expect(beside({ left: 100, top: 100, right: 120, bottom: 120 }, size, view, "above", "middle")).toEqual({
      x: 60,
      y: 100 - MARGIN - 60,
    });
  });

  test("turns to the other side where there is none", () => {
    expect(beside(boxAt({ x: 50, y: 290 }), size, view, "below", "start").y).toBe(290 - MARGIN - 60);
    expect(beside(boxAt({ x: 50, y: 10 }), size, view, "above", "start").y).toBe(10 + MARGIN);
  });

  test("never leaves the window", () => {
    expect(beside(boxAt({ x: 395, y: 100 }), size, view, "below", "start").x).toBe(400 - 100 - MARGIN);
    expect(beside(boxAt({ x: 0, y: 100 }), size, view, "below", "middle").x).toBe(MARGIN);
    expect(beside(boxAt({ x: 0, y: 150 }), { width: 100, height: 500 }, view, "below", "start").y).toBe(MARGIN);
  });
});

describe("arrow keys", () => {
  test("go round", () => {
    expect(step("ArrowRight", 2, 3, "row")).toBe(0);
    expect(step("ArrowLeft", 0, 3, "row")).toBe(2);
    expect(step("ArrowDown", 0, 3, "column")).toBe(1);
    expect(step("ArrowUp", -1, 3, "column")).toBe(2);
    expect([step("Home", 1, 3, "row"), step("End", 1, 3, "row")]).toEqual([0, 2]);
  });

  test("of the other direction, and with nothing there, do nothing", () => {
    expect(step("ArrowDown", 0, 3, "row")).toBeNull();
    expect(step("Home", 0, 0, "row")).toBeNull();
  });

  test("a letter finds the next label that begins with it", () => {
    const labels = ["Place", "Take", "Pass", "Łódź"];
    expect(startingWith("p", labels, 0)).toBe(2);
    expect(startingWith("p", labels, 2)).toBe(0);
    expect(startingWith("ł", labels, 0)).toBe(3);
    expect(startingWith("x", labels, 0)).toBeNull();
    expect(startingWith("Enter", labels, 0)).toBeNull();
  });
});

describe("keys", () => {
  test.each([
    ["u", "KeyU", "u"],
    ["U", "KeyU", "u"],
    ["г", "KeyU", "u"],
    ["a", "KeyQ", "a"],
    ["?", "Slash", "?"],
    ["ArrowLeft", "ArrowLeft", "ArrowLeft"],
  ])("%s at %s is %s", (key, code, name) => {
    expect(keyOf({ key, code })).toBe(name);
  });
});

describe("messages", () => {
  const texts = (toasts: Toasts): string[] => toasts.shown.map((toast) => toast.text);

  test("go when they have been read", () => {
    const toasts = new Toasts();
    toasts.add("one");
    vi.advanceTimersByTime(lasting("one") - 1);
    expect(texts(toasts)).toEqual(["one"]);
    vi.advanceTimersByTime(1);
    expect(texts(toasts)).toEqual([]);
  });

  test("stay while somebody reads them, also those that come then", () => {
    const toasts = new Toasts();
    toasts.add("one");
    toasts.hold();
    toasts.add("two");
    vi.advanceTimersByTime(60_000);
    expect(texts(toasts)).toEqual(["one", "two"]);
    toasts.release();
    vi.advanceTimersByTime(lasting("two"));
    expect(texts(toasts)).toEqual([]);
  });

  test("the same words stand there once, for their whole time again", () => {
    const toasts = new Toasts();
    toasts.add("one");
    vi.advanceTimersByTime(lasting("one") - 1);
    toasts.add("one");
    vi.advanceTimersByTime(lasting("one") - 1);
    expect(texts(toasts)).toEqual(["one"]);
  });

  test("the third pushes out the first", () => {
    const toasts = new Toasts();
    for (const text of ["one", "two", "three"]) toasts.add(text);
    expect(texts(toasts)).toEqual(["two", "three"]);
  });

  test("what is fleeting goes when the reader goes on", () => {
    const toasts = new Toasts();
    toasts.add("your turn");
    toasts.add("not here", { fleeting: true });
    toasts.sweep();
    expect(texts(toasts)).toEqual(["your turn"]);
  });

  test("one that is needed no more goes by its number", () => {
    const toasts = new Toasts();
    const first = toasts.add("your turn");
    toasts.add("saved");
    toasts.dismiss(first);
    expect(texts(toasts)).toEqual(["saved"]);
  });

  test("long ones stay longer", () => {
    expect(lasting("x".repeat(300))).toBeGreaterThan(lasting("x"));
  });
});

test("texts announced at once are all read, one after the other, also the same one twice", () => {
  const announcer = new Announcer();
  for (const text of ["one", "two", "", "two"]) announcer.say(text);
  const heard = (): string[] => announcer.lines.map((line) => line.text);
  expect(heard()).toEqual(["one"]);
  vi.advanceTimersByTime(PAUSE);
  expect(heard()).toEqual(["one", "two"]);
  vi.advanceTimersByTime(PAUSE);
  expect(heard()).toEqual(["one", "two", "two"]);
  expect(new Set(announcer.lines.map((line) => line.id)).size).toBe(3);
});

test("what was announced is gone once there is silence, and what comes then is read", () => {
  const announcer = new Announcer();
  for (const text of ["one", "two"]) announcer.say(text);
  announcer.silence();
  vi.advanceTimersByTime(2 * PAUSE);
  expect(announcer.lines).toEqual([]);
  announcer.say("three");
  expect(announcer.lines.map((line) => line.text)).toEqual(["three"]);
});

test("of what was kept only choices of the right kind count", () => {
  const data = { sounds: true, motion: "no", mail: "a@b.example", notify: true };
  expect(choicesIn(data, ["sounds", "motion"])).toEqual({ sounds: true });
  expect(choicesIn(null, ["sounds"])).toEqual({});
});
