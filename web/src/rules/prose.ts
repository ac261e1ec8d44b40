/** The bodies of the rules: paragraphs and lists, with stressed words. */

export interface Run {
  text: string;
  strong: boolean;
}

export type Block = { kind: "paragraph"; runs: Run[] } | { kind: "list"; items: Run[][] };

/** An empty line ends a paragraph, lines that begin with • make a list, __ goes around what is stressed. */
export function blocks(body: string): Block[] {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith("•")
        ? { kind: "list", items: part.split(/\n?•\s*/).slice(1).map(runs) }
        : { kind: "paragraph", runs: runs(part) },
    );
}

function runs(line: string): Run[] {
  return line
    .replace(/\s+/g, " ")
    .trim()
    .split("__")
    .map((text, n) => ({ text, strong: n % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
