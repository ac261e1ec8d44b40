/** What a table's line in a list says, and in which order tables stand. */

import type { Listed, ListedSeat } from "../../lib/types/http";

const ORDER: Readonly<Record<Listed["status"], number>> = { running: 1, gathering: 2, paused: 3, stopped: 4, over: 5 };

const rank = (table: Listed): number => (table.your_turn ? 0 : ORDER[table.status]);

/** Where one is waited for first, what is over last; within that, the latest first. */
export function inOrder(tables: readonly Listed[]): Listed[] {
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.changed_at - one.changed_at);
}

/** Public tables that are not the reader's own. */
export function others(all: readonly Listed[], mine: readonly Listed[]): Listed[] {
  const own = new Set(mine.map(({ id }) => id));
  return all.filter(({ id }) => !own.has(id));
}

export const isOpen = (table: Listed): boolean => table.status === "gathering" && table.seats.some(({ free }) => free);

/** Who sits there besides this person; who shares a device with others has a name for each, and all are told. */
export function company(seats: readonly ListedSeat[], person: string | null): ListedSeat[] {
  const alone = seats.filter((seat) => seat.person !== null && seat.person === person).length === 1;
  return seats.filter((seat) => !seat.free && !(alone && seat.person === person));
}

/** The seats of a person at a table. */
export const seatsOf = (table: Listed, person: string | null): number[] =>
  table.seats.flatMap((seat, number) => (person !== null && seat.person === person ? [number] : []));
