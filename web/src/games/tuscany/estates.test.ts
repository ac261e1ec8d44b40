import { expect, test } from "vitest";
import { landOf, regionOf } from "./estates";

const PIECES = {
  outline: [[0, 0], [1, 0], [2, 0], [-1, 1], [0, 1], [1, 1], [2, 1], [-1, 2], [0, 2], [1, 2]],
  seams: [
    { word: "l", step: [-2, 3] },
    { word: "r", step: [-1, 3] },
  ],
  colours: { K: "castle", C: "city", I: "inn", L: "agriculture", Q: "quarry", V: "village", M: "monastery", W: "cart" },
};

const ESTATE = { built: "ABC lr", spaces: "KVQLVLICWMMCMWKVVQILQLLMVQCKWW" };

test("an estate has thirty spaces, shifted by half a space at each seam", () => {
  const land = landOf(PIECES, ESTATE);
  expect(land.colours).toHaveLength(30);
  const [first, second, third] = [1, 11, 21].map((space) => land.lattice.centreOf(space));
  expect(second!.x - first!.x).toBeCloseTo(-50);
  expect(third!.x - second!.x).toBeCloseTo(50);
});

test("regions go on across the seams of boards", () => {
  const land = landOf(PIECES, ESTATE);
  // The monastery spaces 10 and 11 have others between them; 8 and 12 are cities that touch.
  expect(land.lattice.neighbours(8)).toContain(12);
  expect(regionOf(land, 8).sort((a, b) => a - b)).toEqual([8, 12]);
  expect(regionOf(land, 1)).toEqual([1]);
});

test("boards meet along five sides at each seam", () => {
  const { joints } = landOf(PIECES, ESTATE);
  expect(joints.match(/M/g)).toHaveLength(10);
});

test("the drawing has room for every space", () => {
  const { box, lattice } = landOf(PIECES, ESTATE);
  for (const { x, y } of lattice.centres) {
    expect(x - 50).toBeGreaterThan(box.x);
    expect(x + 50).toBeLessThan(box.x + box.width);
    expect(y - 58).toBeGreaterThan(box.y);
    expect(y + 58).toBeLessThan(box.y + box.height);
  }
});
