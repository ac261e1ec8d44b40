import type { Kind } from "./pieces/kinds";
import { kindOf } from "./scene";

/** The tile whose name has this key; undefined if none. */
export const tileNamed = (name: string): Kind | undefined => (name.startsWith("kind-") ? kindOf(name.slice("kind-".length)) : undefined);
