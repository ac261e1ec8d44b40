import { expect, test } from "vitest";
import type { Scene } from "../../lib/types/burgundy";
import { whyNot } from "./whyNot";
import three from "./recorded/three.json";
import type { Position } from "./scene";

const at = (step: "turn" | "loading", change: (scene: Scene) => void = () => undefined): Position => {
  const scene = structuredClone(three[step].scene) as unknown as Scene;
  change(scene);
  return { scene: scene as unknown as Position["scene"], components: three.components, seat: 0, names: ["Ann", "Bea", "Cid"], past: [] };
};
const laid = (position: Position): [string, string] => Object.entries((position.scene as unknown as Scene).estates[0]!.tiles)[0]!;

test("a covered space says what lies there", () => {
  const [space, tile] = laid(at("turn"));
  expect(whyNot(at("turn"), `space:${space}`, [])).toEqual({
    key: "view-why-covered",
    args: { space: Number(space), tile: `kind-${tile}` },
  });
  expect(whyNot(at("turn"), "space:1", [])).toBeNull();
});

test("a stored tile that goes nowhere blames no single space, unless there are no dice left or one is held", () => {
  expect(whyNot(at("turn"), "stored:mine", [])?.key).toBe("view-why-nowhere");
  expect(whyNot(at("turn"), "stored:mine", ["space:1"])).toBeNull();
  const spent = at("turn", (scene) => (scene.estates[0]!.dice = [0, 0]));
  expect(whyNot(spent, "stored:mine", [])).toBeNull();
  expect(whyNot(at("loading"), "stored:mine", [])).toBeNull();
});

test("goods in a depot wait for a ship; while one loads, its own refusal tells", () => {
  expect(whyNot(at("turn"), "load:3", [])?.key).toBe("view-why-load");
  expect(whyNot(at("loading"), "load:3", [])).toBeNull();
});

test("a used die says so, and who watches is told nothing", () => {
  expect(whyNot(at("turn"), "die:0", [])?.key).toBe("view-why-used");
  expect(whyNot(at("turn"), "die:5", [])).toBeNull();
  expect(whyNot({ ...at("turn"), seat: null }, "die:0", [])).toBeNull();
});
