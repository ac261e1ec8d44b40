import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE, SERVER, type Program } from "../src/screens/credits/software";

const file = readFileSync(new URL("../../docs/dependencies.md", import.meta.url), "utf8");
const rows = file.split("\n").flatMap((line) => {
  const [, name = "", why = "", licence = ""] = line.split("|").map((cell) => cell.trim());
  return licence === "" ? [] : [{ name: name.replaceAll("`", ""), why, licence }];
});

/** Who is credited in words of their own: typefaces and glyphs. */
const ELSEWHERE = ["@fontsource/alegreya", "@fontsource/alegreya-sans", "@iconify-json/game-icons"];

const running = (where: string): Program[] =>
  rows
    .filter(({ name, why }) => why.split(":")[0]?.includes(where) && !ELSEWHERE.includes(name))
    .map(({ name, licence }) => ({ name, licence }));

test("every program that runs on the server is credited with its licence", () => {
  expect(SERVER).toEqual(expect.arrayContaining(running("run time")));
  expect(SERVER).toHaveLength(running("run time").length);
});

test("every program within the page is credited with its licence", () => {
  expect(PAGE).toEqual(expect.arrayContaining(running("in the page")));
  expect(PAGE).toHaveLength(running("in the page").length);
});
