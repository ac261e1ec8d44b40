/** The effects of the 26 monasteries, written with the same few parts, and the mark of each one's family. */

import { banner, coin, die, emblem, good, hand, hex, seal, words, worker, type DrawTile, type Part } from "./parts";

interface Monastery {
  readonly effect: readonly Part[];
  /** Shown where there is no room for the effect. */
  readonly mark: Part;
}

/** The effect sits a little above the middle of its arch. */
const LIFT = -3;

/** A monastery with the parts of its effect, and a mark where there is no room for them. */
export const monastery = (number: number, effect: readonly Part[], mark: Part): DrawTile => (small) => ({
  colour: "monastery",
  parts: small ? [mark] : effect.map((part) => ({ ...part, y: part.y + LIFT })),
  arch: true,
  number: String(number),
});

const MARK_Y = -17;
const shiftMark = die(0, MARK_Y, 0.66);
const coinMark = coin(0, MARK_Y, 1.1);
const workerMark = worker(0, MARK_Y, 1.15);
const sealMark = seal(null, 0, MARK_Y, 1.15);

function perBuilding(name: string): Monastery {
  return {
    effect: [emblem(name, 0, 6, 0.5), seal(4, 0, -21, 0.96)],
    mark: emblem(name, 0, -16, 0.52),
  };
}

const ONE = words("±1", 0, -14, 20);

/** By number; the first is monastery 1. */
export const MONASTERY_DRAWINGS: readonly Monastery[] = [
  { effect: [emblem("bank", -9, -6, 0.36), emblem("bank", 9, 6, 0.36)], mark: emblem("bank", 0, MARK_Y, 0.42) },
  { effect: [emblem("mine", 0, -13, 0.46), worker(0, 12, 0.83)], mark: workerMark },
  { effect: [good(4, -8, -12, 0.43), coin(-5, 10, 0.79), coin(8, 4, 0.79)], mark: coinMark },
  { effect: [good(4, -8, -11, 0.45), worker(6, 8, 1)], mark: workerMark },
  {
    effect: [emblem("ship", 0, -14, 0.46), good(1, -9, 13, 0.36), good(6, 9, 13, 0.36)],
    mark: emblem("ship", 0, -16, 0.4),
  },
  { effect: [worker(-8, -11, 0.8), coin(9, -11, 0.71), emblem("warehouse", 0, 10, 0.42)], mark: coinMark },
  { effect: [emblem("sheep", 0, 7, 0.58), seal(1, 0, -21, 0.88)], mark: sealMark },
  { effect: [worker(0, -14, 0.88), words("±2", 0, 19, 23)], mark: shiftMark },
  { effect: [emblem("church", 0, 8, 0.46), ONE], mark: shiftMark },
  { effect: [emblem("ship", -10, 8, 0.33), emblem("sheep", 11, 9, 0.34), ONE], mark: shiftMark },
  {
    effect: [hex("castle", -10.5, 1, 0.19), hex("mine", 10.5, 1, 0.19), hex("monastery", 0, 15, 0.19), ONE],
    mark: shiftMark,
  },
  { effect: [hand(0, 9, 1.02), ONE], mark: shiftMark },
  { effect: [worker(-8, -8, 1), coin(8, 10, 0.83)], mark: coinMark },
  {
    effect: [worker(-8.5, -13, 0.75), worker(8.5, -13, 0.75), worker(-8.5, 10, 0.75), worker(8.5, 10, 0.75)],
    mark: workerMark,
  },
  { effect: [good(2, -9, -8, 0.39), good(6, 9, -8, 0.39), seal(2, 0, 11, 0.92)], mark: sealMark },
  perBuilding("warehouse"),
  perBuilding("watchtower"),
  perBuilding("workshop"),
  perBuilding("church"),
  perBuilding("market"),
  perBuilding("boarding-house"),
  perBuilding("bank"),
  perBuilding("city-hall"),
  {
    effect: [
      emblem("cow", -10.5, 0, 0.3),
      emblem("pig", 10.5, 0, 0.3),
      emblem("sheep", -10.5, 17, 0.3),
      emblem("hen", 10.5, 17, 0.3),
      seal(4, 0, -20, 0.92),
    ],
    mark: sealMark,
  },
  { effect: [good(5, 0, 8, 0.61), seal(1, 0, -19, 0.92)], mark: sealMark },
  { effect: [banner(0, 6, 1), seal(3, 0, -18, 0.96)], mark: sealMark },
];
