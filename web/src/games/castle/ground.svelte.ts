import { mount, unmount } from "svelte";
import type { Components } from "../../lib/types/castle";
import Glyphs from "./pieces/Glyphs.svelte";

let users = 0;
let glyphs: Record<string, unknown> | null = null;

/** What the drawings of a table refer to, once in the page for all parts of it: marks within a part would be gone wherever
 *  that part is hidden. */
export function ground(pieces: () => Pick<Components, "glyphs">): void {
  $effect.pre(() => {
    users += 1;
    glyphs ??= mount(Glyphs, { target: document.body, props: { glyphs: pieces().glyphs } });
    return () => {
      users -= 1;
      if (users > 0 || glyphs === null) return;
      void unmount(glyphs);
      glyphs = null;
    };
  });
}
