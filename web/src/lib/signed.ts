import { words } from "./words.svelte";

/** A change with its sign, as the reader's language writes it. */
export function signed(change: number): string {
  return new Intl.NumberFormat(words.language, { signDisplay: "exceptZero" }).format(change).replace("-", "−");
}
