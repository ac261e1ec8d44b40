import { href } from "../lib/router";
import type { Phrase } from "../lib/text";
import { text } from "../lib/words.svelte";
import type { ToastAction } from "../shell/toasts.svelte";
import { ruleOf } from "./where";

/** The way from a refusal to its rule, which opens beside the table; nothing where no rule is known. */
export function ruleAction(game: string | undefined, reason: Phrase): { action?: ToastAction } {
  const section = game === "burgundy" ? ruleOf(reason.key) : null;
  if (section === null) return {};
  const address = href({ screen: "rules", game: "burgundy", section });
  return { action: { label: text("rules-see"), run: () => void open(address, "_blank", "noopener") } };
}
