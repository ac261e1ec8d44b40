import { isDrawn } from "./pieces/drawings";

/** The tile whose name has this key; undefined if none. */
export const tileNamed = (name: string): string | undefined => {
  const word = name.startsWith("kind-") ? name.slice("kind-".length) : "";
  return isDrawn(word) ? word : undefined;
};
