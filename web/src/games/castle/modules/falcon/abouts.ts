import type { Player, Scene } from "../../../../lib/types/castle";
import { text } from "../../../../lib/words.svelte";
import type { About } from "../../../../shell/tip.svelte";
import { capital } from "../../../../table/labels";
import { ruleAbout } from "../../../../rules/where";

export const aboutNests = (scene: Scene, player: Player, seat: number): About => ({
  title: capital(text("count-nests", { nests: player.nests })),
  lines: [text("about-nest"), ...(scene.most_nests === seat ? [text("view-nests-lead", { squares: scene.empty.length })] : [])],
  rule: ruleAbout("nests"),
});

/** Nests in the pool. */
export const aboutPool = (scene: Scene): About => ({
  title: text("view-pool", { count: scene.pool }),
  lines: [text("about-nest")],
  rule: ruleAbout("nests"),
});
