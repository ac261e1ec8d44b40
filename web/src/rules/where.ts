import { text } from "../lib/words.svelte";

/** Where the rules say more about a thing, as a bubble names it. */
export const ruleAbout = (section: string): string => text("view-rule", { section: text(`view-rule-${section}`) });
