import { expect, test } from "vitest";
import { ago, clockFace, duration } from "./duration";

test.each([
  [-5, "0:00"],
  [59_999, "0:59"],
  [600_000, "10:00"],
  [3_723_000, "1:02:03"],
  [93_600_000, "1 day 2 hr"],
])("a clock with %i ms shows %s", (left, shown) => {
  expect(clockFace(left, "en")).toBe(shown);
});

test("a length of time stands in the largest unit that fits", () => {
  expect(duration(90, "en")).toBe("90 seconds");
  expect(duration(300, "pl")).toBe("5 minut");
  expect(duration(7_200, "en")).toBe("2 hours");
  expect(duration(259_200, "ru")).toBe("3 дня");
});

test("the past has a name", () => {
  const now = 1_000_000_000;
  expect(ago(now + 5, now, "en")).toBe("this minute");
  expect(ago(now - 3_600_000, now, "en")).toBe("1 hour ago");
  expect(ago(now - 90_000_000, now, "pl")).toBe("wczoraj");
});
