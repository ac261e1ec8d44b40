import { describe, expect, it } from "vitest";
import type { Player } from "../../../pieces/players";
import { fan } from "./fan";
import { flagsOf, LAP, pinAt, ruleOf, spread, type Flag } from "./tracks";

const WIDTHS = [320, 476];
const PLAYERS: readonly Player[] = [1, 2, 3, 4];

function apart(flags: readonly Flag[], width: number): void {
  const row = [...flags].sort((a, b) => a.at - b.at);
  for (const [n, flag] of row.entries()) {
    expect(flag.at - flag.width / 2).toBeGreaterThanOrEqual(0);
    expect(flag.at + flag.width / 2).toBeLessThanOrEqual(width + 1e-9);
    const next = row[n + 1];
    if (next) expect(next.at - flag.at).toBeGreaterThanOrEqual((flag.width + next.width) / 2 - 1e-9);
  }
}

describe("shields on a track", () => {
  it.each(WIDTHS)("never cover each other on %i pixels, wherever the markers are", (width) => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let times = 0; times < 500; times++) {
      const near = random(120);
      const markers = PLAYERS.slice(0, 2 + random(3)).map((player) => {
        const points = near + random(times % 2 ? 4 : 60);
        return { player, points, coming: random(3) === 0 ? null : points + random(40) };
      });
      apart(flagsOf(markers, width), width);
    }
  });

  it("never cover each other when two or three are at any two points", () => {
    for (let a = 0; a < 2 * LAP; a++)
      for (let b = a; b < 2 * LAP; b += 7) {
        const markers = [a, b, a].map((points, n) => ({ player: PLAYERS[n]!, points }));
        apart(flagsOf(markers, 350), 350);
      }
  });

  it("stand over their pins where they have room", () => {
    const flags = flagsOf(
      [
        { player: 1, points: 10 },
        { player: 2, points: 30 },
      ],
      476,
    );
    for (const { at, pin } of flags) expect(at).toBeCloseTo(pin, 6);
  });

  it("keep the order of their points", () => {
    const flags = flagsOf(
      [
        { player: 1, points: 12 },
        { player: 2, points: 11 },
        { player: 3, points: 13 },
      ],
      476,
    );
    expect([...flags].sort((a, b) => a.at - b.at).map(({ player }) => player)).toEqual([2, 1, 3]);
  });

  it("start again past 50 and carry what lies behind them", () => {
    const { from, to } = ruleOf(476);
    expect(pinAt(0, 476)).toBe(from);
    expect(pinAt(49, 476)).toBeLessThan(to);
    expect(pinAt(50, 476)).toBe(from);
    const laps = [49, 50, 99, 100, 151].map((points) => flagsOf([{ player: 1, points }], 476)[0]!.laps);
    expect(laps).toEqual([0, 50, 50, 100, 150]);
  });

  it("show what would be only where it is something else", () => {
    const coming = (points: number | null): boolean[] =>
      flagsOf([{ player: 1, points: 5, coming: points }], 476).map((flag) => flag.coming);
    expect(coming(null)).toEqual([false]);
    expect(coming(5)).toEqual([false]);
    expect(coming(9)).toEqual([true, false]);
  });
});

describe("spreading", () => {
  it("pushes together evenly what has no room", () => {
    const middles = spread([0, 0, 0, 0].map((at) => ({ at, width: 20 })), 0, 40);
    expect(middles).toEqual([5, 15, 25, 35]);
  });

  it("shares the way between those that wish for the same place", () => {
    expect(spread([50, 50].map((at) => ({ at, width: 20 })), 0, 100)).toEqual([40, 60]);
  });
});

describe("a hand", () => {
  it("lies side by side while it fits, and always within its room", () => {
    expect(fan(3, 60, 400, 4)).toEqual([0, 64, 128]);
    for (let count = 1; count < 30; count++) {
      const lefts = fan(count, 60, 300, 4);
      expect(lefts).toHaveLength(count);
      expect(lefts.at(-1)! + 60).toBeLessThanOrEqual(300 + 1e-9);
      expect([...lefts].sort((a, b) => a - b)).toEqual(lefts);
    }
    expect(fan(0, 60, 300, 4)).toEqual([]);
    expect(fan(4, 60, 40, 4)).toEqual([0, 0, 0, 0]);
  });
});
