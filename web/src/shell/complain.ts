import { Refused } from "../lib/api";
import { toast } from "./toasts.svelte";

/** Tell the reader why the server did not do something: `settings.choose(…).catch(complain)`. */
export function complain(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  toast(error.message, { kind: "error" });
}
