/** Where the posts stand, which of them are linked, and the way of tiles by which a move would link them. */

import type { Components, Scene } from "../../../../lib/types/burgundy";
import { ROW_STEP, type Point } from "../../../../pieces/hex";
import type { Picks } from "../../../../table/picks.svelte";
import type { Shape } from "../../pieces/shapes";

const SLUG = "border-posts";

export const NAMES = ["post-left", "post-right", "post-lower"] as const;
const ALL = [1, 2, 3] as const;

/** Two posts, counted from 1. */
export type Pair = readonly [number, number];

interface Pieces {
  /** The spaces that each post touches. */
  posts: readonly (readonly number[])[];
  /** Of the large and the small tile. */
  points: readonly number[];
}

interface Lying {
  /** Who holds the large and the small tile; -1 is nobody. */
  tiles: readonly number[];
  /** The linked pairs of each seat. */
  joined: readonly (readonly Pair[])[];
}

const piecesOf = (pieces: Components): Pieces => pieces.parts[SLUG] as unknown as Pieces;
const lyingOf = (scene: Scene): Lying => scene.parts[SLUG] as unknown as Lying;

export interface Prize {
  size: "large" | "small";
  points: number;
  /** -1 while nobody has it. */
  holder: number;
}

export const prizesOf = (pieces: Components, scene: Scene): Prize[] =>
  (["large", "small"] as const).map((size, n) => ({ size, points: piecesOf(pieces).points[n] ?? 0, holder: lyingOf(scene).tiles[n] ?? -1 }));

export const linksOf = (scene: Scene, seat: number): readonly Pair[] => lyingOf(scene).joined[seat] ?? [];

/** The posts of a seat that are linked with a post, or with any. */
export const linkedWith = (links: readonly Pair[], post: number): number[] =>
  links.flatMap(([one, other]) => (one === post ? [other] : other === post ? [one] : []));
export const linked = (links: readonly Pair[]): number[] => ALL.filter((post) => linkedWith(links, post).length > 0);

export interface Post {
  number: number;
  touches: readonly number[];
  /** The middle of the notch in which it stands, and its foot there. */
  at: Point;
  foot: Point;
}

/** Where a line of tiles ends at a post: at its gate. */
const gateOf = ({ foot }: Post): Point => ({ x: foot.x, y: foot.y - 24 });

/** From the middle of its notch down to the foot of a post; on the lower edge of a board there is less room. */
const [FOOT, LOWER] = [44, -15];

export const postsOf = (pieces: Components, shape: Shape): Post[] => postsAt(piecesOf(pieces).posts, shape);

export const postsAt = (touched: Pieces["posts"], shape: Shape): Post[] =>
  touched.map((touches, n) => {
    const at = beyond(touches.map((space) => shape.centreOf(space)));
    return { number: n + 1, touches, at, foot: { x: at.x, y: at.y + (at.y > 0 ? LOWER : FOOT) } };
  });

/** The place outside the board that touches the same spaces: as far from them as the next row. */
function beyond(spaces: readonly Point[]): Point {
  const x = spaces.reduce((sum, one) => sum + one.x, 0) / spaces.length;
  const y = spaces.reduce((sum, one) => sum + one.y, 0) / spaces.length;
  const far = 1 + ROW_STEP / Math.hypot(x, y);
  return { x: x * far, y: y * far };
}

/** The shortest line of covered spaces from one of these to one of those; empty where none leads there. */
export function way(shape: Pick<Shape, "neighbours">, covered: ReadonlySet<number>, from: readonly number[], to: readonly number[]): number[] {
  const before = new Map<number, number>(from.filter((space) => covered.has(space)).map((space) => [space, 0]));
  for (const space of before.keys()) {
    if (to.includes(space)) return back(before, space);
    for (const next of shape.neighbours(space)) if (covered.has(next) && !before.has(next)) before.set(next, space);
  }
  return [];
}

function back(before: ReadonlyMap<number, number>, last: number): number[] {
  const found: number[] = [];
  for (let space = last; space > 0; space = before.get(space) ?? 0) found.unshift(space);
  return found;
}

/** The move that is previewed lays a tile here and links posts; null where none does. */
export function closing(picks: Pick<Picks, "previewed"> | null): number | null {
  const shown = picks?.previewed ?? null;
  if (!shown?.goal?.startsWith("space:") || !shown.preview.says.some(({ key }) => key === "preview-posts")) return null;
  return Number(shown.goal.slice("space:".length));
}

export const drawn = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** The lines, from post to post, of the pairs that a tile on this space would link. */
export function ways(posts: readonly Post[], shape: Shape, covered: readonly number[], links: readonly Pair[], space: number): Point[][] {
  const all = new Set([...covered, space]);
  return posts.flatMap((one, n) =>
    posts.slice(n + 1).flatMap((other) => {
      if (linkedWith(links, one.number).includes(other.number)) return [];
      const spaces = way(shape, all, one.touches, other.touches);
      return spaces.length === 0 ? [] : [[gateOf(one), ...spaces.map((over) => shape.centreOf(over)), gateOf(other)]];
    }),
  );
}
