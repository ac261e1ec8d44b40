import { text } from "../lib/words.svelte";
import type { KeyHelp } from "../shell/Keys.svelte";
import type { Acts } from "./acts.svelte";
import { NO_MANNER, type Manner } from "./draft.svelte";

interface Ways {
  /** Open the list of keys. */
  help(): void;
  chat(): void;
  /** Put everything down. */
  drop(): void;
}

/** What the keys do at the table, by their names. */
export function tableKeys(acts: Acts, ways: Ways): Record<string, () => void> {
  const numbers = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(index + 1), () => acts.press(index)]));
  return {
    ...numbers,
    ArrowLeft: enter,
    ArrowRight: enter,
    ArrowUp: enter,
    ArrowDown: enter,
    u: () => acts.undo(),
    h: () => void acts.hint(),
    l: () => (acts.listing = true),
    e: () => acts.endTurn(),
    c: () => ways.chat(),
    "?": () => ways.help(),
    Escape: () => ways.drop(),
  };
}

/** Who has no thing in focus yet begins with the first that can be played. */
function enter(): void {
  if (document.activeElement?.closest("[data-thing]")) return;
  document.querySelector<HTMLElement | SVGElement>("[data-lit]")?.focus();
}

/** The same in words, those of the game first; what it has taken for itself is told once. */
export function keyHelp(own: Manner = NO_MANNER): KeyHelp[] {
  const taken = (help: KeyHelp): boolean => help.keys.some((key) => key in own.keys);
  return [...own.help, ...ofTheTable().filter((help) => !taken(help))];
}

function ofTheTable(): KeyHelp[] {
  return [
    { keys: ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], label: text("table-key-arrows") },
    { keys: ["Enter"], label: text("table-key-enter") },
    { keys: ["1", "2", "3"], label: text("table-key-numbers") },
    { keys: ["e"], label: text("table-key-end") },
    { keys: ["u"], label: text("table-key-undo") },
    { keys: ["h"], label: text("table-key-hint") },
    { keys: ["l"], label: text("table-key-list") },
    { keys: ["c"], label: text("table-key-chat") },
    { keys: ["Escape"], label: text("table-key-escape") },
    { keys: ["?"], label: text("table-key-help") },
  ];
}
