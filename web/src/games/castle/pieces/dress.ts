/** What figures are put together from: a foot stands at 0, and all are about 46 high. */

export type Paint = "coat" | "deep" | "skin" | "hair" | "steel" | "gold" | "light" | "dark" | "sack" | "bird";

export interface Part {
  readonly paint: Paint;
  readonly d: string;
}

export interface Drawn {
  readonly parts: readonly Part[];
  /** Where its owner's charge is, and how large. */
  readonly charge: readonly [x: number, y: number, scale: number];
  /** Where it would take more room than others. */
  readonly size?: number;
  /** Whether it carries nothing that would need room beside it. */
  readonly narrow?: true;
  /** How far it reaches to the left and to the right, where it lies. */
  readonly lying?: readonly [left: number, right: number];
}

export const ROBE: Part = { paint: "coat", d: "M-13 -1.5C-12 -13 -8.5 -23.5 -4 -26H4C8.5 -23.5 12 -13 13 -1.5C8 1.3 -8 1.3 -13 -1.5Z" };
export const HEAD: Part = { paint: "skin", d: "M-6.8 -31A6.8 6.8 0 1 1 6.8 -31A6.8 6.8 0 1 1 -6.8 -31Z" };
export const CAP: Part = { paint: "deep", d: "M-7.8 -32.5C-8.2 -41 8.2 -41 7.8 -32.5C4 -35 -4 -35 -7.8 -32.5Z" };
export const HAIR: Part = { paint: "hair", d: "M-7.2 -30C-8 -40.5 8 -40.5 7.2 -30C5.5 -35 -4 -35.5 -7.2 -30Z" };
export const CHARGE = [0, -11.5, 0.98] as const;

export const part = (paint: Paint, d: string): Part => ({ paint, d });
