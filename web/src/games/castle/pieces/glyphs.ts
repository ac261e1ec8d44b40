/** Marks of tiles go by what Glyphs calls them in the page. */

export function glyphId(kind: string): string {
  return `castle-glyph-${kind}`;
}
