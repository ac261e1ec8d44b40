/** Small sounds, made here: a few soft tones, and nothing to fetch. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "chat" | "end" | "low";

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [pitch: number, at: number, lasts: number];

const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [
    [587, 0, 0.22],
    [880, 0.13, 0.4],
  ],
  move: [[294, 0, 0.09]],
  chat: [[1047, 0, 0.12]],
  end: [
    [392, 0, 0.3],
    [494, 0.16, 0.3],
    [587, 0.32, 0.7],
  ],
  low: [
    [440, 0, 0.12],
    [440, 0.2, 0.12],
  ],
};
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sounds || !("AudioContext" in window)) return;
  // A browser is silent until the reader has done something on the page, and would then make up for it all at once.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) play(context, tone);
}

function play(audio: AudioContext, [pitch, at, lasts]: Tone): void {
  const from = audio.currentTime + at;
  const voice = audio.createOscillator();
  const loud = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  loud.gain.setValueAtTime(0, from);
  loud.gain.linearRampToValueAtTime(LOUDNESS, from + 0.01);
  loud.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  voice.connect(loud).connect(audio.destination);
  voice.start(from);
  voice.stop(from + lasts);
}
