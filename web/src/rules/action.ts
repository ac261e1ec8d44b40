import { href } from "../lib/router";
import { text } from "../lib/words.svelte";
import type { ToastAction } from "../shell/toasts.svelte";

/** The way to a section of a game's rules, which opens beside the table; nothing where there is none. */
export function ruleAction(game: string | undefined, section: string | null): { action?: ToastAction } {
  if (game === undefined || section === null) return {};
  const address = href({ screen: "rules", game, section });
  return { action: { label: text("rules-see"), run: () => void open(address, "_blank", "noopener") } };
}
