import { expect, test } from "vitest";
import { PIECES, SCENE, player } from "../../../tests/castle";
import { body } from "../../../tests/drawn";
import type { Player } from "../../lib/types/castle";
import Pocket from "./Pocket.svelte";

/** What is written beside each sign. */
function signs(more: Partial<Player>, pieces: Partial<typeof PIECES> = {}): Record<string, string> {
  const scene = { ...SCENE, players: [player(more), player()] };
  const drawn = body(Pocket, { scene, components: { ...PIECES, ...pieces }, shown: 0 }).replace(/<!--.*?-->|<svg.*?<\/svg>/gs, "");
  return Object.fromEntries([...drawn.matchAll(/data-pocket="(\w+)"[^>]*>([^<]*)</g)].map(([, sign = "", number = ""]) => [sign, number]));
}

test("a seat's followers, nests and tokens are counted, and its courtiers shown while they are at hand", () => {
  expect(signs({ figures: ["", "a1.1", "", ""], nests: 3, tokens: { shrine: 1 }, fresh: { "extra-turn": 1 } })).toEqual({
    follower: "1",
    prince: "",
    falconer: "",
    nests: "3",
    tokens: "2",
  });
  expect(signs({ figures: ["b1.1", "a1.1", "a2.1", ""] })).toEqual({ follower: "0", falconer: "", nests: "0" });
});

test("without the expansion there are neither courtiers nor nests", () => {
  expect(signs({ figures: ["", ""] }, { modules: [], figures: ["follower", "follower"], nests: 0 })).toEqual({ follower: "2" });
});
