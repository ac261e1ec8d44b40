import { describe, expect, test } from "vitest";
import { boardShifted, carried, isTurned, lettersOf, moved, placeOf, readJoin, seamShifted, turned, writeJoin } from "./join";

const JOIN = { boards: "AbC", shifts: "lr", castle: 14 };
const BOARDS = { A4: "KVQLVLICWM", B1: "LIQVVKWMCM", C3: "QLLMVQCKWW" };

describe("an answer", () => {
  test("is read and written as the record has it", () => {
    expect(readJoin("build AbC lr castle 14")).toEqual(JOIN);
    expect(writeJoin(JOIN)).toBe("build AbC lr castle 14");
  });

  test.each(["", "build", "build AbC lx castle 1", "bonus marble", "build AbC lr castle"])("that is none is not read: %s", (answer) => {
    expect(readJoin(answer)).toBeNull();
  });
});

describe("a board that is moved", () => {
  test("changes places with those between, and shifts stay where they are", () => {
    expect(moved(JOIN, 0, 1)).toEqual({ boards: "bAC", shifts: "lr", castle: 4 });
    expect(moved(JOIN, 0, 2)).toEqual({ boards: "bCA", shifts: "lr", castle: 4 });
    expect(moved(JOIN, 2, 0)).toEqual({ boards: "CAb", shifts: "lr", castle: 24 });
  });

  test("and moved back lies as before", () => {
    expect(moved(moved(JOIN, 1, 2), 2, 1)).toEqual(JOIN);
  });
});

describe("a board that is turned", () => {
  test("takes its castle with it", () => {
    expect(turned(JOIN, 1)).toEqual({ boards: "ABC", shifts: "lr", castle: 17 });
    expect(turned(turned(JOIN, 1), 1)).toEqual(JOIN);
  });

  test("leaves the castle of another where it is", () => {
    expect(turned(JOIN, 0)).toEqual({ boards: "abC", shifts: "lr", castle: 14 });
  });

  test("is told by its small letter", () => {
    expect([0, 1, 2].map((at) => isTurned(JOIN, at))).toEqual([false, true, false]);
    expect(placeOf(JOIN, "B")).toBe(1);
  });

  test("shows its colours in reverse order", () => {
    expect(lettersOf(JOIN, ["A4", "B1", "C3"], BOARDS)).toBe("KVQLVLICWM" + "MCMWKVVQIL" + "QLLMVQCKWW");
    expect(lettersOf(moved(JOIN, 2, 0), ["A4", "B1", "C3"], BOARDS)).toBe("QLLMVQCKWW" + "KVQLVLICWM" + "MCMWKVVQIL");
  });
});

describe("a board that is shifted", () => {
  test("lies to one side of both neighbours", () => {
    expect(boardShifted(JOIN, 1, 1).shifts).toBe("rl");
    expect(boardShifted(JOIN, 1, -1).shifts).toBe("lr");
    expect(boardShifted(JOIN, 0, 1).shifts).toBe("lr");
    expect(boardShifted(JOIN, 0, -1).shifts).toBe("rr");
    expect(boardShifted(JOIN, 2, -1).shifts).toBe("ll");
  });

  test("or with all below it, at a seam", () => {
    expect(seamShifted(JOIN, 0, 1).shifts).toBe("rr");
    expect(seamShifted(JOIN, 1, -1).shifts).toBe("ll");
  });
});

describe("a board in hand", () => {
  test("lies as before while it is hardly moved", () => {
    expect(carried(JOIN, 1, 0.2, -0.4)).toEqual(JOIN);
  });

  test("goes where it is taken, and no further than the others", () => {
    expect(carried(JOIN, 0, 0, 1.2)).toEqual(moved(JOIN, 0, 1));
    expect(carried(JOIN, 0, 0, 9)).toEqual(moved(JOIN, 0, 2));
    expect(carried(JOIN, 2, 0, -9)).toEqual(moved(JOIN, 2, 0));
  });

  test("goes to a side of its new neighbours", () => {
    expect(carried(JOIN, 1, 0.4, 0)).toEqual(boardShifted(JOIN, 1, 1));
    expect(carried(JOIN, 0, -0.5, 2)).toEqual(boardShifted(moved(JOIN, 0, 2), 2, -1));
  });
});
