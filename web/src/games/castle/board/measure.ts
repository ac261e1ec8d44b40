/** What everything on the castle is measured in: a square is 100 wide. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const SQUARE = 100;
/** Where one walks, and the parapet outside it. */
export const WALK = 38;
export const WALL = 48;
/** From the middle of a tower to its sides. */
export const TOWER = 30;
/** How far the middle of a tower stands outside a corner that points outwards, or inwards. */
export const CONVEX = 30;
export const REFLEX = 24;
