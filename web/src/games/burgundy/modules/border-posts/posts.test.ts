import { beforeAll, describe, expect, test, vi } from "vitest";
import { words } from "../../../../lib/words.svelte";
import type { Components, Scene } from "../../../../lib/types/burgundy";
import type { Meaning } from "../../../../table/things";
import { shapeOf } from "../../pieces/shapes";
import three from "../../recorded/three.json";
import { aboutPost, aboutPrizes, postState } from "./abouts";
import half from ".";
import { closing, linked, linksOf, type Pair, postsOf, prizesOf, way, ways } from "./posts";

const NAMES = ["Ann", "Bea", "Cid"];
const PARTS = { "border-posts": { posts: [[5, 10], [9, 15], [35, 36]], points: [6, 3] } };
const pieces = { ...three.components, modules: ["border-posts"], parts: PARTS } as unknown as Components;
const LYING = { tiles: [1, -1], joined: [[[1, 2]], [[1, 2], [1, 3], [2, 3]], []] };
const scene = { ...three.turn.scene, parts: { "border-posts": LYING } } as unknown as Scene;
const shape = shapeOf(pieces, Object.keys(pieces.boards)[0]!);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.play("burgundy");
});

test("posts stand in the notches, beyond the spaces that they touch", () => {
  const [left, right, lower] = postsOf(pieces, shape);
  const first = shape.centreOf(5);
  expect(left!.at.x).toBeCloseTo(first.x - 100);
  expect(left!.at.y).toBeCloseTo(first.y);
  expect(right!.at.x).toBeCloseTo(-left!.at.x);
  expect(lower!.at.x).toBeCloseTo(0);
  expect(lower!.foot.y).toBeLessThan(shape.height / 2 + 20);
});

describe("the way between posts", () => {
  const straight = [5, 6, 7, 8, 9];

  test("is the shortest over covered spaces", () => {
    expect(way(shape, new Set(straight), [5, 10], [9, 15])).toEqual(straight);
    expect(way(shape, new Set([...straight, 10, 11, 12, 13, 14, 15]), [5, 10], [9, 15])).toHaveLength(5);
  });

  test("is none where a space is empty", () => {
    expect(way(shape, new Set([5, 6, 8, 9]), [5, 10], [9, 15])).toEqual([]);
    expect(way(shape, new Set([6, 7, 8]), [5, 10], [9, 15])).toEqual([]);
  });

  test("is drawn for the pairs that the last tile links, from post to post", () => {
    const posts = postsOf(pieces, shape);
    const found = ways(posts, shape, [5, 6, 8, 9], [], 7);
    expect(found).toHaveLength(1);
    expect(found[0]!.slice(1, -1)).toEqual(straight.map((space) => shape.centreOf(space)));
    expect([found[0]!.at(0)!.x, found[0]!.at(-1)!.x]).toEqual([posts[0]!.foot.x, posts[1]!.foot.x]);
    expect(ways(posts, shape, straight, [[1, 2]], 12)).toEqual([]);
  });
});

test("the light belongs to a tile whose preview says that it links posts", () => {
  const meaning = (goal: string, key: string) => ({ goal, preview: { says: [{ key, args: {} }] } }) as unknown as Meaning;
  expect(closing({ previewed: meaning("space:7", "preview-posts") })).toBe(7);
  expect(closing({ previewed: meaning("space:7", "preview-area") })).toBeNull();
  expect(closing({ previewed: meaning("good:3", "preview-posts") })).toBeNull();
  expect(closing({ previewed: null })).toBeNull();
  expect(closing(null)).toBeNull();
});

test("flags fly on linked posts", () => {
  expect(linked(linksOf(scene, 0))).toEqual([1, 2]);
  expect(linked(linksOf(scene, 1))).toEqual([1, 2, 3]);
  expect(linked(linksOf(scene, 2))).toEqual([]);
});

test("posts say with which others they are linked", () => {
  const links: readonly Pair[] = [[1, 2]];
  expect(postState(links, 1)).toBe("upper left, linked with upper right");
  expect(postState(links, 2)).toBe("upper right, linked with upper left");
  expect(postState(links, 3)).toBe("lower, not linked yet");
  expect(postState(linksOf(scene, 1), 3)).toBe("lower, linked with both others");
  expect(aboutPost(pieces, scene, links, 1).lines).toContain("Upper left, linked with upper right.");
});

test("tiles say who has them", () => {
  expect(aboutPrizes(pieces, prizesOf(pieces, scene), NAMES).lines?.slice(0, 2)).toEqual(["Large (6 points): Bea.", "Small (3 points): still there."]);
});

test.each(["en", "pl", "ru"] as const)("the table is told in %s", async (language) => {
  await words.speak(language);
  const position = { scene, components: pieces, seat: 0, names: NAMES, past: [] } as never;
  const told = [null, 0, 1, 2].flatMap((seat) => half.describe!(position, seat));
  expect(told).toHaveLength(5);
  for (const line of told) expect(line).not.toMatch(/view-|post-|posts-|\{|undefined/);
  await words.speak("en");
  expect(half.describe!(position, 0)).toEqual(["Border posts: upper left, linked with upper right."]);
});
