/** What each module of a game adds to the page, found by its slug: the name of its folder under the game's `modules`. */

export interface Halves<Half> {
  /** Those of the modules that are played, in the order in which the table names them. */
  of(slugs: readonly string[]): Half[];
  all(): Half[];
  entries(): [slug: string, half: Half][];
}

/** `found` is what `import.meta.glob` gives; it is asked when first wanted, for modules draw with the pieces of their game. */
export function halves<Half>(found: () => Readonly<Record<string, Half>>): Halves<Half> {
  let known: ReadonlyMap<string, Half> | null = null;
  const bySlug = (): ReadonlyMap<string, Half> => {
    known ??= new Map(Object.entries(found()).map(([path, half]) => [path.split("/").at(-2) ?? "", half]));
    return known;
  };
  return {
    of: (slugs) => slugs.flatMap((slug) => bySlug().get(slug) ?? []),
    all: () => [...bySlug().values()],
    entries: () => [...bySlug()],
  };
}

/** What each of them has under a name, where it has it. */
export const each = <Half, Name extends keyof Half>(some: readonly Half[], name: Name): NonNullable<Half[Name]>[] =>
  some.flatMap((half) => (half[name] === undefined || half[name] === null ? [] : [half[name] as NonNullable<Half[Name]>]));
