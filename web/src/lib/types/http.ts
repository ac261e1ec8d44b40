// Written by scripts/page_types.py from the schemas of the server; do not edit.

/** The command with this key is on disk, as or before the entry of this number. */
export interface Ack {
  type: "ack";
  key: string;
  number: number;
}

/** The process answers. */
export interface Alive {
  alive?: boolean;
}

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

export interface BlockList {
  blocked: Blocked[];
}

export interface Blocked {
  id: string;
  name: string;
}

export interface BotSeat {
  kind: "bot";
  bot: string;
}

/** What is left out stays as it is. */
export interface Changes {
  name?: string | null;
  language?: "en" | "pl" | "ru" | null;
  /** Whatever the page wants to remember, up to 4096 bytes */
  settings?: Record<string, unknown> | null;
}

export interface ChatLine {
  number: number;
  at: number;
  person: string | null;
  name: string;
  text: string;
}

/** Everything that one edition leaves to the table. */
export interface Choices {
  players: number[];
  modules: Expansion[];
  options: Option[];
}

/** Milliseconds left to each seat at the time `since`; those of running seats have been going down from then on. */
export interface ClocksData {
  left: number[];
  running: number[];
  since: number;
}

/** The owner gives up a table that has not started or where nobody else plays; the host may close any. */
export interface Close {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "close";
}

/** Every move may take so many days. */
export interface Correspondence {
  kind: "correspondence";
  days: number;
}

