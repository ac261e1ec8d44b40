import { expect, test } from "vitest";
import type { PreviewData } from "../lib/types/messages";
import { click, meanings, settled, thing, type Meaning, type Targets } from "./things";

const MOVES: Record<string, string[]> = {
  "take ship@1 with 2": ["die:2", "depot:1/ship"],
  "place bank@7 with 2": ["die:2", "stored:bank", "space:7"],
  "place bank@7 with 5": ["die:5", "stored:bank", "space:7"],
  "place mine@9 with 5": ["die:5", "stored:mine", "space:9"],
  "workers with 5": ["die:5"],
  end: [],
};

const targets: Targets = {
  things: ({ move }) => MOVES[move] ?? [],
  tools: ["die"],
  guesses: () => [],
  whyNot: () => null,
  isEnd: ({ move }) => move === "end",
  ruleOf: () => null,
};

const foreseen = (move: string): PreviewData => ({
  move,
  names: [],
  points: 0,
  lines: [],
  stock: [],
  says: [],
  asks: "you",
  next: null,
});

function all(...moves: string[]): Meaning[] {
  const named = moves.length === 0 ? Object.keys(MOVES) : moves;
  const offered = named.map((move) => ({ move, label: { key: move, args: {} } }));
  return meanings(offered, new Map(named.map((move) => [move, foreseen(move)])), targets);
}

const played = (what: ReturnType<typeof click>): string | null => (what.what === "play" ? what.meaning.offered.move : null);

test("a place with one meaning is played at once", () => {
  expect(played(click(all(), [], thing("space", 9)))).toBe("place mine@9 with 5");
});

test("a place with several meanings asks which", () => {
  const choice = click(all(), [], "space:7");
  expect(choice.what === "choose" && choice.meanings.map((one) => one.offered.move)).toEqual([
    "place bank@7 with 2",
    "place bank@7 with 5",
  ]);
});

test("a die first, then the place", () => {
  expect(click(all(), [], "die:5")).toEqual({ what: "pick", picked: ["die:5"] });
  expect(played(click(all(), ["die:5"], "space:7"))).toBe("place bank@7 with 5");
});

test("a die is never played by itself, and can be put back", () => {
  expect(click(all("workers with 5", "end"), [], "die:5")).toEqual({ what: "pick", picked: ["die:5"] });
  expect(click(all(), ["die:5"], "die:5")).toEqual({ what: "pick", picked: [] });
});

test("a stored tile is picked up where it can be placed, and played where it is the goal", () => {
  expect(click(all(), [], "stored:bank")).toEqual({ what: "pick", picked: ["stored:bank"] });
  MOVES["discard bank"] = ["stored:bank"];
  expect(played(click(all("discard bank"), [], "stored:bank"))).toBe("discard bank");
});

test("another die takes the place of the one picked", () => {
  expect(click(all(), ["die:5"], "die:2")).toEqual({ what: "pick", picked: ["die:2"] });
});

test("what does not go with the picks is tried with those that it goes with", () => {
  expect(played(click(all(), ["die:5", "stored:bank"], "space:9"))).toBe("place mine@9 with 5");
  expect(played(click(all(), ["stored:mine"], "depot:1/ship"))).toBe("take ship@1 with 2");
});

test("what no move is about means nothing", () => {
  expect(click(all(), [], "space:1")).toEqual({ what: "nothing" });
  expect(click(all(), ["die:5"], "space:1")).toEqual({ what: "nothing" });
});

test("moves without a preview are left to the list", () => {
  expect(meanings([{ move: "end", label: { key: "end", args: {} } }], new Map(), targets)).toEqual([]);
});

test("of several meanings the cheapest comes first", () => {
  const workers = { name: { key: "label-workers", args: {} }, change: -2 };
  const offered = ["place bank@7 with 2", "place bank@7 with 5"].map((move) => ({ move, label: { key: move, args: {} } }));
  const previews = new Map(offered.map(({ move }) => [move, { ...foreseen(move), stock: move.endsWith("2") ? [workers] : [] }]));
  expect(meanings(offered, previews, targets).map((one) => one.offered.move)).toEqual([
    "place bank@7 with 5",
    "place bank@7 with 2",
  ]);
});

const paid = (...moves: string[]): Meaning[] => {
  const offered = moves.map((move) => ({ move, label: { key: "place", args: {} } }));
  const of: NonNullable<Targets["ways"]>["of"] = ({ move }) => (move.includes(" for ") ? `pay:${move.split(" for ")[1]}` : null);
  const things: Targets["things"] = ({ move }) => move.split(" for ")[0]!.split(" ");
  return meanings(offered, new Map(moves.map((move) => [move, foreseen(move)])), { ...targets, things, ways: { of, by: () => null } });
};

test("of several ways the first holds until another is chosen", () => {
  const all_ = paid("stored:inn space:3 for cards", "stored:inn space:3 for worker", "stored:inn space:4 for cards");
  const moves = (chosen: string | null): string[] => settled(all_, chosen).map((one) => one.offered.move);
  expect(moves(null)).toEqual(["stored:inn space:3 for cards", "stored:inn space:4 for cards"]);
  expect(moves("pay:worker")).toEqual(["stored:inn space:3 for worker", "stored:inn space:4 for cards"]);
  expect(played(click(settled(all_, "pay:worker"), ["stored:inn"], "space:3"))).toBe("stored:inn space:3 for worker");
});

test("a firm choice leaves out what cannot be done like that", () => {
  const all_ = paid("space:3 for follower", "space:3 for prince", "space:4 for follower", "space:5");
  const moves = settled(all_, "pay:prince", ["pay"]).map((one) => one.offered.move);
  expect(moves).toEqual(["space:3 for prince", "space:5"]);
});

test("different things are never taken for two ways", () => {
  const all_ = paid("stored:inn space:3 for cards", "stored:hexagon space:3 for cards", "stored:inn space:3");
  expect(settled(all_, null)).toHaveLength(3);
});

test("what a move needs last is picked up while it is not all there", () => {
  const offered = ["take", "swap", "lay"].map((move) => ({ move, label: { key: move, args: {} } }));
  const about: Record<string, string[]> = { take: ["open:1"], swap: ["open:2", "stored:inn"], lay: ["stored:inn", "space:3"] };
  const things: Targets["things"] = ({ move }) => about[move] ?? [];
  const found = meanings(offered, new Map(offered.map(({ move }) => [move, foreseen(move)])), { ...targets, things, late: ["stored"] });
  expect(click(found, [], "stored:inn")).toEqual({ what: "pick", picked: ["stored:inn"] });
  expect(click(found, [], "open:2")).toEqual({ what: "pick", picked: ["open:2"] });
  expect(played(click(found, ["open:2"], "stored:inn"))).toBe("swap");
  expect(played(click(found, ["stored:inn", "open:2"], "stored:inn"))).toBe("swap");
  expect(played(click(found, ["stored:inn"], "space:3"))).toBe("lay");
});
