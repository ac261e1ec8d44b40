/** Labels put together from names. */

import { text, words } from "../lib/words.svelte";

export const capital = (name: string): string => name.slice(0, 1).toLocaleUpperCase(words.language) + name.slice(1);

export const small = (name: string): string => name.slice(0, 1).toLocaleLowerCase(words.language) + name.slice(1);

/** Parts of a label, the empty ones left out. */
export const joined = (...parts: readonly (string | null | undefined)[]): string =>
  capital(parts.filter((part) => part !== null && part !== undefined && part !== "").join(", "));

export const counted = (names: readonly { name: string; count: number }[]): string =>
  names.map(({ name, count }) => `${count} × ${name}`).join(", ");

/** Names in a row, or that there are none. */
export const orNothing = (names: readonly string[]): string => (names.length === 0 ? text("view-tell-nothing") : names.join(", "));
