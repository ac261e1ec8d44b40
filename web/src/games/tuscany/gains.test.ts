import { expect, test } from "vitest";
import type { PreviewData } from "../../lib/types/messages";
import { gainsOf, greenOf } from "./gains";

const said = (key: string, args: Record<string, string | number> = {}): PreviewData["says"][number] => ({ key, args });

/** Grapes and livestock complete a region of three that shows grapes, paid with two cards. */
const preview: PreviewData = {
  move: "place agriculture-grapes-livestock@23 for card+card",
  names: [],
  points: 7,
  lines: [
    { name: said("source-regions"), change: 6, track: "green" },
    { name: said("source-crops"), change: 1, track: "green" },
  ],
  stock: [{ name: said("cards-agriculture"), change: -2 }],
  says: [
    said("preview-region", { size: 3 }),
    said("preview-crop", { crop: "crop-grapes", new: "no" }),
    said("preview-crop", { crop: "crop-livestock", new: "yes" }),
    said("about-agriculture"),
  ],
  asks: null,
  next: null,
};

test("points come with why they come, noughts last, and costs are left to the cards", () => {
  expect(gainsOf({ preview }).map(({ change, name }) => [change, name.key])).toEqual([
    [6, "preview-region"],
    [1, "preview-crop"],
    [0, "preview-crop"],
  ]);
  expect(greenOf({ preview })).toBe(7);
});

test("points that no sentence explains and things that are won are told too", () => {
  const more = {
    ...preview,
    lines: [{ name: said("source-storage-tiles"), change: 2, track: "green" }, { name: said("source-overflow"), change: 2, track: "red" }],
    stock: [{ name: said("label-marble"), change: 1 }],
    says: [],
  };
  expect(gainsOf({ preview: more }).map(({ change, track, name }) => [change, track, name.key])).toEqual([
    [2, "green", "source-storage-tiles"],
    [2, "red", "source-overflow"],
    [1, "", "label-marble"],
  ]);
  expect(greenOf({ preview: more })).toBe(2);
});
