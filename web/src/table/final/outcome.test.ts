import { expect, test } from "vitest";
import type { PlacingData } from "../../lib/types/messages";
import { anyShared, byPointsAlone, outcome, pointsCount, tieBreaks } from "./outcome";

const placing = (seat: number, place: number, points: number, reason: string | null = null): PlacingData => ({
  seat,
  place,
  points,
  reason: reason === null ? null : { key: reason, args: {} },
});
const of = (...placings: PlacingData[]) => outcome({ why: "finished", placings });

test("who has more points wins by the difference to the next", () => {
  expect(of(placing(2, 1, 213), placing(0, 2, 196, "decided-by-points"), placing(1, 3, 150, "decided-by-points"))).toEqual({
    what: "won",
    seat: 2,
    by: 17,
  });
});

test("with as many points something else has decided", () => {
  const placings = [placing(1, 1, 90), placing(0, 2, 90, "decided-by-fewest-empty"), placing(2, 3, 80, "decided-by-points")];
  expect(of(...placings)).toEqual({ what: "tie-break", seat: 1 });
  expect(tieBreaks(placings).map(({ seat }) => seat)).toEqual([0]);
});

test("nothing decides between those who share the first place", () => {
  const placings = [placing(0, 1, 90), placing(1, 1, 90), placing(2, 3, 80, "decided-by-points")];
  expect(of(...placings)).toEqual({ what: "shared", seats: [0, 1] });
  expect([anyShared(placings), anyShared(placings.slice(1))]).toEqual([true, false]);
});

test("those who gave up or ran out of time are no measure, even with more points", () => {
  expect(of(placing(1, 1, 40), placing(0, 2, 70, "decided-by-giving-up"))).toEqual({ what: "alone", seat: 1, others: [0], why: "resigned" });
  expect(of(placing(1, 1, 40), placing(0, 2, 70, "decided-by-time"))).toEqual({ what: "alone", seat: 1, others: [0], why: "time" });
  expect(of(placing(1, 1, 40), placing(2, 2, 30, "decided-by-points"), placing(0, 3, 70, "decided-by-giving-up"))).toEqual({
    what: "won",
    seat: 1,
    by: 10,
  });
});

test("who is left wins for one reason only if all others left for the same", () => {
  const gone = (...reasons: string[]) => of(placing(0, 1, 9), ...reasons.map((reason, n) => placing(n + 1, 2, 5, `decided-by-${reason}`)));
  expect(gone("time", "time")).toMatchObject({ others: [1, 2], why: "time" });
  expect(gone("giving-up", "time")).toMatchObject({ others: [1, 2], why: null });
  expect(tieBreaks([placing(0, 1, 9), placing(1, 2, 5, "decided-by-time")])).toEqual([]);
});

test("those who lost before the end share the last place, but are no equals", () => {
  expect(anyShared([placing(0, 1, 9), placing(1, 2, 8, "decided-by-time"), placing(2, 2, 5, "decided-by-giving-up")])).toBe(false);
});

test("points say nothing where all but one gave up or ran out of time", () => {
  expect(pointsCount([placing(1, 1, 2), placing(0, 2, 2, "decided-by-time")])).toBe(false);
  expect(pointsCount([placing(1, 1, 2), placing(0, 2, 2, "decided-by-giving-up")])).toBe(false);
  expect(pointsCount([placing(1, 1, 40), placing(2, 2, 30, "decided-by-points"), placing(0, 3, 70, "decided-by-giving-up")])).toBe(true);
  expect(pointsCount([placing(0, 1, 9), placing(1, 1, 9)])).toBe(true);
  expect(pointsCount([placing(0, 1, 9)])).toBe(true);
});

test("no placings, no outcome", () => {
  expect(of()).toBeNull();
});

test("points decide alone where nobody gave up and no tie was broken", () => {
  expect(byPointsAlone([placing(0, 1, 9), placing(1, 2, 8, "decided-by-points")])).toBe(true);
  expect(byPointsAlone([placing(0, 1, 9), placing(1, 2, 9, "decided-by-fewest-empty")])).toBe(false);
  expect(byPointsAlone([placing(0, 1, 9), placing(1, 2, 8, "decided-by-giving-up")])).toBe(false);
});
