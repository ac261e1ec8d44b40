import { unmount } from "svelte";

/**
 * What the drawings of a table refer to, such as patterns, once in the page for all parts of it: within a part it would be
 * gone wherever that part is hidden. Gives what each part calls at its start, with how it is mounted; `leave` is called after
 * the last of them.
 */
export function once(leave: () => void = () => undefined): (draw: () => Record<string, unknown>) => void {
  let users = 0;
  let drawn: Record<string, unknown> | null = null;
  return (draw) => {
    $effect.pre(() => {
      users += 1;
      drawn ??= draw();
      return () => {
        users -= 1;
        if (users > 0 || drawn === null) return;
        void unmount(drawn);
        drawn = null;
        leave();
      };
    });
  };
}
