import { beforeAll, expect, test, vi } from "vitest";
import { PIECES, player, SCENE } from "../../../tests/castle";
import { words } from "../../lib/words.svelte";
import type { About } from "../../shell/tip.svelte";
import { aboutArea, aboutFigure, aboutLeft, aboutPoints, aboutSeat, aboutTile, aboutToken, ours } from "./abouts";
import { aboutNests, aboutPool } from "./modules/falcon/abouts";

const NAMES = ["Ann", "Bea"];
const [ANN] = SCENE.players;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.play("castle");
});

test("an area says how large it is, what it would bring and to whom; a court counts its markets", () => {
  const [house, court] = [SCENE.areas["1"]!, SCENE.areas["3"]!];
  expect(aboutArea(house, 1, NAMES)).toMatchObject({ title: "House", lines: ["1 tile, 1 open side", "Complete as it is, it would be worth 1 point.", "Ann leads here.", expect.any(String)] });
  expect(aboutArea(court, 0, NAMES).lines?.slice(0, 3)).toEqual(["2 tiles, 2 markets", "At the end it would be worth 6 points.", "A tie: nobody would score."]);
  expect(aboutArea({ ...house, figures: [0, 0], leads: -1 }, 0, NAMES).lines).toContain("Nobody stands here.");
});

test("a token says what it does, and whether it must wait", () => {
  expect(aboutToken(PIECES, "shrine", 0).lines).toEqual(["At the end each market in one of your courts is worth 4 points."]);
  expect(aboutToken(PIECES, "shrine", 1).lines).toHaveLength(2);
});

test("who leads with keep or nests is told what that would bring", () => {
  expect(aboutSeat(SCENE, ANN!, 0).lines?.at(-1)).toContain("2 points");
  expect(aboutSeat(SCENE, player(), 1).lines).toHaveLength(2);
  expect(aboutNests(SCENE, ANN!, 0).lines).toHaveLength(2);
  expect(aboutNests(SCENE, player(), 1).lines).toHaveLength(1);
});

test("what is of our own making is said to be, and nothing else", () => {
  expect(ours(PIECES, ["tiles", "outline"])).toEqual(["○ Reconstructed: castle tiles."]);
  expect(ours(PIECES, ["outline"])).toEqual([]);
});

const ALL: (() => About)[] = [
  ...["1", "3"].map((number) => () => aboutArea(SCENE.areas[number]!, 0, NAMES)),
  ...PIECES.faces.map((face) => () => aboutTile(PIECES, face)),
  ...["follower", "prince", "falconer"].map((kind) => () => aboutFigure(kind, 1, 6)),
  () => aboutFigure("prince", 0, 1),
  () => aboutToken(PIECES, "shrine", 1),
  () => aboutSeat(SCENE, ANN!, 0),
  () => aboutNests(SCENE, ANN!, 0),
  () => aboutLeft(SCENE),
  () => aboutPool(SCENE),
  () => aboutPoints({ ...ANN!, lines: { roads: 4, "token-points": 5 } }),
];

test.each(["en", "pl", "ru"] as const)("has a text for everything that is pointed at in %s", async (language) => {
  await words.speak(language);
  for (const about of ALL) {
    const { title, lines = [], rule = "" } = about();
    expect([title, rule, ...lines].join("\n")).not.toMatch(/view-|terrain-|token-|figure-|about-|source-|thing-|count-|\{|undefined/);
  }
});
