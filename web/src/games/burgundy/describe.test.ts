import { beforeAll, expect, test, vi } from "vitest";
import { words } from "../../lib/words.svelte";
import { describe } from "./describe";
import three from "./recorded/three.json";

const NAMES = ["Ann", "Bea", "Cid"];
const told = (seat: number | null): string[] => describe({ scene: three.turn.scene, components: three.components, seat, names: NAMES, past: [] });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.play("burgundy");
});

test("tells the shared board, then the duchies, one's own first", () => {
  const lines = told(0);
  expect(lines[0]).toBe("Phase C, round 4 of 5.");
  expect(lines).toContain("Storage: church, mine.");
  expect(lines).toContain("Dice: 2, 5.");
  const names = lines.filter((line) => NAMES.some((name) => line.startsWith(`${name}:`))).map((line) => line.slice(0, 3));
  expect(names).toEqual(["Ann", "Bea", "Cid"]);
});

test("tells where the next tiles can go, to who plays", () => {
  const open = told(0).find((line) => line.startsWith("Open spaces"));
  expect(open).toContain("31 (");
  expect(told(null).some((line) => line.startsWith("Open spaces"))).toBe(false);
});

test("names the tiles that wait for room, to whom they come", () => {
  const scene = { ...three.turn.scene, asked: [1], incoming: ["castle"] };
  const lines = describe({ scene, components: three.components, seat: 0, names: NAMES, past: [] });
  expect(lines.filter((line) => line.startsWith("Waits for room"))).toEqual(["Waits for room in storage: castle."]);
  expect(told(0).some((line) => line.startsWith("Waits for room"))).toBe(false);
});

test.each(["en", "pl", "ru"] as const)("has a text for everything it says in %s", async (language) => {
  await words.speak(language);
  for (const line of told(0)) expect(line).not.toMatch(/view-|kind-|colour-|goods-\d|\{|undefined/);
});
