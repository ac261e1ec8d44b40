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

/** How the sources of a game are told apart. */
export interface Sources {
  /** Sources that are better read together, by their keys: what they are called together, and how that looks. */
  together: readonly (readonly [RegExp, string, Look])[];
  /** How single sources look; others take what is left. */
  single: Readonly<Record<string, Look>>;
}

/** All sources of a game by kind, in the order of the game, those together last. */
export function kinds(lines: readonly (readonly LineData[])[], { together, single }: Sources): Kind[] {
  const taken = [...together.map(([, , look]) => look), ...Object.values(single)];
  const spare = LOOKS.filter((look) => !taken.includes(look));
  const sources = inOrder(lines.map((own) => own.map(({ name }) => name.key)));
  const found = new Map<string, Kind>();
  for (const source of sources) {
    const points = lines.map((own) => own.find(({ name }) => name.key === source)?.points ?? 0);
    const [, key, shared] = together.find(([pattern]) => pattern.test(source)) ?? [null, source, null];
    const look = shared ?? single[source] ?? spare[found.size % spare.length] ?? "bar";
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
