import { expect, test } from "vitest";
import type { Picks } from "./picks.svelte";
import { target } from "./target.svelte";

/** As much of an element as pointing needs. */
class Element extends EventTarget {
  dataset: Record<string, string> = {};
  isConnected = true;
}

const pointing = (): Picks => ({ pointed: null }) as unknown as Picks;
const put = (picks: Picks, name: string, on: Element): (() => void) => target(picks, name)(on as unknown as HTMLElement) as () => void;

test("what is drawn anew while it is pointed at stays pointed at", async () => {
  const [picks, one] = [pointing(), new Element()];
  const stop = put(picks, "segment:e5.1", one);
  one.dispatchEvent(new Event("focus"));
  stop();
  put(picks, "segment:e5.1", one);
  await Promise.resolve();
  expect(picks.pointed).toBe("segment:e5.1");
});

test("what is taken away, or becomes another thing, is no longer pointed at", async () => {
  const [picks, one, other] = [pointing(), new Element(), new Element()];
  const stop = put(picks, "segment:e5.1", one);
  one.dispatchEvent(new Event("focus"));
  one.isConnected = false;
  stop();
  await Promise.resolve();
  expect(picks.pointed).toBeNull();
  const leave = put(picks, "segment:e5.1", other);
  other.dispatchEvent(new Event("focus"));
  leave();
  put(picks, "segment:e5.2", other);
  await Promise.resolve();
  expect(picks.pointed).toBeNull();
});
