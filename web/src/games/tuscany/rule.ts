import { text } from "../../lib/words.svelte";

/** Where the rules say more about a thing, as a bubble names it. */
export const ruleAbout = (section: string): string => text("tuscany-rule", { section: text(`tuscany-rule-${section}`) });
