import { CATALOGUES } from "./catalogues";
import { keep, kept } from "./kept";
import { LANGUAGES, preferred, Texts, type Language, type Phrase } from "./text";

const KEPT = "castellany-language";

/** The page's texts in the reader's language; whatever reads them changes with the language. */
class Words {
  private texts = $state.raw(new Texts("en", []));

  get language(): Language {
    return this.texts.language;
  }

  /** Fetch the texts of a language, and speak it from then on. */
  async speak(language: Language): Promise<void> {
    const { default: sources } = await CATALOGUES[language]();
    this.texts = new Texts(language, sources);
    document.documentElement.lang = language;
  }

  /** Speak a language, now and when the page is next opened. */
  async choose(language: Language): Promise<void> {
    keep(KEPT, language);
    await this.speak(language);
  }

  text(key: string, args: Record<string, string | number> = {}): string {
    return this.texts.text(key, args);
  }

  say(phrase: Phrase, names: readonly string[] = []): string {
    return this.texts.say(phrase, names);
  }
}

/** The language that the reader chose on this device, else the browser's. */
export function firstLanguage(): Language {
  const chosen = kept(KEPT);
  return LANGUAGES.find((language) => language === chosen) ?? preferred(navigator.languages);
}

export const words = new Words();

/** The text of a key in the reader's language. */
export const text = (key: string, args: Record<string, string | number> = {}): string => words.text(key, args);

/** A phrase of the server in the reader's language. */
export const say = (phrase: Phrase, names: readonly string[] = []): string => words.say(phrase, names);
