/** Where the arrow keys lead in a row or column of `count` things, round and round; null for every other key. */
export function step(key: string, at: number, count: number, direction: "row" | "column"): number | null {
  const [back, forth] = direction === "row" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  if (count === 0) return null;
  if (key === forth) return (at + 1) % count;
  if (key === back) return at <= 0 ? count - 1 : at - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** The next thing after `at` whose label begins with a letter; null if none does. */
export function startingWith(letter: string, labels: readonly string[], at: number): number | null {
  if ([...letter].length !== 1 || letter === " ") return null;
  for (let ahead = 1; ahead <= labels.length; ahead++) {
    const index = (at + ahead) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase())) return index;
  }
  return null;
}
