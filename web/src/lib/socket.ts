/** The line to one table: it comes back by itself, and what was sent without an answer is sent again under the same key. */

import { changed, type Changes } from "./changes";
import { newKey } from "./key";
import type { Changed, Hello, Incoming, Outgoing, Refusal, Seen } from "./types/messages";

export type Connection = "connecting" | "open" | "lost" | "ended";

/** What the server says, with the table always whole. */
export type Told = Exclude<Outgoing, Changed>;

export interface Listener {
  /** What has been seen so far, for the greeting. */
  hello(): Hello;
  heard(message: Told): void;
  /** `code` is the server's reason where the line has ended for good. */
  changed(connection: Connection, code: number | null): void;
}

type Keyed = Extract<Incoming, { key: string }>;
type Unkeyed<M> = M extends { key: string } ? Omit<M, "key"> : never;
/** A message that is answered, before it has a key. */
export type Request = Unkeyed<Keyed>;
export type Reply = Extract<Outgoing, { key: string }>;

/** The server has answered, and does not grant it. */
export class Denied extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** The line has ended for good, and whoever waits for an answer gets none. */
export class Ended extends Error {}

interface Waiting {
  text: string;
  tries: number;
  resolve(reply: Reply): void;
  reject(why: unknown): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** The same once the browser says that there is no network: a server on the same machine or in the house still answers. */
const PONG_OFFLINE = 600;
/** From the first attempt to the first message. */
const GREETED_WITHIN = 12_000;
/** Seconds that a refused message is kept to be tried again, and how often. */
const PATIENCE = 5;
const TRIES = 4;
/** Codes of the server after which coming back is no use. */
const FOR_GOOD = new Set([1008, 4001, 4003, 4004, 4009]);

export class TableSocket {
  private socket: WebSocket | null = null;
  /** The table as it was last told over this line. */
  private known: Seen | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private again: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private pong: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private readonly address: string;
  private readonly listener: Listener;

  constructor(address: string, listener: Listener) {
    this.address = address;
    this.listener = listener;
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send a message, and again until it is answered; Denied if it is not granted. */
  ask(request: Request): Promise<Reply> {
    const key = newKey();
    const text = JSON.stringify({ ...request, key });
    return new Promise((resolve, reject) => {
      if (this.over) return reject(new Ended());
      this.waiting.set(key, { text, tries: 0, resolve, reject });
      this.send(text);
    });
  }

  /** Send a message that has no answer of its own. */
  tell(message: Exclude<Incoming, Keyed>): void {
    this.send(JSON.stringify(message));
  }

  close(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    this.finish();
    this.socket?.close();
  }

  private connect(): void {
    this.listener.changed(this.socket === null ? "connecting" : "lost", null);
    this.again = undefined;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.expect(GREETED_WITHIN);
    socket.onopen = () => {
      socket.send(JSON.stringify({ ...this.listener.hello(), changes: true } satisfies Hello));
      for (const { text } of this.waiting.values()) socket.send(text);
      this.ping = setInterval(() => this.probe(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.receive(this.whole(JSON.parse(String(data))));
    };
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.lost(code);
    };
  }

  private whole(message: Outgoing): Told {
    if (message.type === "update") this.known = message.table;
    if (message.type !== "changed") return message;
    const { changes, ...rest } = message;
    this.known = changed(this.known as Seen, changes as Changes);
    return { ...rest, type: "update", table: this.known };
  }

  private receive(message: Told): void {
    clearTimeout(this.pong);
    this.pong = undefined;
    if (message.type === "update") {
      // Not with the first message: that may be a refusal, and who is refused must not come back at once.
      this.pause = FIRST_PAUSE;
      this.listener.changed("open", null);
    }
    if (message.type === "refused") this.refused(message);
    else if ("key" in message) {
      this.waiting.get(message.key)?.resolve(message);
      this.waiting.delete(message.key);
    }
    this.listener.heard(message);
  }

  private refused(refusal: Refusal): void {
    const key = refusal.key ?? "";
    const one = this.waiting.get(key);
    if (one === undefined) return;
    if (refusal.wait > 0 && refusal.wait <= PATIENCE && ++one.tries < TRIES) {
      setTimeout(() => this.waiting.has(key) && this.send(one.text), refusal.wait * 1000);
      return;
    }
    this.waiting.delete(key);
    one.reject(new Denied(refusal));
  }

  private lost(code: number): void {
    this.still();
    if (this.over) return;
    if (FOR_GOOD.has(code)) {
      this.finish();
      this.listener.changed("ended", code);
      return;
    }
    this.listener.changed("lost", code);
    const pause = this.pause * (0.75 + Math.random() / 2);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.again = setTimeout(() => this.connect(), pause);
  }

  /** The network or the reader is back: see at once whether the line is. */
  private readonly hurry = (): void => {
    if (this.over || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.probe();
    if (this.again === undefined) return;
    clearTimeout(this.again);
    this.connect();
  };

  /** The network is gone, as the browser sees it: see soon whether the line is. */
  private readonly doubt = (): void => {
    if (this.over || this.socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.pong);
    this.pong = undefined;
    this.probe(PONG_OFFLINE);
  };

  /** A line can be dead without saying so: ask, and hang up if nothing comes back. */
  private probe(within = PONG_WITHIN): void {
    this.tell({ type: "ping" });
    this.expect(within);
  }

  /** Hang up unless something is heard in time. */
  private expect(within: number): void {
    this.pong ??= setTimeout(() => {
      const socket = this.socket;
      if (socket === null) return;
      // The browser may wait long for a dead line to close, so nobody waits for it.
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
      this.lost(0);
    }, within);
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private still(): void {
    clearInterval(this.ping);
    clearTimeout(this.pong);
    clearTimeout(this.again);
    this.pong = this.again = undefined;
  }

  private finish(): void {
    this.over = true;
    this.still();
    for (const { reject } of this.waiting.values()) reject(new Ended());
    this.waiting.clear();
  }
}

/** The address of a table's WebSocket, on the server that the page came from. */
export function socketAddress(table: string, invite: string | null): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  if (invite !== null) address.searchParams.set("invite", invite);
  return address.href;
}
