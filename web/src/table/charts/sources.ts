/** Where points came from, side by side: sources of one kind together, each kind with a colour and a pattern. */

import type { LineData } from "../../lib/types/http";
import type { PhraseData } from "../../lib/types/messages";
import { text } from "../../lib/words.svelte";
import { small } from "../labels";
import type { Gain } from "./gains";

/** A kind of source, with what each seat has from it. */
export interface Kind {
  /** The key of its name. */
  key: string;
  look: Look;
  points: number[];
  /** What it is made of: its sources, and of areas that scored at once each; none where it is one itself. */
  parts: Part[];
}

/** `where` is the place that gave the points of a source, in words; empty for all of them. */
export interface Part {
  key: string;
  where: string;
  points: number[];
}

export const LOOKS = ["brick", "lozenge", "tuft", "wave", "slant", "pale", "cross", "dot", "chevron", "ring", "bar"] as const;
export type Look = (typeof LOOKS)[number];

/** How the sources of a game are told apart. */
export interface Sources {
  /** Sources that are better read together, by their keys: what they are called together, and how that looks. */
  together: readonly (readonly [RegExp, string, Look])[];
  /** How single sources look; others take what is left. */
  single: Readonly<Record<string, Look>>;
  /** Where the points lay that this tells of, in words; null where it does not say. */
  where?(said: PhraseData): string | null;
}

/** The same with what others add to it. */
export function withSources(base: Sources, more: readonly Partial<Sources>[]): Sources {
  return {
    ...base,
    together: [base, ...more].flatMap(({ together }) => together ?? []),
    single: Object.assign({}, ...[base, ...more].map(({ single }) => single)),
  };
}

/** All sources of a game by kind, in the order of the game, those together last. */
export function kinds(lines: readonly (readonly LineData[])[], { together, single, where }: Sources, gains: readonly Gain[] = []): Kind[] {
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
    const places = where === undefined ? [] : placed(source, lines.length, gains, where);
    const parts = places.length > 0 ? places : shared === null ? [] : [{ key: source, where: "", points }];
    found.set(key, { ...kind, points: sum, parts: [...kind.parts, ...parts] });
  }
  const all = [...found.values()];
  const many = ({ key }: Kind): boolean => together.some(([, name]) => name === key);
  return [...all.filter((one) => !many(one)), ...all.filter(many)];
}

/** The points of a source place by place, where that is told of all of them. */
function placed(source: string, seats: number, gains: readonly Gain[], where: (said: PhraseData) => string | null): Part[] {
  const own = gains.filter((gain) => gain.source === source).map(({ seat, points, said }) => ({ seat, points, where: where(said) }));
  if (own.some((one) => one.where === null)) return [];
  return own.map((one) => ({ key: source, where: one.where ?? "", points: Array.from({ length: seats }, (_, seat) => (seat === one.seat ? one.points : 0)) }));
}

/** What a part is called; what several are called together does not say which source it is. */
export function partName({ key }: Pick<Kind, "key">, part: Pick<Part, "key" | "where">): string {
  if (part.where === "") return text(part.key);
  return part.key === key ? part.where : `${text(part.key)}: ${small(part.where)}`;
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
