import { beforeAll, expect, test, vi } from "vitest";
import { at } from "../../../tests/castle";
import type { Scene } from "../../lib/types/castle";
import { text, words } from "../../lib/words.svelte";
import { describe } from "./describe";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.play("castle");
});

test("tells the castle, then what each has, oneself first", () => {
  const lines = describe(at({}, 1));
  expect(lines[0]).toBe("Turn 3. Tiles left: 3.");
  expect(lines[1]).toBe("Tile in hand: c1 (chapel with aerie, court, square).");
  expect(lines[2]).toBe("Laid: h1 on a1, top to the south, r2 on a2, top to the east.");
  expect(lines.filter((line) => /^(Ann|Bea):/.test(line)).map((line) => line.slice(0, 3))).toEqual(["Bea", "Ann"]);
});

test("tells of areas with figures how large they are, what they are worth and who leads, a court by its markets", () => {
  const line = describe(at()).find((one) => one.startsWith("Areas"));
  expect(line).toContain("house (1 tile, 1 open side, 1 point, you lead here)");
  expect(line).toContain("court (2 tiles, 2 markets, 6 points, a tie: nobody would score)");
});

test("tells figures, tokens, keep, nests and a marker at a gate", () => {
  const lines = describe(at());
  expect(lines).toContain("Figures at hand: 1 × follower, 1 × falconer.");
  expect(lines).toContain("Figures on tiles: follower (a1), king (a1).");
  expect(lines).toContain("Wall tiles: 2 × markets count more.");
  expect(lines).toContain("The marker of Bea stands on the gate after 27.");
  expect(lines).toContain("Figures on tiles: follower (start space at a1).");
});

test("with no tile in hand none is told", () => {
  expect(describe(at({ tile: "" })).some((line) => line.startsWith("Tile in hand"))).toBe(false);
});

test.each(["en", "pl", "ru"] as const)("has a text for everything it says in %s", async (language) => {
  await words.speak(language);
  for (const line of describe(at())) expect(line).not.toMatch(/view-|terrain-|token-|figure-|\{|undefined/);
});

test.each([
  ["en", "Bea leads here)"],
  ["pl", "prowadzi tutaj Bea)"],
  ["ru", "здесь впереди Bea)"],
] as const)("tells who leads in the midst of a sentence, a name with its capital, in %s", async (language, lead) => {
  await words.speak(language);
  const scene = at().scene as unknown as Scene;
  const areas = Object.fromEntries(Object.entries(scene.areas).map(([number, area]) => [number, { ...area, leads: 1, figures: [0, 1] }]));
  expect(describe(at({ areas })).find((line) => line.includes(lead))).toBeDefined();
});

test.each(["en", "pl", "ru"] as const)("says of who has nothing no more than that, so that it holds when all is over, in %s", async (language) => {
  await words.speak(language);
  for (const said of [text("view-tokens-none"), text("view-seat-short", { tiles: 0 })]) expect(said).not.toMatch(/yet|jeszcze|пока/);
});
