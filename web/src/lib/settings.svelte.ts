import { untrack } from "svelte";
import { keep, kept } from "./kept";
import { me } from "./me.svelte";
import type { Language } from "./text";
import { words } from "./words.svelte";

/** What the reader has chosen about how the page behaves. */
export interface Choices {
  sounds: boolean;
  /** Whether pieces travel and lights breathe. */
  motion: boolean;
  /** Whether ending a turn with something left to do asks first. */
  confirmEnd: boolean;
  /** Whether keys of one letter do something. */
  shortcuts: boolean;
  /** Whether the browser says when it is one's turn; its permission holds for this device only. */
  notify: boolean;
}

const KEPT = "castellany-settings";
const FIRST: Choices = { sounds: false, motion: true, confirmEnd: true, shortcuts: true, notify: false };
const SHARED = ["sounds", "motion", "confirmEnd", "shortcuts"] as const;

/** The choices among other things that were kept; what is none of ours, or of the wrong kind, is left out. */
export function choicesIn(data: unknown, names: readonly (keyof Choices)[]): Partial<Choices> {
  if (typeof data !== "object" || data === null) return {};
  const ours = Object.entries(data).filter(([name]) => names.some((known) => known === name));
  return Object.fromEntries(ours.filter(([, value]) => typeof value === "boolean"));
}

/** Kept on this device, and with the person where there is one, whose choices then hold on every device. */
class Settings {
  private choices = $state.raw<Choices>({ ...FIRST, ...choicesIn(read(), [...SHARED, "notify"]) });

  constructor() {
    $effect.root(() => {
      $effect(() => this.adopt(choicesIn(me.who?.settings, SHARED)));
      $effect(() => {
        document.documentElement.dataset["motion"] = this.motion ? "on" : "off";
      });
    });
  }

  get sounds(): boolean {
    return this.choices.sounds;
  }

  get motion(): boolean {
    return this.choices.motion;
  }

  get confirmEnd(): boolean {
    return this.choices.confirmEnd;
  }

  get shortcuts(): boolean {
    return this.choices.shortcuts;
  }

  get notify(): boolean {
    return this.choices.notify && "Notification" in globalThis && Notification.permission === "granted";
  }

  /** Whether anything may move: neither the reader nor their system is against it. */
  get animated(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Choose, from now on; Refused if the server cannot keep it, and then it holds on this device. */
  async choose(changes: Partial<Choices>): Promise<void> {
    this.adopt(changes);
    const shared = choicesIn(changes, SHARED);
    if (me.who !== null && Object.keys(shared).length > 0) await me.change({ settings: { ...shared } });
  }

  /** Speak a language from now on, in letters too; Refused as above. */
  async speak(language: Language): Promise<void> {
    await words.choose(language);
    if (me.who !== null && me.who.language !== language) await me.change({ language });
  }

  private adopt(changes: Partial<Choices>): void {
    const choices = { ...untrack(() => this.choices), ...changes };
    this.choices = choices;
    keep(KEPT, JSON.stringify(choices));
  }
}

function read(): unknown {
  try {
    return JSON.parse(kept(KEPT) ?? "null");
  } catch {
    return null;
  }
}

export const settings = new Settings();
