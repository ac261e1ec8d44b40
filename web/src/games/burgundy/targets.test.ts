import { expect, test } from "vitest";
import type { OfferedMove, PreviewData } from "../../lib/types/messages";
import { meanings } from "../../table/things";
import { guesses, targets, things } from "./targets";
import three from "./recorded/three.json";
import type { Position } from "./scene";

type Step = "sides" | "castles" | "turn" | "discarding" | "loading";

const asked = (step: Step): { position: Position; moves: OfferedMove[]; previews: PreviewData[] } => {
  const { scene, moves, previews } = three[step];
  const position = { scene, components: three.components, seat: 0, names: ["Ann", "Bea", "Cid"], past: [] };
  return { position, moves: moves as unknown as OfferedMove[], previews: previews as unknown as PreviewData[] };
};

const read = (step: Step): Record<string, readonly string[]> => {
  const { position, moves, previews } = asked(step);
  const all = meanings(moves, new Map(previews.map((one) => [one.move, one])), targets(() => position));
  return Object.fromEntries(all.map(({ offered, things: found, goal }) => [offered.move, [...found, `=> ${goal ?? "button"}`]]));
};

test("moves of a turn are about dice, what they take up, and the place where it goes", () => {
  expect(read("turn")).toMatchObject({
    "take market@1 with 2": ["die:2", "depot:1/market", "=> depot:1/market"],
    "place church@31 with 2": ["die:2", "stored:church", "space:31", "=> space:31"],
    "sell 2 with 2": ["die:2", "good:2", "=> good:2"],
    "workers with 5": ["die:5", "=> button"],
    end: ["=> button"],
  });
});

test("questions before the first turn and after an effect are about boards, spaces, stored tiles and heaps", () => {
  expect(read("sides")).toMatchObject({ "side 9": ["board:9", "=> board:9"] });
  expect(read("castles")).toMatchObject({ "castle 3": ["space:3", "=> space:3"] });
  expect(Object.values(read("discarding")).every(([only]) => only?.startsWith("stored:"))).toBe(true);
  expect(read("loading")).toMatchObject({ "load 1": ["load:1", "=> load:1"] });
});

test("every move that is offered on a place is among the guesses for a click there", () => {
  const { position, moves, previews } = asked("turn");
  const clicks = moves.flatMap((offered, n) => {
    const found = things(offered, previews[n]!);
    const goal = found.at(-1);
    const held = found.filter((one) => one !== goal);
    return goal === undefined || goal.startsWith("die:") ? [] : [{ move: offered.move, goal, held }];
  });
  expect(clicks.length).toBeGreaterThan(5);
  for (const { move, goal, held } of clicks) expect(guesses(position, goal, held)).toContain(move);
});

test("a click on a space asks about tiles of its colour first, with each unused die", () => {
  const { position } = asked("turn");
  expect(guesses(position, "space:1", [])).toEqual([
    "place church@1 with 2",
    "place church@1 with 5",
    "place mine@1 with 2",
    "place mine@1 with 5",
  ]);
  expect(guesses(position, "space:1", ["die:5", "stored:mine"])).toEqual(["place mine@1 with 5"]);
});

test("the black depot is bought from, and who watches guesses nothing", () => {
  const { position } = asked("turn");
  expect(guesses(position, "depot:black/church", [])).toEqual(["buy church@black"]);
  expect(guesses({ ...position, seat: null }, "space:1", [])).toEqual([]);
});
