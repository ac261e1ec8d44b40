import type { Turn } from "../lib/types/http";

/** Where one is waited for now and was not before; nothing is new to who has just come. */
export function fresh(told: readonly Turn[] | null, turns: readonly Turn[]): Turn[] {
  if (told === null) return [];
  const known = new Set(told.map(({ table }) => table));
  return turns.filter(({ table }) => !known.has(table));
}
