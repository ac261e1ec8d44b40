import { expect, test } from "vitest";
import type { Me } from "../../lib/types/http";
import type { SeatData, Seen } from "../../lib/types/messages";
import { isFree, isSeated, mayRule } from "./rights";

const seat = (changes: Partial<SeatData>): SeatData => ({
  kind: "person",
  name: "",
  person: null,
  bot: null,
  stand_in: null,
  stand_in_why: null,
  resigned: false,
  given_up: null,
  you: false,
  ...changes,
});
const seen = (owner: string | null, seats: SeatData[]): Seen => ({ owner, seats }) as Seen;
const who = (id: string, host = false): Me => ({ id, name: id, guest: true, host, language: "en", settings: {} });

test("a seat is free for a person where nobody sits", () => {
  expect(isFree(seat({}))).toBe(true);
  expect(isFree(seat({ person: "a" }))).toBe(false);
  expect(isFree(seat({ kind: "bot", bot: "greedy" }))).toBe(false);
});

test("the owner and the host rule a table, and nobody else while the owner is there", () => {
  const seats = [seat({ person: "a", you: true })];
  expect(mayRule(seen("a", seats), who("a"))).toBe(true);
  expect(mayRule(seen("b", seats), who("a"))).toBe(false);
  expect(mayRule(seen("b", seats), who("a", true))).toBe(true);
  expect(mayRule(seen("b", seats), null)).toBe(false);
});

test("where the owner is gone, whoever sits there does", () => {
  const sitting = seen(null, [seat({ person: "a", you: true })]);
  expect(isSeated(sitting)).toBe(true);
  expect(mayRule(sitting, who("a"))).toBe(true);
  expect(mayRule(seen(null, [seat({ person: "b" })]), who("a"))).toBe(false);
});
