import { CATALOGUES, LATER } from "./catalogues";
import { keep, kept } from "./kept";
import { LANGUAGES, preferred, Texts, type Language, type Phrase } from "./text";

const KEPT = "castellany-language";

/** The page's texts in the reader's language; whatever reads them changes with the language. */
class Words {
  private texts = $state.raw(new Texts("en", []));
  /** Areas whose texts only some screens need, and which one has been. */
  private areas: readonly string[] = [];
  /** What is fetched comes one after another, so that the last wish wins. */
  private fetching: Promise<unknown> = Promise.resolve();

  get language(): Language {
    return this.texts.language;
  }

  /** Fetch the texts of a language, and speak it from then on. */
  speak(language: Language): Promise<void> {
    return this.inTurn(() => this.fetch(language, this.areas));
  }

  /** Fetch the texts of an area that is not loaded with the page; they follow the language from then on. */
  also(area: string): Promise<void> {
    return this.inTurn(async () => {
      if (!this.areas.includes(area)) await this.fetch(this.language, [...this.areas, area]);
    });
  }

  private async fetch(language: Language, areas: readonly string[]): Promise<void> {
    const later = areas.map((area) => LATER[`/text/later/${area}/${language}.ftl`]?.() ?? "");
    const [{ default: sources }, ...more] = await Promise.all([CATALOGUES[language](), ...later]);
    this.texts = new Texts(language, [...sources, ...more]);
    this.areas = areas;
    document.documentElement.lang = language;
  }

  private inTurn(job: () => Promise<void>): Promise<void> {
    const done = this.fetching.then(job);
    this.fetching = done.catch(() => undefined);
    return done;
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
