/** An estate that is built, as land to draw: where its spaces lie, where its regions end and its boards meet. */

import type { Components, Estate } from "../../lib/types/tuscany";
import type { Point } from "../../pieces/hex";
import { line, type Lattice } from "../../pieces/lattice";
import { boardOf } from "./builder/join";
import { latticeOf } from "./builder/land";
import type { Colour } from "./pieces/kinds";
import { coloursOf } from "./scene";

/** Room for the wall around the outermost spaces, and for a light on them. */
const WALL = 16;
const HALF = { x: 50, y: 58 };

export interface Land {
  lattice: Lattice;
  colours: readonly Colour[];
  /** Of the drawing, in units in which a space is 100 wide. */
  box: { x: number; y: number; width: number; height: number };
  outline: string;
  /** The edges of regions. */
  regions: string;
  /** Sides within regions, each with its colour. */
  inside: readonly { path: string; colour: Colour }[];
  /** Where a board ends and the next begins. */
  joints: string;
}

type Pieces = Pick<Components, "outline" | "seams" | "colours">;

const drawn = new Map<string, Land>();

/** The same drawing serves while an estate stands, however often it is asked for. */
export function landOf(pieces: Pieces, estate: Pick<Estate, "built" | "spaces">): Land {
  const key = `${estate.built} ${estate.spaces}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const land = survey(pieces, estate);
  drawn.set(key, land);
  return land;
}

function survey(pieces: Pieces, estate: Pick<Estate, "built" | "spaces">): Land {
  const lattice = latticeOf(pieces, estate.built.split(" ")[1] ?? "");
  const colours = coloursOf(pieces, estate);
  const boards = lattice.centres.map((_, n) => String(boardOf(n + 1)));
  return {
    lattice,
    colours,
    box: around(lattice.centres),
    outline: lattice.outline(),
    regions: lattice.outlines(colours).join(""),
    inside: lattice.seams(colours).map((side) => ({ path: line(side), colour: colours[side.space - 1] ?? "castle" })),
    joints: lattice
      .borders(boards)
      .filter(({ from, to, space }) => meets(lattice, boards, space, from, to))
      .map(line)
      .join(""),
  };
}

function around(centres: readonly Point[]): Land["box"] {
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - HALF.x - WALL, Math.min(...ys) - HALF.y - WALL];
  return { x, y, width: Math.max(...xs) + HALF.x + WALL - x, height: Math.max(...ys) + HALF.y + WALL - y };
}

/** Whether a side of a space is one to the board below. */
function meets(lattice: Lattice, boards: readonly string[], space: number, from: Point, to: Point): boolean {
  const here = lattice.centreOf(space);
  return lattice.neighbours(space).some((other) => {
    const there = lattice.centreOf(other);
    const middle = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
    const near = Math.hypot(middle.x - (from.x + to.x) / 2, middle.y - (from.y + to.y) / 2) < 1;
    return near && Number(boards[other - 1]) > Number(boards[space - 1]);
  });
}

/** All spaces of the region of a space. */
export function regionOf({ lattice, colours }: Land, space: number): number[] {
  const found = [space];
  for (const one of found) {
    const same = lattice.neighbours(one).filter((other) => colours[other - 1] === colours[one - 1] && !found.includes(other));
    found.push(...same);
  }
  return found;
}
