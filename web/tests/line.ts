/** A WebSocket whose other end is the test, in place of the browser's; time stands still unless the test moves it. */

import { vi } from "vitest";
import type { Incoming, Outgoing } from "../src/lib/types/messages";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (last === undefined) throw new Error("nobody has connected");
    return last;
  }

  readyState = FakeSocket.CONNECTING;
  sent: Incoming[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** A dead line stays in closing. */
  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }

  // What the server and the network do.

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** Put it in place; gives what calls the listeners of the window. */
export function fakeLine(): (event: string) => void {
  const listeners: [string, () => void][] = [];
  const listen = (event: string, heard: () => void): unknown => listeners.push([event, heard]);
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    addEventListener: listen,
    removeEventListener: () => undefined,
    visibilityState: "visible",
    documentElement: { lang: "en" },
  });
  vi.stubGlobal("location", new URL("http://castellany.example/tables/k3"));
  return (event) => listeners.filter(([name]) => name === event).forEach(([, heard]) => heard());
}

export function noLine(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
