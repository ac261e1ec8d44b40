// Written by scripts/page_types.py from the schemas of the server; do not edit.

export interface Answer {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "answer";
  /** The number of the entry that made the offer */
  offer: number;
  agree: boolean;
  /** Needed only by somebody who plays several seats */
  seat?: number | null;
}

/** The owner gives up a table that has not started or where nobody else plays; the host may close any. */
export interface Close {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "close";
}

/** The owner or the host gives a free seat to a bot, or a bot's seat to another bot or back to people. */
export interface Give {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "give";
  seat: number;
  /** Null opens the seat to people */
  bot: string | null;
}

/** The first message: what the client has seen already, so that it gets what it missed. */
export interface Hello {
  type: "hello";
  since?: number;
  chat?: number;
  /** How many of the last entries are wanted, after `since` and after `look`; all if none */
  entries?: number | null;
  /** Whether `changed` is wanted from the second update on */
  changes?: boolean;
}

/** What would the best bot play? */
export interface Hint {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  /** The number of the question, as it came with the offer */
  question: number;
  type: "hint";
}

/** Get up; once the game runs, a bot plays on. */
export interface Leave {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "leave";
  /** Needed only by somebody who plays several seats */
  seat?: number | null;
}

/** Look at the table from another of one's own seats. */
export interface Look {
  type: "look";
  seat: number;
}

export interface Move {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "move";
  /** The number of the question that this answers, as it came with the offer */
  question: number;
  move: string;
  /** Needed only by somebody who plays several seats */
  seat?: number | null;
}

export interface Mute {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "mute";
  person: string;
  muted?: boolean;
}

/** Propose something that all people at the table must agree to. */
export interface Offer {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "offer";
  what: "undo" | "end" | "pause";
  /** undo: the entry to go back to; before the own last move if not named */
  to?: number | null;
  /** Needed only by somebody who plays several seats */
  seat?: number | null;
}

export interface Ping {
  type: "ping";
}

/** What could this seat do if the others did as little as they may until it is asked? */
export interface Plan {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "plan";
}

/** What would these moves do? */
export interface Preview {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  /** The number of the question, as it came with the offer */
  question: number;
  type: "preview";
  /** Some of the moves offered; the first 200 of them if not named */
  moves?: string[] | null;
}

/** The owner or the host shows somebody the door. */
export interface Remove {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "remove";
  person: string;
}

export interface Resign {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "resign";
  /** Needed only by somebody who plays several seats */
  seat?: number | null;
}

export interface Resume {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "resume";
}

/** Play on oneself where a bot has taken over. */
export interface Return {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "return";
  /** Needed only by somebody who plays several seats */
  seat?: number | null;
}

export interface Say {
  type: "say";
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  text: string;
}

export interface Sit {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "sit";
  /** The first free seat if none is named */
  seat?: number | null;
}

export interface Start {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "start";
}

/** Take back the last own move, or, where nobody else is there but bots, everything after entry `to`. */
export interface Undo {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "undo";
  /** Needed only by somebody who plays several seats */
  seat?: number | null;
  to?: number | null;
}

/** May this move be played, and if not, why? */
export interface Why {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  /** The number of the question, as it came with the offer */
  question: number;
  type: "why";
  move: string;
}

/** The command with this key is on disk, as or before the entry of this number. */
export interface Ack {
  type: "ack";
  key: string;
  number: number;
}

/** An update to who knows how the table stood: of the table, only what is no longer as it was told. In `changes` an object goes deeper, by name or by the number of a list's part; `[value]` puts a value there; `[]` takes away what was there. */
export interface Changed {
  type: "changed";
  entries: EntryData[];
  revealed: EntryData[];
  changes: Record<string, unknown>;
}

export interface ChatLine {
  number: number;
  at: number;
  person: string | null;
  name: string;
  text: string;
}

/** Lines that have been said; none where all that were told before are gone. */
export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
}

/** Milliseconds left to each seat at the time `since`; those of running seats have been going down from then on. */
export interface ClocksData {
  left: number[];
  running: number[];
  since: number;
}

/** One entry of the log as a seat may read it; what it may not read is null. */
export interface EntryData {
  number: number;
  at: number;
  kind: string;
  seat: number | null;
  move: string | null;
  label: PhraseData | null;
  draws: (string | null)[];
  events: PhraseData[];
  details: Record<string, unknown>;
}

/** Points, or pieces brought and paid, and what they are called. */
export interface GainData {
  name: PhraseData;
  change: number;
}

export interface GainedPoints {
  name: PhraseData;
  change: number;
  track: string;
}

export interface Hinted {
  type: "hinted";
  key: string;
  question: number;
  bot: string;
  move: string;
  label: PhraseData;
}

