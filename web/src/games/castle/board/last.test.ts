import { expect, test } from "vitest";
import type { EntryData } from "../../../lib/types/messages";
import { lastLaid } from "./last";

const entry = (move: string | null): EntryData => ({ number: 1, at: 0, kind: "move", seat: 0, move, label: null, draws: [], events: [], details: {} });

test("the tile laid last is the last that the record tells of", () => {
  expect(lastLaid([entry("place h3@e5 east"), entry("put follower on 2"), entry("place r2@d11 north"), entry("pass"), entry(null)])).toBe("d11");
  expect(lastLaid([entry(null)])).toBe("");
});
