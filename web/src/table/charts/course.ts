/** How the points went: what each seat had at the end of every round. */

import type { MarkData, PointsData } from "../../lib/types/http";

/** A stop of the chart: the end of a round, or where the game stands. */
export interface Stop {
  /** The entry that it was after. */
  number: number;
  points: readonly number[];
}

/** A part of the game within the chart: from one stop to another. */
export interface Part {
  mark: MarkData;
  from: number;
  to: number;
}

export interface Course {
  stops: Stop[];
  /** The large parts, one after the other. */
  parts: Part[];
}

/** What each seat had after an entry. */
export function pointsAt(points: readonly PointsData[], number: number): readonly number[] {
  const known = points.findLast((one) => one.number <= number) ?? points[0];
  return known?.points ?? [];
}

/** The stops of a game: the start, the end of every smallest part, and the end. */
export function course(points: readonly PointsData[], marks: readonly MarkData[]): Course {
  const last = points.at(-1);
  const [first] = points;
  if (first === undefined || last === undefined) return { stops: [], parts: [] };
  const level = Math.max(...marks.map((mark) => mark.level));
  const begins = marks.filter((mark) => mark.level === level);
  // Where a round begins the one before has ended, with the points that its end brought.
  const stops: Stop[] = begins.map(({ number }) => ({ number, points: pointsAt(points, number) }));
  if (stops.length === 0) stops.push({ number: first.number, points: first.points });
  if ((stops.at(-1)?.number ?? 0) < last.number) stops.push({ number: last.number, points: last.points });
  const stopOf = (number: number): number => Math.max(0, stops.findIndex((stop) => stop.number >= number));
  const large = marks.filter((mark) => mark.level === 1);
  const parts = large.map((mark, index) => {
    const next = large[index + 1];
    return { mark, from: stopOf(mark.number), to: next === undefined ? stops.length - 1 : stopOf(next.number) };
  });
  return { stops, parts };
}

/** The entry since which a seat has been ahead of all others until the end; null if it never was. */
export function aheadSince(points: readonly PointsData[], seat: number): number | null {
  let since: number | null = null;
  for (const { number, points: now } of points) {
    const own = now[seat] ?? 0;
    const ahead = now.every((others, other) => other === seat || others < own);
    since = ahead ? (since ?? number) : null;
  }
  return since;
}
