/** Texts for people: Fluent catalogues, said the way the server says them. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { PhraseData } from "./types/messages";

export const LANGUAGES = ["en", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", ru: "Русский" };

/** A text before any language is chosen, as the server sends it. */
export type Phrase = PhraseData;

export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, {
      functions: { NAME: ([key], { form }) => this.name(String(key), form === undefined ? "" : String(form)) },
      useIsolating: false,
    });
    for (const source of sources) {
      const errors = this.bundle.addResource(new FluentResource(source));
      if (errors[0]) throw errors[0];
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text of a key with its arguments filled in; a key without a text stands for itself. */
  text(key: string, args: Record<string, string | number> = {}): string {
    return this.format(key, "", args);
  }

  /** A phrase as text; seats go by these names or, where there are none, by their numbers from 1. */
  say(phrase: Phrase, names: readonly string[] = []): string {
    const said = Object.entries(phrase.args).map(([name, value]) => [name, this.said(value, names)]);
    return this.text(phrase.key, Object.fromEntries(said));
  }

  private said(value: unknown, names: readonly string[]): string | number {
    if (Array.isArray(value)) return value.map((part) => this.said(part, names)).join(", ");
    if (isSeat(value)) return names[value.seat] ?? value.seat + 1;
    if (isPhrase(value)) return this.say(value, names);
    return typeof value === "number" ? value : String(value);
  }

  /** The Fluent function NAME: a name in one of its forms, the plain one if none is asked for. */
  private name(key: string, form: string): string {
    return this.format(key, form, {});
  }

  private format(key: string, form: string, args: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(key);
    const pattern = form === "" ? message?.value : message?.attributes[form];
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }
}

function isSeat(value: unknown): value is { seat: number } {
  return typeof value === "object" && value !== null && "seat" in value;
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "key" in value && "args" in value;
}

/** The first of these languages that we speak, else English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((ours) => tag.toLowerCase().split("-")[0] === ours);
    if (language) return language;
  }
  return "en";
}
