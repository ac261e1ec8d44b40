import { mount, unmount } from "svelte";
import Defs from "../../pieces/Defs.svelte";

let users = 0;
let defs: Record<string, unknown> | null = null;

/**
 * What the drawings of a table refer to, once in the page for all parts of it: patterns, and the colour that the
 * edition gives its castles. Patterns within a part would be gone wherever that part is hidden.
 */
export function ground(castles: () => string): void {
  $effect.pre(() => {
    document.documentElement.dataset["castles"] = castles();
  });
  $effect.pre(() => {
    users += 1;
    defs ??= mount(Defs, { target: document.body });
    return () => {
      users -= 1;
      if (users > 0 || defs === null) return;
      void unmount(defs);
      defs = null;
      delete document.documentElement.dataset["castles"];
    };
  });
}
