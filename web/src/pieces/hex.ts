/** Pointy hexes, 100 units wide. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 100;
export const SIDE = WIDTH / Math.sqrt(3);
export const ROW_STEP = SIDE * 1.5;

/** A number as short as a path needs it. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** The six corners of a hex of this width, from the top, clockwise. */
export function corners(width: number = WIDTH, centre: Point = { x: 0, y: 0 }): Point[] {
  const side = width / Math.sqrt(3);
  const half = width / 2;
  return [
    { x: centre.x, y: centre.y - side },
    { x: centre.x + half, y: centre.y - side / 2 },
    { x: centre.x + half, y: centre.y + side / 2 },
    { x: centre.x, y: centre.y + side },
    { x: centre.x - half, y: centre.y + side / 2 },
    { x: centre.x - half, y: centre.y - side / 2 },
  ];
}

export function polygon(width: number = WIDTH, centre: Point = { x: 0, y: 0 }): string {
  return corners(width, centre)
    .map(({ x, y }) => `${short(x)},${short(y)}`)
    .join(" ");
}

function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A hex whose corners are cut this far from their tips and rounded. */
export function rounded(width: number, cut = 7, centre: Point = { x: 0, y: 0 }): string {
  const tips = corners(width, centre);
  const steps = tips.map((tip, n) => {
    const before = towards(tip, tips[(n + 5) % 6]!, cut);
    const after = towards(tip, tips[(n + 1) % 6]!, cut);
    const start = `${n === 0 ? "M" : "L"}${short(before.x)} ${short(before.y)}`;
    return `${start}Q${short(tip.x)} ${short(tip.y)} ${short(after.x)} ${short(after.y)}`;
  });
  return `${steps.join("")}Z`;
}
