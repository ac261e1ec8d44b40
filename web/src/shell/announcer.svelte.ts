/** The announcer for screen readers: whatever is announced is read, one text after the other. */

interface Line {
  id: number;
  text: string;
}

/** Texts that come at the same moment would hide each other. */
export const PAUSE = 200;
const KEPT = 6;

export class Announcer {
  lines = $state.raw<readonly Line[]>([]);
  private count = 0;
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  say(text: string): void {
    if (text === "") return;
    this.waiting.push(text);
    if (this.timer === null) this.next();
  }

  /** Nothing of what was announced is left to be read, nor waits for it. */
  silence(): void {
    this.lines = [];
    this.waiting = [];
  }

  private next(): void {
    const text = this.waiting.shift();
    if (text === undefined) {
      this.timer = null;
      return;
    }
    // A new line each time, so that the same words twice are read twice.
    this.lines = [...this.lines, { id: ++this.count, text }].slice(-KEPT);
    this.timer = setTimeout(() => this.next(), PAUSE);
  }
}

export const announcer = new Announcer();

/** Have a text read out when the screen reader comes to it. */
export const announce = (text: string): void => announcer.say(text);
