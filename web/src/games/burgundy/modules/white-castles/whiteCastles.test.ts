import { expect, test } from "vitest";
import type { OfferedMove, PreviewData } from "../../../../lib/types/messages";
import { meanings } from "../../../../table/things";
import three from "../../recorded/three.json";
import { drawingOf } from "../../pieces/drawings";
import { guesses, targets } from "../../targets";
import { whyNot } from "../../whyNot";

const at = (step: string) => ({
  scene: { ...three.turn.scene, step, white: 2 },
  components: { ...three.components, modules: ["white-castles"] },
  seat: 0,
  names: ["Ann", "Bea", "Cid"],
  past: [],
});
const moves = three.turn.moves as unknown as OfferedMove[];
const previews = new Map((three.turn.previews as unknown as PreviewData[]).map((one) => [one.move, one]));
const tools = (step: string): Set<string> =>
  new Set(meanings(moves, previews, targets(() => at(step))).flatMap(({ things }) => things.filter((one) => /^(die|white):/.test(one))));

test("its action is done with the white die, not with own ones", () => {
  expect([...tools("white-castle-action")].every((one) => one.startsWith("white:"))).toBe(true);
  expect([...tools("turn")].every((one) => one.startsWith("die:"))).toBe(true);
});

test("a click that nothing answers to asks about the white die", () => {
  expect(guesses(at("white-castle-action"), "space:1", ["stored:church"])).toEqual(["place church@1 with 2"]);
  expect(guesses(at("castle-action"), "space:1", ["stored:church"])).toEqual(["place church@1"]);
});

test("a stored tile without a place is told so", () => {
  expect(whyNot(at("white-castle-action"), "stored:mine", [])?.key).toBe("view-why-nowhere");
});

test("it stands on the ground of buildings, and monastery 29 in its arch", () => {
  expect(drawingOf("white-castle", false)).toMatchObject({ colour: "building", arch: false });
  expect(drawingOf("monastery29", true)).toMatchObject({ colour: "monastery", arch: true, number: "29" });
});
