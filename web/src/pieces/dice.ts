/** Where the pips of each face lie, in steps from the middle. */

/** 0 is a die that has been used and shows nothing. */
export type Face = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type Pip = readonly [column: number, row: number];

const CENTRE: Pip = [0, 0];
const FALLING: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const RISING: readonly Pip[] = [
  [1, -1],
  [-1, 1],
];
const LEVEL: readonly Pip[] = [
  [-1, 0],
  [1, 0],
];

export const PIPS: Readonly<Record<Face, readonly Pip[]>> = {
  0: [],
  1: [CENTRE],
  2: FALLING,
  3: [CENTRE, ...FALLING],
  4: [...FALLING, ...RISING],
  5: [CENTRE, ...FALLING, ...RISING],
  6: [...FALLING, ...RISING, ...LEVEL],
};
