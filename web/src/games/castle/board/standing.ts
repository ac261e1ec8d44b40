/** Who stands where: figures and seats on the board, markers on the wall; those in front come last. */

import type { Components, Scene } from "../../../lib/types/castle";
import { sortOf, whichOf, type Thing } from "../../../table/things";
import { drawnAs, lookOf } from "../pieces/figures";
import { stepTo } from "../sides";
import { cellsOf, spotOf, terrainAt } from "./cells";
import { SQUARE, TOWER, WALL, type Box, type Point } from "./measure";
import type { Plan } from "./plan";

export interface Standing extends Point {
  key: string;
  seat: number;
  /** How a figure looks; null for a castle seat. */
  look: string | null;
  /** What travels, and from where to where. */
  piece: string;
  place: string;
}

/** What a marker takes, and how much of that is below its foot. */
const MARKER = { width: 26, height: 39 };
const BELOW = 3;
/** Figures and seats share a spot now and then. */
const ASIDE = 17;

export function standing(pieces: Components, plan: Plan, scene: Scene): Standing[] {
  const found: Standing[] = [];
  scene.players.forEach((player, seat) => {
    player.figures.forEach((cell, n) => {
      const [kind, at] = [pieces.figures[n] ?? "", cell === "" ? null : spotOf(pieces, plan, scene, cell)];
      if (at === null) return;
      const look = lookOf(kind, terrainAt(pieces, scene, cell));
      found.push({ key: `${seat}-${n}`, seat, look, piece: `figure-${seat}-${kind}`, place: cell, ...footOf(at, look) });
    });
    const at = player.seat === "" ? null : spotOf(pieces, plan, scene, player.seat);
    if (at !== null) found.push({ key: `${seat}-seat`, seat, look: null, piece: `seat-${seat}`, place: player.seat, ...footOf(at, null) });
  });
  return apart(found).sort((a, b) => a.y - b.y);
}

/** The middle of a figure is what stands on the spot; one that lies keeps within its square. */
export function footOf({ x, y }: Point, look: string | null): Point {
  const lying = look === null ? undefined : drawnAs(look).lying;
  if (lying === undefined) return { x, y: y + 14 };
  const left = Math.floor(x / SQUARE) * SQUARE;
  const bottom = Math.ceil(y / SQUARE) * SQUARE;
  return { x: Math.min(left + SQUARE - lying[1], Math.max(left + lying[0], x)), y: Math.min(bottom - 4, y + 9) };
}

/** What would stand in another's place moves aside. */
function apart(all: readonly Standing[]): Standing[] {
  return all.map((one, n) => {
    const before = all.slice(0, n).filter((other) => Math.hypot(other.x - one.x, other.y - one.y) < ASIDE).length;
    return before === 0 ? one : { ...one, x: one.x + ASIDE * before };
  });
}

/** Where the marker of a seat stands: on the parapet beside its space, outside its tower, or on its gate; no number is hidden. */
export function markerSpot(plan: Plan, scene: Pick<Scene, "players">, seat: number): Point | null {
  const player = scene.players[seat];
  if (player === undefined) return null;
  const shared = scene.players.some((other, n) => n < seat && other.space === player.space && other.at_gate === player.at_gate);
  const along = shared ? 24 : 0;
  const gate = player.at_gate ? plan.gates.find(({ after }) => after === player.space) : undefined;
  if (gate !== undefined) return beside(gate, gate.side, WALL / 2, along);
  const space = plan.spaces.find((one) => one.space === player.space);
  if (space !== undefined) {
    const middle = { x: space.x + space.width / 2, y: space.y + space.height / 2 };
    return beside(middle, space.side, WALL / 2 + (space.width > space.height ? -2 : 5), along);
  }
  const tower = plan.towers.find(({ spaces }) => spaces.includes(player.space));
  if (tower === undefined) return null;
  // Two stand one above the other, each seen whole.
  const second = scene.players.some(({ space }, n) => n < seat && tower.spaces.includes(space));
  const away = second ? (tower.above ? -MARKER.height : MARKER.height) : 0;
  return { x: tower.x + tower.out.x * TOWER, y: tower.y + (tower.out.y > 0 ? 26 : -8) + away };
}

/** What the markers take of the drawing. */
export const markerBoxes = (plan: Plan, scene: Pick<Scene, "players">): Box[] =>
  scene.players.flatMap((_, seat) => {
    const at = markerSpot(plan, scene, seat);
    return at === null ? [] : [{ x: at.x - MARKER.width / 2, y: at.y + BELOW - MARKER.height, ...MARKER }];
  });

/** The foot of who stands so far outside of a point of the wall. */
function beside({ x, y }: Point, side: string, far: number, along: number): Point {
  const out = stepTo(side);
  // Upright figures need more room above and below than beside them.
  const down = out.y === 0 ? 16 : out.y > 0 ? 32 : 4;
  return { x: x + out.x * far + Math.abs(out.y) * along, y: y + out.y * far + down + Math.abs(out.x) * along };
}

/** Where a thing that can be clicked lies: a square, a part of a tile, or an area; null where it lies nowhere on the castle. */
export function spotOfThing(pieces: Components, plan: Plan, scene: Scene, one: Thing | null): Point | null {
  const which = one === null ? "" : whichOf(one);
  const cell = one === null ? "" : sortOf(one) === "area" ? (cellsOf(scene, Number(which))[0] ?? "") : which;
  const at = plan.squares.get(cell);
  return at === undefined ? spotOf(pieces, plan, scene, cell) : middleOf(at);
}

/** The middle of a square. */
export const middleOf = ({ x, y }: Point): Point => ({ x: x + SQUARE / 2, y: y + SQUARE / 2 });
