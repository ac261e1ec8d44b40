/** The words for colours, tiles, crops and bonus tiles, as the scene of the game spells them. */

/** A colour of land goes by the tile that belongs on it. */
export const COLOURS = ["castle", "city", "inn", "agriculture", "quarry", "village", "monastery", "cart"] as const;
export type Colour = (typeof COLOURS)[number];

/** In the order in which a tile names them. */
export const CROPS = ["grapes", "olives", "grain", "livestock"] as const;
export type Crop = (typeof CROPS)[number];

export type Building = Exclude<Colour, "agriculture">;
export type Field = `agriculture-${Crop}` | `agriculture-${Crop}-${Crop}`;
export type Kind = Building | Field | "hexagon";

export const BUILDINGS: readonly Building[] = COLOURS.filter((colour) => colour !== "agriculture");

/** Agriculture tiles with one crop, then those with two. */
export const FIELDS: readonly Field[] = [
  ...CROPS.map((crop): Field => `agriculture-${crop}`),
  ...CROPS.flatMap((crop, n) => CROPS.slice(n + 1).map((other): Field => `agriculture-${crop}-${other}`)),
];

/** Whatever may lie in a storage or on an estate. */
export const KINDS: readonly Kind[] = [...BUILDINGS, ...FIELDS, "hexagon"];

export const BONUSES = ["card", "storage", "marble", "worker", "yield"] as const;
export type Bonus = (typeof BONUSES)[number];

export function isKind(word: string): word is Kind {
  return (KINDS as readonly string[]).includes(word);
}

export function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word);
}

/** The crops on a tile, none where it is not agriculture. */
export function cropsOf(kind: Kind): Crop[] {
  const words = kind.split("-");
  return CROPS.filter((crop) => words.includes(crop));
}

/** The colour of land on which a tile belongs; null for the hexagon, which belongs on any. */
export function colourOf(kind: Kind): Colour | null {
  if (kind === "hexagon") return null;
  return cropsOf(kind).length > 0 ? "agriculture" : (kind as Building);
}

/** What the tokens and the patterns of a colour are called. */
export function paintOf(colour: Colour): `tuscany-${Colour}` {
  return `tuscany-${colour}`;
}

const DARK: readonly Colour[] = ["castle", "city", "inn"];

/** What can be seen on the body of a colour. */
export function inkOn(colour: Colour): "var(--tile-cream)" | "var(--tile-ink)" {
  return DARK.includes(colour) ? "var(--tile-cream)" : "var(--tile-ink)";
}
