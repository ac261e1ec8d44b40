/** The letters that texts are set in: whatever is shown before they come moves when they do, away from under a pointer. */

import type { Language } from "./text";

/** Those of whole sentences; the others are for numbers and single words. */
const FONTS = ["500 1em Alegreya", "700 1em Alegreya", "500 1em Alegreya Sans", "700 1em Alegreya Sans"];

/** One letter out of each file that a language needs. */
const NEEDED: Record<Language, string> = { en: "a", pl: "aą", ru: "aя" };

/** Milliseconds; on a network so slow one rather reads in other letters. */
const PATIENCE = 2000;

/** Wait until the letters of a language are there, or it is clear that they will not come soon. */
export async function fontsReady(language: Language): Promise<void> {
  const coming = FONTS.map((font) => document.fonts.load(font, NEEDED[language]));
  await Promise.race([Promise.allSettled(coming), new Promise((done) => setTimeout(done, PATIENCE))]);
}
