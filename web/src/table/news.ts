/** What has just happened, in as few lines as a phone has room for. */

import type { Item, Line } from "./prose";

const ROWS = 2;

/** That somebody did something, and nothing came of it. */
const isPlain = ({ says, points }: Line): boolean => says.length === 1 && points.length === 0;

/** Since the reader last did something that nothing came of, and before that what led to it: rather what came of something
 *  than the rest, rather the newest, as it happened. */
export function news(items: readonly Item[], mine: number | null): Line[] {
  const lines = items.filter((item): item is Line => item.sort === "line" && !item.undone);
  const isKnown = (line: Line): boolean => line.seat === mine && isPlain(line);
  const until = lines.findLastIndex((line) => !isKnown(line)) + 1;
  const since = lines.slice(0, until).findLastIndex(isKnown) + 1;
  const told = until === 0 ? lines.slice(-1) : lines.slice(since, until).reverse();
  const kept = [...told.filter((line) => !isPlain(line)), ...told.filter(isPlain)].slice(0, ROWS);
  return lines.filter((line) => kept.includes(line));
}