/** Something that a move names: a sort of thing, such as `space`, and its word in the notation. */
export interface NamedData {
  what: string;
  which: string;
}

export interface OfferData {
  number: number;
  seat: number;
  what: "undo" | "end" | "pause";
  to: number | null;
  waiting: number[];
}

export interface OfferedMove {
  move: string;
  label: PhraseData;
}

/** A text before any language is chosen: the key in the catalogues and its arguments. A string or number among the arguments goes to Fluent as it is. An object with a `key` is a phrase, to be said first; an array holds phrases, to be joined by ", "; an object with a `seat` is the name of that seat's player. */
export interface PhraseData {
  key: string;
  args: Record<string, unknown>;
}

export interface PlacingData {
  seat: number;
  place: number;
  points: number;
  reason: PhraseData | null;
}

/** What the seat would be asked and could do, as of entry `number`, with what each move would do. `stops` is null then; else it says what comes before, and there are no moves: a draw of `chance`, `sealed` answers of others, that the game is `over`, or something `unknown` to this seat. */
export interface Planned {
  type: "planned";
  key: string;
  number: number;
  prompt: PhraseData | null;
  moves: OfferedMove[];
  previews: PreviewData[];
  stops: "chance" | "sealed" | "over" | "unknown" | null;
}

export interface Pong {
  type: "pong";
  now: number;
}

/** Who is at the table now, to play or to watch, and how many more watch whom nobody knows. */
export interface PresenceMessage {
  type: "presence";
  people: string[];
  watching: number;
  away: Record<string, number>;
}

/** What a move does until chance or somebody else is asked, as far as this seat can see. `asks` says who is asked after it, and `next` in words; both are null where that cannot be foreseen. */
export interface PreviewData {
  move: string;
  names: NamedData[];
  points: number;
  lines: GainedPoints[];
  stock: GainData[];
  says: PhraseData[];
  asks: "you" | "other" | "chance" | "nobody" | null;
  next: PhraseData | null;
}

export interface Previews {
  type: "previews";
  key: string;
  question: number;
  previews: PreviewData[];
}

/** What the seat is asked, and everything that it may answer. */
export interface Question {
  number: number;
  prompt: PhraseData;
  composed: boolean;
  moves: OfferedMove[];
}

/** A message that was not granted; `key` is that of the command, if it had one. */
export interface Refusal {
  type: "refused";
  key: string | null;
  code: string;
  text: string;
  reason: PhraseData | null;
  wait: number;
}

export interface ResultData {
  why: "finished" | "resigned" | "time" | "agreed" | "closed" | "imported";
  placings: PlacingData[];
}

export interface SeatData {
  kind: "person" | "local" | "bot";
  name: string;
  person: string | null;
  bot: string | null;
  stand_in: string | null;
  stand_in_why: string | null;
  resigned: boolean;
  given_up: "resigned" | "time" | null;
  you: boolean;
}

/** The table as one seat, or a spectator, may see it after the last entry. */
export interface Seen {
  id: string;
  number: number;
  now: number;
  status: "gathering" | "running" | "paused" | "over" | "stopped";
  owner: string | null;
  seats: SeatData[];
  seat: number | null;
  asked: number[];
  prompt: PhraseData | null;
  question: Question | null;
  scene: Record<string, unknown> | null;
  clocks: ClocksData | null;
  offer: OfferData | null;
  undo: "free" | "offer" | "no";
  undo_why: PhraseData | null;
  undo_takes: number | null;
  result: ResultData | null;
  stopped: StopData | null;
  rematch: string | null;
  muted: string[];
}

/** Why a table cannot go on: its log does not replay from this entry on. */
export interface StopData {
  number: number;
  why: PhraseData;
}

/** What happened since the client last heard, and how the table stands now. `revealed` repeats entries of sealed answers that were told before without their moves and are shown now. */
export interface Update {
  type: "update";
  entries: EntryData[];
  revealed: EntryData[];
  table: Seen;
}

/** Whether a move may be played; if not, `code` and `text` say why, and `reason` does in the words of the game. */
export interface Whether {
  type: "whether";
  key: string;
  question: number;
  move: string;
  allowed: boolean;
  code: string | null;
  text: string | null;
  reason: PhraseData | null;
}

export type Incoming = Hello | Look | Say | Ping | Preview | Why | Hint | Plan | Sit | Leave | Give | Start | Move | Undo | Offer | Answer | Resume | Resign | Return | Close | Remove | Mute;

export type Outgoing = Update | Changed | Ack | Refusal | ChatMessage | PresenceMessage | Pong | Previews | Whether | Hinted | Planned;
