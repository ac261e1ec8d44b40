/** The sources of one language, always in the same order. */
export function inOrder(files: Record<string, string>): string[] {
  return Object.keys(files)
    .sort()
    .map((path) => files[path] ?? "");
}
