/** What the code reads off an element, some element carries: a name that changes on one side only would go unnoticed. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = new URL("../src/", import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"));
const texts = files.map((path) => readFileSync(new URL(path, SOURCE), "utf-8"));

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The names in `dataset["name"]` and in `const { name = "", other } = element.dataset`. */
const read = new Set(
  texts.flatMap((text) => [
    ...[...text.matchAll(/dataset\["(\w+)"\](?! =[^=])/g)].map(([, name]) => name ?? ""),
    ...[...text.matchAll(/\{([^{}]*)\} = [^;]*\.dataset;/g)].flatMap(([, names]) => (names ?? "").split(",").map((one) => /\w+/.exec(one)?.[0] ?? "")),
  ]),
);
const written = new Set(
  texts.flatMap((text) => [
    ...[...text.matchAll(/[\s"](data-[a-z-]+)(?==|["\s}>,:])/g)].map(([, name]) => name ?? ""),
    ...[...text.matchAll(/dataset\["(\w+)"\] =[^=]/g)].map(([, name]) => `data-${dashed(name ?? "")}`),
  ]),
);

test.each([...read].sort())("%s is carried by some element", (name) => {
  expect(written).toContain(`data-${dashed(name)}`);
});

test("there are such names", () => {
  expect(read.size).toBeGreaterThan(5);
});
