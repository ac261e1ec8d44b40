import { CATALOGUES } from "./catalogues";
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
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // A browser that keeps nothing asks its own settings again next time.
    }
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
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // Nothing is kept here.
  }
  return LANGUAGES.find((language) => language === kept) ?? preferred(navigator.languages);
}

export const words = new Words();

/** The text of a key in the reader's language. */
export const text = (key: string, args: Record<string, string | number> = {}): string => words.text(key, args);

/** A phrase of the server in the reader's language. */
export const say = (phrase: Phrase, names: readonly string[] = []): string => words.say(phrase, names);
