import { CATALOGUES, later, speaks } from "./catalogues";
import { keep, kept } from "./kept";
import { fontsReady } from "./fonts";
import { LANGUAGES, preferred, Texts, type Language, type Phrase } from "./text";

const KEPT = "castellany-language";

/** The page's texts in the reader's language; whatever reads them changes with the language. */
class Words {
  private texts = $state.raw(new Texts("en", []));
  /** The game that is spoken of: games have texts of the same keys, so there is one at a time. */
  private game: string | null = null;
  /** Areas whose texts only some screens need, and which one has been. */
  private areas: readonly string[] = [];
  /** What is fetched comes one after another, so that the last wish wins. */
  private fetching: Promise<unknown> = Promise.resolve();

  get language(): Language {
    return this.texts.language;
  }

  /** Fetch the texts of a language, and speak it from then on. */
  speak(language: Language): Promise<void> {
    return this.inTurn(() => this.fetch(language, this.game, this.areas));
  }

  /** Fetch the texts of a game, and speak of it from then on; those of the game before are gone. */
  play(game: string): Promise<void> {
    return this.inTurn(async () => {
      if (!speaks(game)) throw new Error(`no texts of ${game}`);
      if (this.game !== game) await this.fetch(this.language, game, this.areas);
    });
  }

  /** Fetch the texts of an area that is not loaded with the page; they follow language and game from then on. */
  also(area: string): Promise<void> {
    return this.inTurn(async () => {
      if (!this.areas.includes(area)) await this.fetch(this.language, this.game, [...this.areas, area]);
    });
  }

  private async fetch(language: Language, game: string | null, areas: readonly string[]): Promise<void> {
    const [{ default: sources }, more] = await Promise.all([CATALOGUES[language](), later(language, game, areas)]);
    this.texts = new Texts(language, [...sources, ...more]);
    this.game = game;
    this.areas = areas;
    document.documentElement.lang = language;
  }

  private inTurn(job: () => Promise<void>): Promise<void> {
    const done = this.fetching.then(job);
    this.fetching = done.catch(() => undefined);
    return done;
  }

  /** Speak a language, now and when the page is next opened. */
  choose(language: Language): Promise<void> {
    keep(KEPT, language);
    const coming = fontsReady(language);
    return this.inTurn(async () => {
      await coming;
      await this.fetch(language, this.game, this.areas);
    });
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
