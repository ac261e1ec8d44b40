import { expect, test } from "vitest";
import { PIECES, SCENE, player } from "../../../tests/castle";
import { body } from "../../../tests/drawn";
import Holdings from "./Holdings.svelte";

const held = (count: number): string =>
  body(Holdings, { scene: SCENE, pieces: PIECES, player: player({ tokens: { "double-house": count }, fresh: {} }), seat: 0, picks: null }).replace(/<!--.*?-->/g, "");

test("of several tokens of a kind the picture says what they do, and a number beside it how many they are", () => {
  expect(held(2)).toMatch(/>×2<\/text>.*<\/svg>.*<b aria-hidden="true"[^>]*>2<\/b>/s);
  expect(held(1)).not.toMatch(/<b aria-hidden="true"[^>]*>\d/);
});
