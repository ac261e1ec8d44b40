/** Where points came from, side by side: sources of one kind together, each kind with a colour and a pattern. */

import type { LineData } from "../../lib/types/http";

/** A kind of source, with what each seat has from it. */
export interface Kind {
  /** The key of its name. */
  key: string;
  look: Look;
  points: number[];
  /** The sources that it is made of; none where it is one itself. */
  parts: { key: string; points: number[] }[];
}

export const LOOKS = ["brick", "lozenge", "tuft", "wave", "slant", "pale", "cross", "dot", "chevron", "ring", "bar"] as const;
export type Look = (typeof LOOKS)[number];

/** Sources that are better read together. */
const TOGETHER: readonly [RegExp, string, Look][] = [
  [/^source-(herds|monastery\d+)$/, "story-kind-monasteries", "cross"],
  [/^source-(unsold|silver|workers)$/, "story-kind-left", "dot"],
];

const SINGLE: Readonly<Record<string, Look>> = {
  "source-area": "brick",
  "source-phase": "lozenge",
  "source-animals": "tuft",
  "source-sales": "wave",
  "source-watchtowers": "slant",
  "source-bonus": "pale",
};
const SPARE: readonly Look[] = ["chevron", "ring", "bar"];

/** All sources of a game by kind, in the order of the game, those together last. */
export function kinds(lines: readonly (readonly LineData[])[]): Kind[] {
  const sources = inOrder(lines.map((own) => own.map(({ name }) => name.key)));
  const found = new Map<string, Kind>();
  for (const source of sources) {
    const points = lines.map((own) => own.find(({ name }) => name.key === source)?.points ?? 0);
    const [, key, shared] = TOGETHER.find(([pattern]) => pattern.test(source)) ?? [null, source, null];
    const look = shared ?? SINGLE[source] ?? SPARE[found.size % SPARE.length] ?? "bar";
    const kind = found.get(key) ?? { key, look, points: lines.map(() => 0), parts: [] };
    const sum = kind.points.map((sofar, seat) => sofar + (points[seat] ?? 0));
    found.set(key, { ...kind, points: sum, parts: shared === null ? [] : [...kind.parts, { key: source, points }] });
  }
  const all = [...found.values()];
  return [...all.filter(({ parts }) => parts.length === 0), ...all.filter(({ parts }) => parts.length > 0)];
}

/** Lists that leave things out but agree on the order, as one. */
export function inOrder(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const list of lists) {
    list.forEach((one, index) => {
      if (all.includes(one)) return;
      const before = all.indexOf(list[index - 1] ?? "");
      const after = all.findIndex((known) => list.indexOf(known) > index);
      all.splice(before >= 0 ? before + 1 : after >= 0 ? after : all.length, 0, one);
    });
  }
  return all;
}

/** The seats that have the most of something; none where nobody has anything or all have the same. */
export function bestAt(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const least = Math.min(...points);
  return most <= 0 || most === least ? [] : points.flatMap((own, seat) => (own === most ? [seat] : []));
}
