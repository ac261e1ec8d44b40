import { describe, expect, it } from "vitest";
import { journeys, type Spot } from "./travel";

const spot = (piece: string, place: string, count = 1): Spot => ({ piece, place, count });
const told = (before: Spot[], after: Spot[]): string[] =>
  journeys(before, after).map(({ from, to }) => `${from.piece} ${from.place} ${to.place}`);

describe("what went where", () => {
  it("finds a piece again in its new place", () => {
    expect(told([spot("ship", "depot1/0"), spot("bank", "depot1/1")], [spot("ship", "storage0/0"), spot("bank", "depot1/1")])).toEqual([
      "ship depot1/0 storage0/0",
    ]);
  });

  it("says nothing of pieces that stay, come from nowhere or go for good", () => {
    expect(told([spot("ship", "a"), spot("mine", "b")], [spot("ship", "a"), spot("bank", "c")])).toEqual([]);
  });

  it("takes one piece from a pile and adds one to another", () => {
    expect(told([spot("good3", "load2/0"), spot("good3", "goods0", 2)], [spot("good3", "goods0", 3)])).toEqual([
      "good3 load2/0 goods0",
    ]);
  });

  it("matches as many alike as have moved", () => {
    const before = [spot("good1", "load1/0"), spot("good1", "load1/1")];
    expect(told(before, [spot("good1", "goods0", 2)])).toEqual(["good1 load1/0 goods0", "good1 load1/1 goods0"]);
  });

  it("stays still where everything is different", () => {
    const pieces = Array.from({ length: 9 }, (_, n) => `p${n}`);
    expect(told(pieces.map((one) => spot(one, "a")), pieces.map((one) => spot(one, "b")))).toEqual([]);
  });
});
