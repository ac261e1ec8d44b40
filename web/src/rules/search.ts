/** Finding words in the rules, whatever their case and accents. */

const ALIKE: Record<string, string> = { ł: "l", ё: "е" };

/** A text for comparing, as long as it was: small letters without accents. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return ALIKE[small] ?? (letter.length === 1 ? small.normalize("NFD").charAt(0) : letter);
  }).join("");
}

export function wanted(query: string): string[] {
  return fold(query).split(/\s+/).filter((word) => word !== "");
}

/** Whether every word that is looked for begins some word of the text. */
export function contains(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => startOf(folded, word, 0) >= 0);
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text cut into what was looked for and what lies between. */
export function cut(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const hits = words.map((word) => ({ at: startOf(folded, word, from), length: word.length }));
    const hit = hits.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at || b.length - a.length)[0];
    if (hit === undefined) break;
    if (hit.at > from) pieces.push({ text: text.slice(from, hit.at), found: false });
    from = hit.at + hit.length;
    pieces.push({ text: text.slice(hit.at, from), found: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), found: false });
  return pieces;
}

const LETTER = /[\p{L}\p{N}]/u;

function startOf(folded: string, word: string, from: number): number {
  for (let at = folded.indexOf(word, from); at >= 0; at = folded.indexOf(word, at + 1))
    if (at === 0 || !LETTER.test(folded.charAt(at - 1))) return at;
  return -1;
}