export interface EditionData {
  edition: string;
  choices: Choices;
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

/** A module that a table may play with. */
export interface Expansion {
  key: string;
  name: string;
  requires: string[];
  conflicts: string[];
}

export interface Farewell {
  /** Needed to delete an account, not a guest */
  password?: string | null;
}

/** A new table, and what to send to those who are to sit there. */
export interface Founded {
  id: string;
  invite: string;
  link: string;
}

/** A game, its editions (the first is what is played if none is named) and what each leaves to the table. */
export interface GameData {
  game: string;
  editions: EditionData[];
}

/** Everything that a table can be made of. Bots come weakest first. */
export interface GamesData {
  games: GameData[];
  bots: string[];
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

/** Get up; once the game runs, a bot plays on. */
export interface Leave {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  type: "leave";
  /** Needed only by somebody who plays several seats */
  seat?: number | null;
}

export interface Line {
  /** The sender's own name for this command; sending it again under the same name does nothing new */
  key: string;
  text: string;
}

/** Points from one source. */
export interface LineData {
  name: PhraseData;
  points: number;
}

/** Plain text, never HTML; without the lines of people whom the reader has blocked. */
export interface Lines {
  lines: ChatLine[];
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  edition: string;
  status: "gathering" | "running" | "paused" | "over" | "stopped";
  visibility: "public" | "invitation" | "private";
  clock: Record<string, unknown> | null;
  seats: ListedSeat[];
  asked: number[];
  changed_at: number;
  your_turn: boolean;
  prompt: PhraseData | null;
  clocks: ClocksData | null;
}

export interface ListedSeat {
  name: string;
  person: string | null;
  bot: string | null;
  free: boolean;
}

/** Public tables that gather people or run, and the asker's own; `clocks` are to be read at the time `now`. */
export interface Lists {
  now: number;
  public: Listed[];
  mine: Listed[];
}

/** Somebody who shares the owner's device sits here. */
export interface LocalSeat {
  kind: "local";
  name: string;
}

/** Entries in order; `first` says that there are none before. */
export interface LogPage {
  entries: EntryData[];
  first: boolean;
}

export interface Login {
  /** Letters, digits, spaces and . - _ ' only */
  name: string;
  password: string;
}

/** Where a part of the game begins: `level` 1 for the large ones, 2 for those within them. */
export interface MarkData {
  number: number;
  level: number;
  name: PhraseData;
}

/** Whoever asks. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  /** Whether this person may do what the owner of a table may, at every table */
  host: boolean;
  language: "en" | "pl" | "ru";
  settings: Record<string, unknown>;
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

export interface NewAccount {
  /** Letters, digits, spaces and . - _ ' only */
  name: string;
  password: string;
}

export interface NewGuest {
  /** One is made up if it is left out */
  name?: string | null;
  /** That of the browser if it is left out */
  language?: "en" | "pl" | "ru" | null;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** Where one is waited for, and a name for that, to be sent as `since` with the next request. */
export interface NewsData {
  state: string;
  turns: Turn[];
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

/** One entry of a set-up's options. */
export interface Option {
  key: string;
  name: string;
  values: string[];
  value_names: Record<string, string>;
  default: string;
  per_seat: string[];
  module: string;
  instead: Record<string, Values>;
}

/** Somebody with a device of their own sits here. */
export interface PersonSeat {
  kind: "person";
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

/** From which entry, on which seat, and which bots sit on the others, in order. */
export interface PlayOn {
  number: number;
  seat: number;
  bots: string[];
}

/** The points of each seat after an entry. */
export interface PointsData {
  number: number;
  points: number[];
}

/** How the game stood after an entry, without what was taken back, as one seat may see it or from above. */
export interface Position {
  id: string;
  number: number;
  seat: number | null;
  open: boolean;
  asked: number[];
  prompt: PhraseData;
  scene: Record<string, unknown>;
}

/** Why a request was not granted. */
export interface Problem {
  /** The same in every language */
  code: string;
  /** One or two sentences for the reader */
  text: string;
  /** What the sentences speak of: words, numbers and phrases */
  arguments: Record<string, unknown>;
}

/** What the seat is asked, and everything that it may answer. */
export interface Question {
  number: number;
  prompt: PhraseData;
  composed: boolean;
  moves: OfferedMove[];
}

/** Whether the server can do its work, and what it lacks. */
export interface Readiness {
  ready: boolean;
  /** any of database, upgrade, writer, herald */
  missing: string[];
}

/** Everybody has a bank of time; a turn that ends adds the increment to it. */
export interface RealTime {
  kind: "real-time";
  /** Seconds at the start */
  bank: number;
  /** Seconds that each turn adds */
  increment: number;
}

/** What this server takes. */
export interface RecordLimits {
  most: number;
}

export interface RecordText {
  record: string;
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

export interface ResultData {
  why: "finished" | "resigned" | "time" | "agreed" | "closed" | "imported";
  placings: PlacingData[];
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

export interface Said {
  /** The number of the line */
  number: number;
}

/** JSON schemas, each complete in itself. */
export interface Schemas {
  /** Messages to the server */
  incoming: Record<string, unknown>;
  /** Messages to the client */
  outgoing: Record<string, unknown>;
  /** By game: `scene` of an update and of a position */
  scenes: Record<string, Record<string, unknown>>;
  /** By game: what `/api/games/{game}/components` gives */
  components: Record<string, Record<string, unknown>>;
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

/** Why a table cannot go on: its log does not replay from this entry on. */
export interface StopData {
  number: number;
  why: PhraseData;
}

/** The points of each seat from the start on, whenever they changed and after the last move; the parts of the game; for each seat where its points came from; and the result once the game is over. What was taken back is left out. */
export interface Story {
  id: string;
  number: number;
  seat: number | null;
  open: boolean;
  points: PointsData[];
  marks: MarkData[];
  lines: LineData[][];
  result: ResultData | null;
}

/** A table as the asker may see it, and what was agreed; the link that invites others is for those who sit there. */
export interface TableNow {
  table: Seen;
  terms: Terms;
  link: string | null;
}

/** A table that came of another, or of a record. */
export interface TableRef {
  /** Its owner is the asker, or whoever asked first */
  id: string;
}

/** The game with its options, who may sit where, the clock, and what happens when somebody is not there. */
export interface Terms {
  game: string;
  /** The game's first edition if none is named */
  edition?: string | null;
  modules?: string[];
  options?: Record<string, unknown>;
  seats: (PersonSeat | LocalSeat | BotSeat)[];
  /** public: listed, anybody may watch and sit; invitation: who has the link; private: who sits there */
  visibility?: "public" | "invitation" | "private";
  clock?: RealTime | Correspondence | null;
  /** What happens when somebody's time is up */
  at_zero?: "bot" | "skip" | "loss";
  /** Seconds after which a bot plays for somebody who is asked and not there */
  absence?: number | null;
  /** Whether those who play may ask a bot what it would do */
  hints?: boolean;
  /** The bot that plays for whoever is not there */
  stand_in?: string;
}

/** A table at which somebody is waited for. */
export interface Turn {
  table: string;
  game: string;
  changed_at: number;
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

/** What happened since the client last heard, and how the table stands now. `revealed` repeats entries of sealed answers that were told before without their moves and are shown now. */
export interface Update {
  type: "update";
  entries: EntryData[];
  revealed: EntryData[];
  table: Seen;
}

/** Values of an option, as there. */
export interface Values {
  values: string[];
  default: string;
  per_seat: string[];
}

/** After logging in: who one is, and what became of the tables of the guest one was before. */
export interface Welcome {
  me: Me;
  /** Tables that are the account's now */
  moved: string[];
  /** Tables that stay with the guest, since the account had been there too */
  left: string[];
}

/** Every call of the server */
export interface Calls {
  /** Come in as a guest */
  "POST /api/guests": {
    body: NewGuest | null;
    answer: Me;
  };
  /** Who one is; null is nobody yet */
  "GET /api/me": {
    body: null;
    answer: Me | null;
  };
  /** Delete oneself with one's data */
  "DELETE /api/me": {
    body: Farewell | null;
    answer: null;
  };
  /** Change name, language or settings */
  "PATCH /api/me": {
    body: Changes;
    answer: Me;
  };
  /** Make an account of a guest */
  "POST /api/accounts": {
    body: NewAccount;
    answer: Me;
  };
  /** Log in to an account */
  "POST /api/login": {
    body: Login;
    answer: Welcome;
  };
  /** Log out here */
  "POST /api/logout": {
    body: null;
    answer: null;
  };
  /** Log out on every device */
  "POST /api/logout-everywhere": {
    body: null;
    answer: null;
  };
  /** Change the password */
  "POST /api/password": {
    body: NewPassword;
    answer: Me;
  };
  /** Whom one has blocked */
  "GET /api/me/blocks": {
    body: null;
    answer: BlockList;
  };
  /** Block somebody */
  "PUT /api/me/blocks/{other}": {
    body: null;
    answer: null;
  };
  /** Unblock somebody */
  "DELETE /api/me/blocks/{other}": {
    body: null;
    answer: null;
  };
  /** Where one is waited for */
  "GET /api/me/news": {
    body: null;
    answer: NewsData;
  };
  /** A letter to the address that one's settings name as `mail` */
  "POST /api/me/mail-test": {
    body: null;
    answer: null;
  };
  /** No more letters; the address is in every one of them */
  "GET /api/mail/stop": {
    body: null;
    answer: string;
  };
  /** Tables to sit down at, to watch and to go on with */
  "GET /api/tables": {
    body: null;
    answer: Lists;
  };
  /** A new table */
  "POST /api/tables": {
    body: Terms;
    answer: Founded;
  };
  /** How a table stands */
  "GET /api/tables/{table}": {
    body: null;
    answer: TableNow;
  };
  /** Sit down, start, play, take back, offer, resign: the commands of the WebSocket */
  "POST /api/tables/{table}/commands": {
    body: Sit | Leave | Give | Start | Move | Undo | Offer | Answer | Resume | Resign | Return | Close | Remove | Mute;
    answer: Ack;
  };
  /** What happened since, or what happens next */
  "GET /api/tables/{table}/updates": {
    body: null;
    answer: Update;
  };
  /** The invitation link as a QR code, for those who sit at the table */
  "GET /api/tables/{table}/invitation.svg": {
    body: null;
    answer: string;
  };
  /** How the game stood after an entry of the log */
  "GET /api/tables/{table}/positions/{number}": {
    body: null;
    answer: Position;
  };
  /** The record of the game: as the asker may know it while it goes on, all of it once it is over */
  "GET /api/tables/{table}/record": {
    body: null;
    answer: string;
  };
  /** Once more: found the table, or sit down at it if somebody has */
  "POST /api/tables/{table}/rematch": {
    body: null;
    answer: TableRef;
  };
  /** A table of one's own that goes on from a position, against bots */
  "POST /api/tables/{table}/play-on": {
    body: PlayOn;
    answer: TableRef;
  };
  /** How large a record may be that is sent here */
  "GET /api/records": {
    body: null;
    answer: RecordLimits;
  };
  /** A table that shows the game of a record */
  "POST /api/records": {
    body: RecordText;
    answer: TableRef;
  };
  /** Entries of the log, the last before a number */
  "GET /api/tables/{table}/log": {
    body: null;
    answer: LogPage;
  };
  /** How the points of the game went, and where they came from */
  "GET /api/tables/{table}/story": {
    body: null;
    answer: Story;
  };
  /** For whoever has met a fault: versions, position and record as the asker may know them, as text */
  "GET /api/tables/{table}/report": {
    body: null;
    answer: string;
  };
  /** What was said */
  "GET /api/tables/{table}/chat": {
    body: null;
    answer: Lines;
  };
  /** Say something */
  "POST /api/tables/{table}/chat": {
    body: Line;
    answer: Said;
  };
  /** What can be played */
  "GET /api/games": {
    body: null;
    answer: GamesData;
  };
  /** What no move changes: boards, tiles, and where they come from */
  "GET /api/games/{game}/components": {
    body: null;
    answer: Record<string, unknown>;
  };
  /** The schemas of everything that goes over a table's WebSocket */
  "GET /api/schemas/socket.json": {
    body: null;
    answer: Schemas;
  };
}
