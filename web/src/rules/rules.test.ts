import { describe, expect, test } from "vitest";
import { blocks } from "./prose";
import { contains, cut, fold, wanted } from "./search";

describe("the bodies of the rules", () => {
  test("paragraphs, lists and stressed words are told apart", () => {
    expect(blocks("One\n  line.\n\n• __A__: x\n• B\n\nEnd")).toEqual([
      { kind: "paragraph", runs: [{ text: "One line.", strong: false }] },
      {
        kind: "list",
        items: [
          [
            { text: "A", strong: true },
            { text: ": x", strong: false },
          ],
          [{ text: "B", strong: false }],
        ],
      },
      { kind: "paragraph", runs: [{ text: "End", strong: false }] },
    ]);
  });
});

describe("the search", () => {
  test("takes no notice of case and accents, and keeps lengths", () => {
    expect(fold("Żółty Ёж")).toBe("zolty еж");
    expect(fold("ŁĄKA")).toHaveLength(4);
  });

  test("wants every word, at the beginning of one", () => {
    expect(contains("All workers of the duchy", wanted("work duchy"))).toBe(true);
    expect(contains("All workers of the duchy", wanted("work mine"))).toBe(false);
    expect(contains("fireworks", wanted("work"))).toBe(false);
  });

  test("shows what was found", () => {
    expect(cut("Żółty heks, żółto", wanted("zolt"))).toEqual([
      { text: "Żółt", found: true },
      { text: "y heks, ", found: false },
      { text: "żółt", found: true },
      { text: "o", found: false },
    ]);
    expect(cut("nothing", wanted(""))).toEqual([{ text: "nothing", found: false }]);
  });
});
