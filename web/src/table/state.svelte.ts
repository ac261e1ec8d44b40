import { call, Refused } from "../lib/api";
import { componentsOf } from "../lib/components";
import { Denied, Ended, socketAddress, TableSocket, type Connection, type Listener, type Reply, type Request, type Told } from "../lib/socket";
import { toasts } from "../shell/toasts.svelte";
import type { Terms } from "../lib/types/http";
import type { ChatLine, EntryData, Hello, Hinted, OfferedMove, Planned, PresenceMessage, PreviewData, Question, Seen, Update, Whether } from "../lib/types/messages";
import { heard, joined, revealed } from "./entries";
import { seatNames } from "./names";

/** Entries that come with the first message; older ones are fetched by who scrolls back. */
const FIRST_ENTRIES = 25;
/** Previews that one message brings at most. */
const MOST_PREVIEWS = 200;

/** Bots answer at once: while they do, nobody plans. */
const BEFORE_PLANNING = 400;

/** Milliseconds until a server that is away is asked again what was agreed. */
const AGAIN = 2000;

export interface Offers {
  /** The question that is asked; null for what can only be planned. */
  question: number | null;
  moves: readonly OfferedMove[];
  previews: ReadonlyMap<string, PreviewData>;
}

/** One table as the reader sees it, kept up to date by the server; components read it and send commands through it. */
export class TableState implements Listener {
  /** The table after the last entry; null until the server has told. */
  seen = $state.raw<Seen | null>(null);
  /** What was agreed, with the game; null until the server has told. */
  terms = $state.raw<Terms | null>(null);
  /** The link that invites others, for those who may. */
  link = $state.raw<string | null>(null);
  /** What no move changes: boards, tiles. */
  components = $state.raw<Record<string, unknown> | null>(null);
  /** The last entries of the log, in order. */
  entries = $state.raw<readonly EntryData[]>([]);
  /** What came with the last update and had not been seen before: for motion, sounds and the live region. */
  fresh = $state.raw<readonly EntryData[]>([]);
  lines = $state.raw<readonly ChatLine[]>([]);
  presence = $state.raw<PresenceMessage | null>(null);
  connection = $state<Connection>("connecting");
  /** Why the line has ended for good: a code of the protocol. */
  endCode = $state<number | null>(null);
  /** What each offered move would do; empty until asked and told. */
  previews = $state.raw<ReadonlyMap<string, PreviewData>>(new Map());
  hinted = $state.raw<Hinted | null>(null);
  /** What the seat could do if the others did nothing more, while it waits for them. */
  planned = $state.raw<Planned | null>(null);
  /** Whether a command is on its way. */
  sending = $state(false);
  /** The server's clock minus this device's, in milliseconds. */
  skew = 0;

  readonly question = $derived(this.seen?.question ?? null);
  /** The seat that the reader looks from; null for who watches. */
  readonly seat = $derived(this.seen?.seat ?? null);
  readonly names = $derived<readonly string[]>(seatNames(this.seen?.seats ?? []));
  /** Whether the others wait for the seat that one looks from; a sealed answer is given, though it may be changed. */
  readonly myTurn = $derived.by(() => {
    const { seen, seat } = this;
    return this.question !== null && seen?.status === "running" && seat !== null && seen.asked.includes(seat);
  });

  /** The sealed answer that the seat has given and may still change. */
  readonly given = $derived.by(() => {
    if (this.question === null || this.myTurn) return null;
    return this.entries.findLast(({ kind, seat }) => kind === "move" && seat === this.seat)?.move ?? null;
  });

  /** What may be played, or planned while others play, with what it would do. */
  readonly offers = $derived.by<Offers | null>(() => {
    if (this.question !== null) return { question: this.question.number, moves: this.question.moves, previews: this.previews };
    if (this.planned === null) return null;
    const previews = new Map(this.planned.previews.map((one) => [one.move, one]));
    return { question: null, moves: this.planned.moves, previews };
  });

  readonly id: string;
  readonly invite: string | null;
  private readonly socket: TableSocket;
  private planning: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  /** The seat that the reader looked from when the line broke. */
  private looked: number | null = null;
  private closed = false;

