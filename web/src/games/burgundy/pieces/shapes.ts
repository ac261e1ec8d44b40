/** How the spaces of a board lie, as the components say it of its shape. */

import type { Components, ShapePiece } from "../../../lib/types/burgundy";
import { ROW_STEP, SIDE, WIDTH, type Point } from "../../../pieces/hex";
import { Lattice } from "../../../pieces/lattice";

/** Room for the wall around the spaces. */
const MARGIN = 14;

export class Shape extends Lattice {
  /** Of all spaces with their wall, around the middle of the board; a space is 100 wide. */
  readonly width: number;
  readonly height: number;
  private readonly adjoining: readonly (readonly number[])[];

  constructor({ at, neighbours }: ShapePiece) {
    const columns = at.map(([column = 0]) => (column * WIDTH) / 2);
    const rows = at.map(([, row = 0]) => row * ROW_STEP);
    const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
    const middle: Point = { x: (left + right) / 2, y: (top + bottom) / 2 };
    super(at.map((_, n) => ({ x: (columns[n] ?? 0) - middle.x, y: (rows[n] ?? 0) - middle.y })));
    this.width = right - left + WIDTH + 2 * MARGIN;
    this.height = Math.ceil(bottom - top + 2 * SIDE + 2 * MARGIN);
    this.adjoining = neighbours;
  }

  get box(): string {
    return `${-this.width / 2} ${-this.height / 2} ${this.width} ${this.height}`;
  }

  /** How high it is drawn at this width, and how wide at this height. */
  heightAt(width: number): number {
    return (width * this.height) / this.width;
  }

  widthAt(height: number): number {
    return (height * this.width) / this.height;
  }

  /** The width of a space where the whole has this width. */
  hexAt(width: number): number {
    return (width * WIDTH) / this.width;
  }

  /** Those that adjoin a space by the rules; what only touches it lies `across`. */
  override neighbours(space: number): number[] {
    return [...(this.adjoining[space - 1] ?? [])];
  }
}

const known = new WeakMap<ShapePiece, Shape>();

/** The shape of a board; nothing lies on one that nobody knows. */
export function shapeOf(pieces: Pick<Components, "boards" | "shapes">, board: string): Shape {
  const piece = pieces.shapes[pieces.boards[board]?.shape ?? ""] ?? NOWHERE;
  let shape = known.get(piece);
  if (shape === undefined) known.set(piece, (shape = new Shape(piece)));
  return shape;
}

const NOWHERE: ShapePiece = { at: [[0, 0]], neighbours: [[]] };
