/** The words for tiles and colours, as the scene and the components of the game spell them. */

export const COLOURS = ["building", "ship", "animal", "monastery", "castle", "mine"] as const;
export type Colour = (typeof COLOURS)[number];

/** Colours by the letter that a board's spaces begin with. */
export const COLOUR_LETTERS: Readonly<Record<string, Colour>> = {
  B: "building",
  S: "ship",
  A: "animal",
  Y: "monastery",
  C: "castle",
  M: "mine",
};

export const BUILDINGS = [
  "warehouse",
  "watchtower",
  "workshop",
  "church",
  "market",
  "boarding-house",
  "bank",
  "city-hall",
] as const;
export type Building = (typeof BUILDINGS)[number];

export const SPECIES = ["cow", "pig", "sheep", "hen"] as const;
export type Species = (typeof SPECIES)[number];

export const HERDS = [2, 3, 4] as const;
export type Herd = (typeof HERDS)[number];

export type Emblem = Building | Species | "ship" | "castle" | "mine";
export type Animal = `${Species}${Herd}`;
export type Kind = Building | Animal | "ship" | "castle" | "mine" | `monastery${number}`;

export const MONASTERIES = 26;

export const KINDS: readonly Kind[] = [
  ...BUILDINGS,
  ...SPECIES.flatMap((species) => HERDS.map((herd): Kind => `${species}${herd}`)),
  "ship",
  "castle",
  "mine",
  ...Array.from({ length: MONASTERIES }, (_, n): Kind => `monastery${n + 1}`),
];

export function isKind(word: string): word is Kind {
  return (KINDS as readonly string[]).includes(word);
}

export function isBuilding(kind: Kind): kind is Building {
  return (BUILDINGS as readonly string[]).includes(kind);
}

/** What is counted on an animal tile; nothing for other tiles. */
export function herdOf(kind: Kind): { species: Species; herd: Herd } | null {
  const species = SPECIES.find((name) => kind.startsWith(name));
  const herd = HERDS.find((count) => kind.endsWith(String(count)));
  return species !== undefined && herd !== undefined ? { species, herd } : null;
}

/** The number on a monastery, 0 on other tiles. */
export function monasteryOf(kind: Kind): number {
  return kind.startsWith("monastery") ? Number(kind.slice("monastery".length)) : 0;
}

export function colourOf(kind: Kind): Colour {
  if (kind === "ship" || kind === "castle" || kind === "mine") return kind;
  if (isBuilding(kind)) return "building";
  return monasteryOf(kind) > 0 ? "monastery" : "animal";
}
