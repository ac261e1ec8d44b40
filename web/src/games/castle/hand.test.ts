import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, Texts } from "../../lib/text";

/** Letters that have room on one line beside the two counts, in the narrowest column. */
const ROOM = 16;

test.each(LANGUAGES)("the name of the tile has room beside what is left, in %s", (language) => {
  const texts = new Texts(language, [readFileSync(new URL(`../../../text/games/castle/table/${language}.ftl`, import.meta.url), "utf-8")]);
  for (const key of ["view-hand-yours", "view-hand-laid"]) expect(texts.text(key).length, key).toBeLessThanOrEqual(ROOM);
});
