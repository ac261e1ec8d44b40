import { expect, test } from "vitest";
import type { OfferedMove, PreviewData } from "../../lib/types/messages";
import { meanings, type Meaning } from "../../table/things";
import { whyNot } from "./whyNot";
import { guesses, targets } from "./targets";
import type { Position } from "./scene";

const COMPONENTS = {
  outline: [[0, 0], [1, 0], [2, 0], [-1, 1], [0, 1], [1, 1], [2, 1], [-1, 2], [0, 2], [1, 2]],
  seams: [
    { word: "l", step: [-2, 3] },
    { word: "r", step: [-1, 3] },
  ],
  colours: { K: "castle", C: "city", I: "inn", L: "agriculture", Q: "quarry", V: "village", M: "monastery", W: "cart" },
};

/** The start castle lies on space 1, which adjoins 2 (village), 4 and 5 (agriculture and village). */
const at = (some: Record<string, unknown> = {}, estate: Record<string, unknown> = {}): Position => ({
  scene: {
    step: "action",
    open: ["castle", "", "village"],
    estates: [
      { built: "ABC lr", spaces: "KVQLVLICWMMCMWKVVQILQLLMVQCKWW", tiles: { "1": "castle" }, storage: ["village"], ...estate },
    ],
    ...some,
  },
  components: COMPONENTS,
  seat: 0,
  names: ["Ann"],
  past: [],
});

const NAMED: Record<string, [string, string][]> = {
  draw: [],
  "take castle@1": [["tile", "castle"], ["slot", "1"]],
  "take village@3 over village": [["tile", "village"], ["slot", "3"], ["stored", "village"]],
  "place village@2 for card+card": [["tile", "village"], ["space", "2"], ["payment", "card+card"]],
  "place village@2 for card+worker": [["tile", "village"], ["space", "2"], ["payment", "card+worker"]],
  "place village@2 for card+inn-pair": [["tile", "village"], ["space", "2"], ["payment", "card+inn-pair"]],
  "claim castle@1 to 15": [["tile", "castle"], ["slot", "1"], ["space", "15"]],
  "bonus marble": [["bonus", "marble"]],
  "sweep inn": [["colour", "inn"]],
};

const foreseen = (move: string): PreviewData => ({
  move,
  names: (NAMED[move] ?? []).map(([what, which]) => ({ what, which })),
  points: 0,
  lines: [],
  stock: [],
  says: [],
  asks: null,
  next: null,
});

const read = (position: Position): Meaning[] => {
  const offered = Object.keys(NAMED).map((move): OfferedMove => ({ move, label: { key: `move-${move.split(" ")[0]}`, args: {} } }));
  return meanings(offered, new Map(offered.map(({ move }) => [move, foreseen(move)])), targets(() => position));
};

test("moves are about open tiles, what is stored, spaces, bonus tiles and colours", () => {
  const found = Object.fromEntries(read(at()).map(({ offered, things, goal, way }) => [offered.move, [...things, `=> ${goal}`, way]]));
  expect(found).toEqual({
    draw: ["=> null", null],
    "take castle@1": ["open:1", "=> open:1", null],
    "take village@3 over village": ["open:3", "stored:village", "=> stored:village", null],
    "place village@2 for card+card": ["stored:village", "space:2", "=> space:2", "pay:card+card"],
    "place village@2 for card+worker": ["stored:village", "space:2", "=> space:2", "pay:card+worker"],
    "place village@2 for card+inn-pair": ["stored:village", "space:2", "=> space:2", "pay:card+inn-pair"],
    "claim castle@1 to 15": ["open:1", "space:15", "=> space:15", null],
    "bonus marble": ["bonus:marble", "=> bonus:marble", null],
    "sweep inn": ["colour:inn", "=> colour:inn", null],
  });
});

test("a click on a card or a worker changes what pays", () => {
  const position = at();
  const now = read(position).find(({ way }) => way === "pay:card+card")!;
  const ways = ["pay:card+card", "pay:card+worker", "pay:card+inn-pair"];
  const { by } = targets(() => position).ways!;
  expect(by("worker:1", ways, now)).toBe("pay:card+worker");
  expect(by("card:inn", ways, now)).toBe("pay:card+inn-pair");
  expect(by("paying:village", ways, now)).toBe("pay:card+worker");
  expect(by("card:cart", ways, now)).toBeNull();
  expect(by("space:2", ways, now)).toBeNull();
});

test("a click that nothing answers to is tried as the likeliest moves", () => {
  expect(guesses(at(), "space:3", [])).toEqual(["place village@3 for card+card"]);
  expect(guesses(at({}, { storage: [""] }), "space:3", [])).toEqual(["place quarry@3 for card+card"]);
  expect(guesses(at({}, { storage: ["inn", "quarry"] }), "space:3", [])[0]).toBe("place quarry@3 for card+card");
  expect(guesses(at(), "open:1", [])).toEqual(["take castle@1 over village"]);
  expect(guesses(at({}, { storage: ["village", ""] }), "open:1", [])).toEqual(["take castle@1"]);
  expect(guesses(at({ step: "castle-taking" }), "space:15", [])[0]).toBe("claim castle@1 to 15");
  expect(guesses(at({ step: "castle-taking" }), "open:1", [])).toContain("claim castle@1 to 15");
  expect(guesses(at(), "bonus:card", [])).toEqual(["bonus card"]);
});

test("what no single refusal would tell has words of its own", () => {
  const key = (...given: Parameters<typeof whyNot>): string | null => whyNot(...given)?.key ?? null;
  expect(key(at(), "space:1", [])).toBe("view-why-covered");
  expect(key(at(), "space:2", [])).toBeNull();
  // A village space adjoins the castle: what is missing are cards, which the server says.
  expect(key(at(), "stored:village", [])).toBeNull();
  expect(key(at(), "stored:inn", [])).toBe("view-why-nowhere");
  expect(key(at(), "stored:hexagon", [])).toBeNull();
  expect(key(at(), "card:inn", [])).toBe("view-why-card");
  expect(key(at(), "card:inn", ["stored:village"])).toBe("view-why-alone");
  expect(key(at(), "paying:inn", ["stored:village"])).toBe("view-why-paying");
  expect(key(at(), "worker:1", [])).toBe("view-why-worker");
  expect(key(at({ step: "castle-taking" }), "open:1", [])).toBe("view-why-nowhere");
});
