/** What the bubbles of the things say that all share. */

import type { Components, Scene } from "../../lib/types/tuscany";
import { text } from "../../lib/words.svelte";
import type { About } from "../../shell/tip.svelte";
import { capital, counted } from "../../table/labels";
import { aboutBonus } from "./abouts";
import { COLOURS } from "./pieces/kinds";
import { ruleAbout } from "../../rules/where";
import { byColour, isReconstructed } from "./scene";
import { cardsName } from "./words";

export const aboutGap = (): About => ({ title: text("view-gap"), lines: [text("view-gap-does")], rule: ruleAbout("open") });

/** A pile of bonus tiles, with how many are left of it. */
export function aboutPile(scene: Scene, pieces: Components, bonus: string, more: readonly string[]): About {
  const count = scene.bonus_left[pieces.bonuses.indexOf(bonus)] ?? 0;
  const about = aboutBonus(bonus);
  return { ...about, lines: [...(about.lines ?? []), text("view-left", { count }), ...more] };
}

export const aboutSweep = (colour: string, more: readonly string[]): About => ({
  title: text("view-sweep-colour", { colour: `colour-${colour}` }),
  lines: [text("view-sweep-does"), ...more],
  rule: ruleAbout("take"),
});

export function aboutDeck(scene: Scene, pieces: Components): About {
  const discarded = byColour(scene.discard).map(({ colour, count }) => ({ name: cardsName(colour), count }));
  return {
    title: `${scene.deck} · ${text("label-cards")}`,
    lines: [
      text("view-deck-does", { cards: pieces.draw }),
      ...(discarded.length > 0 ? [text("view-discarded", { what: counted(discarded) })] : []),
    ],
    rule: ruleAbout("draw"),
  };
}

export function aboutYields(scene: Scene): About {
  const left = scene.yields.reduce((sum, count) => sum + count, 0);
  return { title: `${left} · ${text("label-yields")}`, lines: [text("view-yields-do")], rule: ruleAbout("cart") };
}

export function aboutNeutral(scene: Scene): About {
  return {
    title: `${scene.neutral} · ${text("label-neutral")}`,
    lines: [
      text("view-neutral-does"),
      ...(scene.neutral_discard > 0 ? [text("view-neutral-discarded", { count: scene.neutral_discard })] : []),
    ],
    rule: ruleAbout("open"),
  };
}

/** Spaces of a colour that a seat has, and how many of them are covered. */
export interface Own {
  spaces: number;
  covered: number;
}

export function aboutTicket(scene: Scene, pieces: Components, colour: string, names: readonly string[], own: Own | null): About {
  const at = COLOURS.findIndex((one) => one === colour);
  const sides = [pieces.first_bonus[at] ?? 0, pieces.second_bonus[at] ?? 0].map((points, n) => {
    const holder = scene.claimed[colour]?.[n] ?? -1;
    return text("view-ticket-side", {
      rank: n === 0 ? "first" : "second",
      points,
      name: holder < 0 ? "" : (names[holder] ?? ""),
      taken: holder < 0 ? "no" : "yes",
    });
  });
  const covered = own === null ? [] : [text("view-ticket-own", { ...own })];
  return {
    title: text("view-ticket", { colour: `colour-${colour}` }),
    lines: [...sides, ...covered, text("view-ticket-does")],
    rule: ruleAbout("colours"),
  };
}

export const aboutPhase = (phase: number): About => ({
  title: text("view-phase", { phase }),
  lines: [capital(text("view-phase-end", { phase })), text("view-phase-does")],
  rule: ruleAbout("phases"),
});

export const aboutTrack = (track: "green" | "red"): About => ({
  title: text(`view-track-${track}`),
  lines: [text(`view-track-${track}-does`)],
  rule: ruleAbout("scoring"),
});

/** What a mark at a heading says; null where everything there is known. */
export function aboutOurs(pieces: Components, groups: readonly string[]): About | null {
  const ours = groups.filter((group) => isReconstructed(pieces, group));
  if (ours.length === 0) return null;
  return { title: text("view-ours"), lines: ours.map((group) => capital(text(`reconstructed-${group}`))) };
}
