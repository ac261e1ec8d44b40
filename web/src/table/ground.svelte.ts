import { mount, unmount, type Component } from "svelte";

/**
 * What the drawings of a table refer to, such as patterns, once in the page for all parts of it: within a part it would be
 * gone wherever that part is hidden. Gives what each part calls at its start; `leave` is called after the last of them.
 */
export function once<Props extends Record<string, unknown>>(Drawn: Component<Props>, leave: () => void = () => undefined): (props: Props) => void {
  let users = 0;
  let drawn: Record<string, unknown> | null = null;
  return (props) => {
    $effect.pre(() => {
      users += 1;
      drawn ??= mount(Drawn, { target: document.body, props });
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
