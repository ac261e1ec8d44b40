/** The log as prose: what each entry says, line by line. */

import type { EntryData, PhraseData } from "../lib/types/messages";

export interface Heading {
  sort: "heading";
  entry: number;
  phase: string | null;
  round: number | null;
}

export interface Line {
  sort: "line";
  entry: number;
  /** Whose line it is; null where nobody's. */
  seat: number | null;
  says: PhraseData[];
  /** Points that came with it, with where they came from. */
  points: number;
  sources: { source: string; points: number }[];
  undone: boolean;
}

export type Item = Heading | Line;

/** All entries as headings and lines; `person` finds the name of somebody who is not named by a seat. */
export function prose(entries: readonly EntryData[], person: (id: string) => string): Item[] {
  const undone = takenBack(entries);
  const replaced = new Set(entries.flatMap(({ number, details }) => (undone.has(number) ? [] : [details["instead"]])));
  let phase: string | null = null;
  return entries.flatMap((entry) => {
    // An answer that was changed while it was sealed is told once, in the place of the last.
    if (replaced.has(entry.number)) return [];
    const items = itemsOf(entry, person);
    for (const item of items) {
      if (item.sort === "heading") item.phase = phase = item.phase ?? phase;
      else item.undone = undone.has(entry.number);
    }
    return items;
  });
}

/** The numbers of entries that a later one takes back. */
export function takenBack(entries: readonly EntryData[]): Set<number> {
  const gone = new Set<number>();
  for (const { number, kind, details } of entries) {
    const to = details["to"];
    if (kind !== "undo" || typeof to !== "number") continue;
    for (let one = to + 1; one < number; one++) gone.add(one);
  }
  return gone;
}

/** The sentences of a line as one: who does it all is named once. */
export function sentence({ says }: Line, say: (phrase: PhraseData) => string): string {
  return says
    .map((one, index) => {
      const whole = say(one);
      const rest = say({ ...one, args: { ...one.args, name: "" } });
      return index > 0 && rest.startsWith(" ") && rest.length < whole.length ? rest.trim() : whole;
    })
    .reduce((before, next) => `${before.replace(/\.$/, "")}${/^\p{Lu}/u.test(next) ? "." : ","} ${next}`);
}

/** A part of a sentence: words, or something that has a small picture, by the key of its name. */
export type Part = string | { name: string };

const BEFORE = "\uE000";
const AFTER = "\uE001";

/** The sentences of a line as one, with a place for the picture of each thing that has one, before its name. */
export function parts(line: Line, say: (phrase: PhraseData) => string, drawn: (name: string) => boolean): Part[] {
  const whole = sentence(line, (phrase) => marked(phrase, say, drawn));
  const pieces = whole.split(new RegExp(`${BEFORE}([^${AFTER}]*)${AFTER}`));
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : { name: piece })).filter((piece) => piece !== "");
}

function marked(phrase: PhraseData, say: (phrase: PhraseData) => string, drawn: (name: string) => boolean): string {
  let said = say(phrase);
  for (const [argument, name] of Object.entries(phrase.args)) {
    if (typeof name !== "string" || !drawn(name)) continue;
    // A name that no catalogue has stands for itself: that shows where the name begins.
    const at = say({ ...phrase, args: { ...phrase.args, [argument]: BEFORE } }).indexOf(BEFORE);
    if (at >= 0) said = `${said.slice(0, at)}${BEFORE}${name}${AFTER}${said.slice(at)}`;
  }
  return said;
}

function itemsOf(entry: EntryData, person: (id: string) => string): Item[] {
  const own = entry.kind === "move" ? moved(entry) : system(entry, person);
  const items: Item[] = own === null ? [] : [lineOf(entry.number, entry.seat, own)];
  for (const event of entry.events) add(items, entry, event);
  return items;
}

const lineOf = (entry: number, seat: number | null, says: PhraseData): Line => ({
  sort: "line",
  entry,
  seat,
  says: [says],
  points: 0,
  sources: [],
  undone: false,
});

/** Moves without events that have a sentence of their own. */
const TOLD = ["move-end", "move-pass", "move-side", "move-castle"];

