import { describe, expect, it } from "vitest";
import { corners, polygon, rounded } from "./hex";

describe("a hex", () => {
  it("is as wide as asked", () => {
    const xs = corners(94).map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBe(94);
    expect(polygon().split(" ")).toHaveLength(6);
  });

  it("has six rounded corners that stay inside the sharp ones", () => {
    const path = rounded(94, 7);
    expect(path.match(/Q/g)).toHaveLength(6);
    expect(path).toMatch(/^M.*Z$/);
    const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(94 / Math.sqrt(3) + 0.01);
  });
});
