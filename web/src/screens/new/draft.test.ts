import { expect, test } from "vitest";
import type { EditionData } from "../../lib/types/http";
import { clockOf, EACH, firstDraft, firstOfEach, isComplete, keptOptions, optionsWith, resized, termsOf, withModule, type Draft } from "./draft";

const BOARDS = {
  key: "boards",
  name: "",
  values: ["random", "1", "2"],
  value_names: {},
  default: "random",
  per_seat: ["1", "2"],
  module: "",
  instead: { posts: { values: ["random", "11a"], default: "random", per_seat: ["11a"] } },
};
const THIRD = { ...BOARDS, key: "third", values: ["once", "twice"], per_seat: [], module: "posts", instead: {} };
const EDITION: EditionData = { edition: "special", choices: { players: [2, 3], modules: [], options: [BOARDS] } };

const FIRST = firstDraft("burgundy", EDITION, ["weak", "strong"]);

const draft = (changes: Partial<Draft> = {}): Draft => ({ ...FIRST, ...changes });
const nameless = (seat: number): string => `Player ${seat}`;

test("a first draft is for the owner and a friend", () => {
  expect(termsOf(draft(), "Ann", nameless)).toMatchObject({
    game: "burgundy",
    edition: "special",
    options: {},
    seats: [{ kind: "person" }, { kind: "person" }],
    visibility: "invitation",
    clock: null,
    absence: null,
    stand_in: "strong",
  });
  expect(isComplete(draft())).toBe(false);
});

test("who shares a device with others has a seat there too", () => {
  const others: Draft["others"] = [
    { kind: "local", bot: "", name: " Bo " },
    { kind: "local", bot: "", name: "" },
    { kind: "bot", bot: "weak", name: "" },
  ];
  expect(termsOf(draft({ others }), "Ann", nameless).seats).toEqual([
    { kind: "local", name: "Ann" },
    { kind: "local", name: "Bo" },
    { kind: "local", name: "Player 3" },
    { kind: "bot", bot: "weak" },
  ]);
  expect(isComplete(draft({ others }))).toBe(true);
});

test("more players are like the last, and fewer keep the first", () => {
  const bot = { kind: "bot" as const, bot: "weak", name: "" };
  expect(resized([bot], 3)).toEqual([bot, bot]);
  expect(resized([{ ...bot, bot: "strong" }, bot], 2)).toEqual([{ ...bot, bot: "strong" }]);
});

test("an option is named only where somebody chose", () => {
  const options = { boards: EACH, castle: "", redrawn: "no" };
  const terms = termsOf(draft({ options, each: { boards: ["2", "1", "1"] } }), "Ann", nameless);
  expect(terms.options).toEqual({ boards: "2,1", redrawn: "no" });
});

test("every seat begins with a choice", () => {
  expect(firstOfEach(BOARDS).slice(0, 3)).toEqual(["1", "2", "1"]);
});

test.each([
  ["0", "15", 60, 15],
  ["9999", "-3", 86_400, 0],
  ["2,4", "x", 120, 0],
])("a clock of %s minutes and %s seconds stays within what is allowed", (minutes, seconds, bank, increment) => {
  expect(clockOf(draft({ clock: "own", minutes, seconds }))).toEqual({ kind: "real-time", bank, increment });
});

test("an expansion brings what it needs and takes away what it excludes", () => {
  const one = (key: string, requires: string[] = [], conflicts: string[] = []) => ({ key, name: "", requires, conflicts });
  const known = [one("falcon"), one("halt", ["falcon"]), one("hawk", [], ["falcon"])];
  expect(withModule(known, [], "halt", true)).toEqual(["falcon", "halt"]);
  expect(withModule(known, ["falcon", "halt"], "falcon", false)).toEqual([]);
  expect(withModule(known, ["falcon", "halt"], "hawk", true)).toEqual(["hawk"]);
  expect(withModule(known, ["hawk"], "halt", true)).toEqual(["falcon", "halt"]);
  expect(termsOf(draft({ modules: ["falcon"] }), "Ann", nameless).modules).toEqual(["falcon"]);
});

test("an expansion brings options of its own, and other values of those that there are", () => {
  const options = [BOARDS, THIRD];
  expect(optionsWith(options, [])).toEqual([BOARDS]);
  const [boards, third] = optionsWith(options, ["posts"]);
  expect(boards).toMatchObject({ key: "boards", values: ["random", "11a"], per_seat: ["11a"] });
  expect(third).toEqual(THIRD);
});

test("what an expansion leaves nothing of to choose is as usual again", () => {
  const options = optionsWith([BOARDS, THIRD], ["posts"]);
  expect(keptOptions({ options: { boards: "1", third: "once" }, each: {} }, options)).toEqual({ third: "once" });
  expect(keptOptions({ options: { boards: EACH }, each: { boards: ["1", "2"] } }, options)).toEqual({});
  expect(keptOptions({ options: { boards: EACH }, each: { boards: ["11a", "11a"] } }, options)).toEqual({ boards: EACH });
  expect(keptOptions({ options: { third: "once" }, each: {} }, optionsWith([BOARDS, THIRD], []))).toEqual({});
});