/** What a move says by itself, where its events do not say it. */
function moved(entry: EntryData): PhraseData | null {
  const told = entry.events.some((event) => seatOf(event) === entry.seat && event.key !== "event-rolled");
  if (told) return null;
  const name = { seat: entry.seat ?? 0 };
  // What was taken back long ago is told in the words of the record.
  if (entry.label === null && entry.move !== null) return { key: "table-log-notation", args: { name, move: entry.move } };
  if (entry.label === null) return { key: "instead" in entry.details ? "table-log-changed" : "table-log-sealed", args: { name } };
  const { key, args } = entry.label;
  // That a turn ends which has nothing left is plain from what follows.
  if (key === "move-end" && args["left"] === 0) return null;
  if (TOLD.includes(key)) return { key: `table-log-${key}`, args: { ...args, name } };
  return { key: "table-log-move", args: { name, label: entry.label } };
}

function add(items: Item[], { number, seat }: EntryData, event: PhraseData): void {
  const last = items.at(-1);
  if (event.key === "event-phase-began" || event.key === "event-round-began") {
    const heading: Heading = last?.sort === "heading" ? last : { sort: "heading", entry: number, phase: null, round: null };
    if (typeof event.args["phase"] === "string") heading.phase = event.args["phase"];
    if (typeof event.args["round"] === "number") heading.round = event.args["round"];
    if (heading !== last) items.push(heading);
    return;
  }
  const whose = seatOf(event);
  const line = last?.sort === "line" && last.seat === whose && whose !== null ? last : null;
  if (event.key === "event-points" && typeof event.args["points"] === "number") {
    const points = event.args["points"];
    const goes = line ?? lineOf(number, whose, event);
    if (line === null) items.push(goes);
    else line.sources.push({ source: String(event.args["source"]), points });
    goes.points += points;
    return;
  }
  // What a move cost is said after what it did.
  if (line === null) items.push(lineOf(number, whose, event));
  else if (line.says.at(-1)?.key === "event-workers-spent" && whose === seat) line.says.splice(-1, 0, event);
  else line.says.push(event);
}

function seatOf({ args }: PhraseData): number | null {
  const name = args["name"];
  return typeof name === "object" && name !== null && "seat" in name && typeof name.seat === "number" ? name.seat : null;
}

/** That a seat, counted from 1, has gone to a bot, or waits for a person again. */
function given(seat: number, bot: unknown): PhraseData {
  if (typeof bot !== "string") return { key: "table-log-opened", args: { seat } };
  return { key: "table-log-given", args: { seat, bot: { key: `bot-${bot}`, args: {} } } };
}

/** What an entry that is no move says; null where the game itself does. */
function system({ kind, seat, details }: EntryData, person: (id: string) => string): PhraseData | null {
  const name = { seat: seat ?? 0 };
  switch (kind) {
    case "sat":
      return { key: "table-log-sat", args: { name: String(details["name"] ?? "") } };
    case "given":
      return given((seat ?? 0) + 1, details["bot"]);
    case "offered":
      return { key: `table-log-offered-${String(details["what"])}`, args: { name } };
    case "resigned":
      return { key: details["why"] === "time" ? "table-log-lost-by-time" : "table-log-resigned", args: { name } };
    case "taken-over":
      return { key: `table-log-taken-over-${String(details["why"])}`, args: { name } };
    case "removed":
      return { key: "table-log-removed", args: { name: person(String(details["person"])) } };
    case "muted":
      return {
        key: details["muted"] === false ? "table-log-unmuted" : "table-log-muted",
        args: { name: person(String(details["person"])) },
      };
    case "ended":
      return { key: `table-log-ended-${String(details["why"])}`, args: {} };
    case "paused":
      return seat === null ? { key: "table-log-paused-by-server", args: {} } : { key: "table-log-paused", args: { name } };
    case "created":
    case "started":
    case "rematch":
      return { key: `table-log-${kind}`, args: {} };
    default:
      return { key: `table-log-${kind}`, args: { name } };
  }
}
