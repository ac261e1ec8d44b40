/** What is said of posts and their tiles, in bubbles and to who does not see them. */

import type { Components, Scene } from "../../../../lib/types/burgundy";
import { text } from "../../../../lib/words.svelte";
import { ruleAbout } from "../../../../rules/where";
import type { About } from "../../../../shell/tip.svelte";
import { capital, joined } from "../../../../table/labels";
import { isReconstructed, PHASES } from "../../scene";
import { linkedWith, NAMES, type Pair, type Prize } from "./posts";

const nameOf = (post: number): string => NAMES[post - 1] ?? NAMES[0];

/** `upper left, linked with upper right`. */
export function postState(links: readonly Pair[], post: number): string {
  const others = linkedWith(links, post);
  const [first] = others;
  if (first === undefined) return text("view-post-alone", { post: nameOf(post) });
  if (others.length > 1) return text("view-post-all", { post: nameOf(post) });
  return text("posts-linked", { pairs: 1, post: nameOf(post), partner: nameOf(first) });
}

/** All posts of a seat. */
export const linkState = (links: readonly Pair[]): string => {
  const [one, other] = links[0] ?? [1, 2];
  return text("posts-linked", { pairs: links.length, post: nameOf(one), partner: nameOf(other) });
};

const reconstructed = (pieces: Components): string[] =>
  isReconstructed(pieces, "border-posts") ? [text("view-reconstructed-posts")] : [];

export function aboutPost(pieces: Components, scene: Scene, links: readonly Pair[], post: number): About {
  const points = pieces.phase_points[PHASES.findIndex((letter) => letter === scene.phase)] ?? 0;
  return {
    title: capital(text("view-post", { post: nameOf(post) })),
    lines: [capital(`${postState(links, post)}.`), text("view-post-does", { phase: scene.phase, points }), ...reconstructed(pieces)],
    rule: ruleAbout("border-posts"),
  };
}

/** `Large tile: 6 points, still there.` */
export const prizeState = ({ size, points, holder }: Prize, names: readonly string[]): string =>
  text("view-bonus-tile", { size, points, taken: holder < 0 ? "no" : "yes", name: names[holder] ?? "" });

export const aboutPrizes = (pieces: Components, prizes: readonly Prize[], names: readonly string[]): About => ({
  title: text("view-prizes"),
  lines: [...prizes.map((prize) => prizeState(prize, names)), text("view-prizes-do"), ...reconstructed(pieces)],
  rule: ruleAbout("border-posts"),
});

export const prizesLabel = (prizes: readonly Prize[], names: readonly string[]): string =>
  joined(text("view-prizes"), ...prizes.map((prize) => prizeState(prize, names)));
