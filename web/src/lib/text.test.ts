import { describe, expect, test } from "vitest";
import { CATALOGUES, later, speaks } from "./catalogues";
import { LANGUAGES, preferred, Texts } from "./text";

const HILL = `
tile-inn = inn
    .a = an inn
visit = { $guest } visits { NAME($tile, form: "a") } { $times ->
    [one] once
   *[other] { $times } times
}.
list = First: { $parts }
`;

const hill = new Texts("en", [HILL]);

describe("texts", () => {
  test("take their arguments and the form that they ask for", () => {
    expect(hill.text("visit", { guest: "Ida", tile: "tile-inn", times: 1 })).toBe("Ida visits an inn once.");
  });

  test("a phrase is said with its seats and the phrases within it", () => {
    const visit = { key: "visit", args: { guest: { seat: 1 }, tile: "tile-inn", times: 3 } };
    expect(hill.say(visit, ["Ann", "Bo"])).toBe("Bo visits an inn 3 times.");
    expect(hill.say({ key: "list", args: { parts: [visit, { key: "tile-inn", args: {} }] } })).toBe(
      "First: 2 visits an inn 3 times., inn",
    );
  });

  test("a key without a text stands for itself", () => {
    expect(hill.text("tile-barn")).toBe("tile-barn");
    expect(hill.has("tile-barn")).toBe(false);
  });

  test("two sources with one key are an error", () => {
    expect(() => new Texts("en", [HILL, "tile-inn = tavern\n"])).toThrow("tile-inn");
  });
});

describe("languages", () => {
  test.each([
    [["de", "pl-PL", "en"], "pl"],
    [["RU"], "ru"],
    [["de"], "en"],
    [[], "en"],
  ])("%j gives %s", (wanted, language) => {
    expect(preferred(wanted)).toBe(language);
  });

  test.each(LANGUAGES)("every catalogue of the house speaks %s without a clash", async (language) => {
    const { default: sources } = await CATALOGUES[language]();
    const texts = new Texts(language, sources);
    expect(texts.has("nav-play") && texts.has("refusal-game-over")).toBe(true);
    expect(texts.has("table-own")).toBe(false);
  });

  test.each(LANGUAGES)("the texts of a game come with it in %s, and those of its areas when they are wanted", async (language) => {
    const { default: sources } = await CATALOGUES[language]();
    const table = new Texts(language, [...sources, ...(await later(language, "burgundy", []))]);
    expect(table.has("table-own") && table.has("kind-castle")).toBe(true);
    expect(table.has("rules-goal") || table.has("rules-search")).toBe(false);
    const book = new Texts(language, [...sources, ...(await later(language, "burgundy", ["rules"]))]);
    expect(book.has("rules-goal") && book.has("rules-search")).toBe(true);
    expect([speaks("burgundy"), speaks("nowhere")]).toEqual([true, false]);
  });
});
