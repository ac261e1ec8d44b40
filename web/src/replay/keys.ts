import { text } from "../lib/words.svelte";
import { isTyping } from "../shell/keys";
import type { Stride } from "./history";

export type Act = { what: "stride"; stride: Stride; way: 1 | -1 } | { what: "first" | "last" | "toggle" };

const STRIDES: Readonly<Record<string, [Stride, 1 | -1]>> = {
  ArrowLeft: ["move", -1],
  ArrowRight: ["move", 1],
  PageUp: ["round", -1],
  PageDown: ["round", 1],
};

/** What a key means for a replay; null where it means something else, such as to what has the focus. */
export function actOf(event: KeyboardEvent): Act | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  const slider = at?.getAttribute("type") === "range";
  if (at !== null && !slider && isTyping(at)) return null;
  if (document.querySelector("dialog:modal, [role=menu]:popover-open")) return null;
  if (event.key === " ") return at?.closest("button, a, summary, [role=button], [role=tab]") ? null : { what: "toggle" };
  // What scrolls is scrolled by its keys.
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight" && !slider && at?.closest("[data-scrolls]")) return null;
  if (event.key === "Home") return { what: "first" };
  if (event.key === "End") return { what: "last" };
  const [stride, way] = STRIDES[event.key] ?? [];
  if (stride === undefined || way === undefined) return null;
  return { what: "stride", stride: event.shiftKey && stride === "move" ? "turn" : stride, way };
}

/** The keys, for who asks. */
export function keyHelp(): { keys: string[]; label: string }[] {
  return [
    { keys: ["ArrowLeft", "ArrowRight"], label: text("replay-key-move") },
    { keys: ["PageUp", "PageDown"], label: text("replay-key-round") },
    { keys: ["Home", "End"], label: text("replay-key-ends") },
    { keys: [" "], label: text("replay-key-play") },
    { keys: ["?"], label: text("table-key-help") },
  ];
}