  constructor(id: string, invite: string | null) {
    this.id = id;
    this.invite = invite;
    this.socket = new TableSocket(socketAddress(id, invite), this);
    void this.refresh();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.planning);
    clearTimeout(this.again);
    this.socket.close();
  }

  // ---- what the reader does; each throws Denied if it is not granted ----

  async play(move: string): Promise<void> {
    if (this.question === null || this.sending) return;
    await this.command({ type: "move", question: this.question.number, move, seat: this.seat });
  }

  /** Take back the last move, or ask the others for it where they must agree. */
  async undo(): Promise<void> {
    const may = this.seen?.undo;
    if (may === "free") await this.command({ type: "undo", seat: this.seat });
    if (may === "offer") await this.command({ type: "offer", what: "undo", seat: this.seat });
  }

  async command(request: Request): Promise<Reply> {
    this.sending = true;
    try {
      return await this.socket.ask(request);
    } finally {
      this.sending = false;
    }
  }

  async say(text: string): Promise<void> {
    await this.socket.ask({ type: "say", text });
  }

  /** Whether a move may be played, and if not, why; null where nothing is asked. */
  async why(move: string): Promise<Whether | null> {
    if (this.question === null) return null;
    const reply = await this.socket.ask({ type: "why", question: this.question.number, move });
    return reply.type === "whether" ? reply : null;
  }

  /** What the best bot would play, kept in `hinted` until the question is answered. */
  async hint(): Promise<void> {
    const { question, seat } = this;
    if (question === null) return;
    const reply = await this.socket.ask({ type: "hint", question: question.number });
    if (reply.type === "hinted" && this.stillAsked(question, seat)) this.hinted = reply;
  }

  look(seat: number): void {
    this.socket.tell({ type: "look", seat });
  }

  // ---- what the server says ----

  hello(): Hello {
    this.looked = this.seat;
    return {
      type: "hello",
      since: this.entries.at(-1)?.number ?? 0,
      chat: this.lines.at(-1)?.number ?? 0,
      entries: FIRST_ENTRIES,
    };
  }

  changed(connection: Connection, code: number | null): void {
    this.connection = connection;
    if (connection === "ended") this.endCode = code;
  }

  heard(message: Told): void {
    switch (message.type) {
      case "update":
        return this.updated(message);
      case "presence":
        this.presence = message;
        return;
      case "chat":
        this.lines = heard(this.lines, message.lines);
        return;
    }
  }

  private updated({ entries, revealed: shown, table }: Update): void {
    const first = this.seen === null || this.entries.length === 0;
    const told = joined(this.entries, entries);
    // What one seat was told of what has happened, another at the same device may not read: it is told anew.
    const turned = this.seat !== null && this.seat !== table.seat && told !== entries;
    const kept = turned ? entries : told;
    this.fresh = first ? [] : kept.filter(({ number }) => number > (this.entries.at(-1)?.number ?? 0));
    this.entries = revealed(kept, shown);
    this.skew = table.now - Date.now();
    const asked = this.question?.number;
    if (this.seat !== table.seat) this.planned = null;
    const mine = this.myTurn;
    this.seen = table;
    // What was said about a click while others played hides what is asked now.
    if (this.myTurn !== mine) toasts.sweep();
    this.lookAgain(table, turned);
    if (table.question === null || table.question.number !== asked || entries.length > 0) {
      this.hinted = null;
      this.previews = new Map();
      void this.foresee();
    }
    this.waitToPlan();
  }

  private waitToPlan(): void {
    clearTimeout(this.planning);
    const waiting = this.seen?.status === "running" && this.seat !== null && this.question === null;
    if (waiting) this.planning = setTimeout(() => void this.plan(), BEFORE_PLANNING);
    else this.planned = null;
  }

  private async plan(): Promise<void> {
    const { seat } = this;
    try {
      const reply = await this.socket.ask({ type: "plan" });
      const holds = reply.type === "planned" && reply.number === this.seen?.number;
      if (holds && this.seat === seat && this.question === null) this.planned = reply;
    } catch {
      // It has become one's turn, or nothing can be planned.
      this.planned = null;
    }
  }

  /** After the line broke the server chooses the seat to look from; go back to the own one if it could be that as well. */
  private lookAgain({ seat, seats, asked }: Seen, turned: boolean): void {
    const wanted = this.looked;
    this.looked = null;
    const own = wanted !== null && wanted !== seat && seats[wanted]?.you;
    if (own && (asked.includes(wanted) || !asked.some((other) => seats[other]?.you))) this.look(wanted);
    else if (turned && seat !== null) this.look(seat);
  }

  /** At a sealed question several seats of one reader have questions of the same number. */
  private stillAsked(question: Question, seat: number | null): boolean {
    return this.question?.number === question.number && this.seat === seat;
  }

  /** Ask what the offered moves would do. */
  private async foresee(): Promise<void> {
    const { question, seat } = this;
    if (question === null) return;
    const told = new Map<string, PreviewData>();
    for (let from = 0; from < question.moves.length; from += MOST_PREVIEWS) {
      const moves = question.moves.slice(from, from + MOST_PREVIEWS).map(({ move }) => move);
      try {
        const reply = await this.socket.ask({ type: "preview", question: question.number, moves });
        if (reply.type === "previews") for (const one of reply.previews) told.set(one.move, one);
      } catch (error) {
        // Without previews every move can still be played from the list.
        if (error instanceof Denied || error instanceof Ended) return;
        throw error;
      }
      if (!this.stillAsked(question, seat)) return;
    }
    this.previews = told;
  }

  /** Fetch what was agreed, and the link, which is only for those who sit there. */
  async refresh(): Promise<void> {
    try {
      await this.fetchTerms();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Who may not see the table is told so over the line; a server that is away is asked again.
      const away = error.status === 0 || error.status >= 500 || error.status === 429;
      if (away && !this.closed && this.connection !== "ended") this.again = setTimeout(() => void this.refresh(), AGAIN);
    }
  }

  private async fetchTerms(): Promise<void> {
    const path = { table: this.id };
    const { terms, link } = await call("GET /api/tables/{table}", { path, query: { invite: this.invite } });
    this.terms = terms;
    this.link = link;
    this.components = await componentsOf(terms);
  }
}
