import { describe, expect, test } from "vitest";
import { framesOf, type Box } from "./frames";

const at = (left: number, top: number, size = 20): Box => ({ left, top, right: left + size, bottom: top + size });
const frames = (...boxes: Box[]): readonly Box[] => framesOf(boxes, 400, 300);

describe("frames", () => {
  test("have air around what they show", () => {
    expect(frames(at(100, 100))).toEqual([{ left: 94, top: 94, right: 126, bottom: 126 }]);
  });

  test("hold neighbours together, and nothing far away", () => {
    expect(frames(at(100, 100), at(150, 100), at(300, 100))).toEqual([
      { left: 94, top: 94, right: 176, bottom: 126 },
      { left: 294, top: 94, right: 326, bottom: 126 },
    ]);
    expect(frames(at(100, 100), at(100, 200))).toHaveLength(2);
  });

  test("join what another one connects, in any order", () => {
    const ends = [at(100, 100), at(200, 100)];
    expect(frames(...ends)).toHaveLength(2);
    expect(frames(...ends, at(150, 100))).toEqual([{ left: 94, top: 94, right: 226, bottom: 126 }]);
  });

  test("are whole at the edge of the window", () => {
    expect(frames(at(0, 2))).toEqual([{ left: 1, top: 1, right: 26, bottom: 28 }]);
    expect(frames(at(380, 280))).toEqual([{ left: 374, top: 274, right: 399, bottom: 299 }]);
  });

  test("are none around nothing", () => {
    expect(frames()).toEqual([]);
  });
});
