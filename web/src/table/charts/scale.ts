/** Numbers of a chart: where ticks stand, and where a value lies. */

const STEPS = [1, 2, 5, 10];

/** Round numbers from 0 to at least `most`, about as many as wanted. */
export function ticks(most: number, wanted: number): number[] {
  const rough = Math.max(1, most) / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(Math.max(1, most) / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

export type Scale = (value: number) => number;

/** Values from 0 to `most` on the way from `from` to `to`. */
export function scale(most: number, from: number, to: number): Scale {
  return (value) => (most === 0 ? from : from + ((to - from) * value) / most);
}

/** Places for labels one beside the other: as near to where they are wanted as the gap allows, in the same order. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let from = least;
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, from);
    from = (places[index] ?? 0) + gap;
  }
  let to = most;
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, to);
    to = (places[index] ?? 0) - gap;
  }
  return places;
}
