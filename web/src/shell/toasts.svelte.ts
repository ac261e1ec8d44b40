/** Short messages that come and go. */

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  kind: "note" | "error";
  action: ToastAction | null;
  /** An answer to a click at a table: said there, and gone as soon as the reader does something else. */
  fleeting: boolean;
}

interface Wishes {
  kind?: Toast["kind"];
  action?: ToastAction;
  fleeting?: boolean;
}

const MOST = 2;
const SHORTEST = 5_000;
const PER_LETTER = 60;

/** How long a message stays, so that it can be read twice at leisure. */
export const lasting = (text: string): number => Math.max(SHORTEST, text.length * PER_LETTER);

export class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  private count = 0;
  private held = false;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Show a message; the number that it can be dismissed by. */
  add(text: string, { kind = "note", action, fleeting = false }: Wishes = {}): number {
    const toast: Toast = { id: ++this.count, text, kind, action: action ?? null, fleeting };
    // The same words again replace the old ones, and too many push out the oldest.
    const others = this.shown.filter((other) => other.text !== text);
    const kept = [...others, toast].slice(-MOST);
    for (const old of this.shown) if (!kept.includes(old)) this.stop(old.id);
    this.shown = kept;
    if (!this.held) this.start(toast);
    return toast.id;
  }

  dismiss(id: number): void {
    this.stop(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
    // The pointer cannot leave what is gone.
    if (this.shown.length === 0) this.held = false;
  }

  /** The reader goes on: what was said about the last click is no longer wanted. */
  sweep(): void {
    for (const { id, fleeting } of this.shown) if (fleeting) this.dismiss(id);
  }

  /** Somebody reads them: nothing goes. */
  hold(): void {
    this.held = true;
    for (const toast of this.shown) this.stop(toast.id);
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    for (const toast of this.shown) this.start(toast);
  }

  private start(toast: Toast): void {
    this.timers.set(
      toast.id,
      setTimeout(() => this.dismiss(toast.id), lasting(toast.text)),
    );
  }

  private stop(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }
}

export const toasts = new Toasts();

/** Tell the reader something; an error is read out at once. */
export const toast = (text: string, wishes: Wishes = {}): number => toasts.add(text, wishes);
