import type { GameView } from "../games";

/** What a phone shows of a table, one at a time. */
export type Pane = "own" | "board" | "log";

/** Where a phone begins, and what lies beside it: the one board of all, or else one's own things. */
export const panesOf = ({ common }: Pick<GameView, "common">): readonly [Pane, ...Pane[]] => (common ? ["board", "own", "log"] : ["own", "board", "log"]);
