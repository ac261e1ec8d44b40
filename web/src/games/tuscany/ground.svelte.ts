import { mount, unmount } from "svelte";
import Terrain from "./pieces/Terrain.svelte";

let users = 0;
let terrain: Record<string, unknown> | null = null;

/** What the drawings of a table refer to, once in the page for all parts of it: patterns within a part would be gone
 *  wherever that part is hidden. */
export function ground(): void {
  $effect.pre(() => {
    users += 1;
    terrain ??= mount(Terrain, { target: document.body });
    return () => {
      users -= 1;
      if (users > 0 || terrain === null) return;
      void unmount(terrain);
      terrain = null;
    };
  });
}
