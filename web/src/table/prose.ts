/** The log as prose: what each entry says, line by line. */

import type { EntryData, PhraseData } from "../lib/types/messages";
import { happened } from "./happened";
import type { LogFormat } from "./logFormat";

export interface Heading {
  sort: "heading";
  entry: number;
  /** The parts of the game that one is in from here on, the largest first, as the events that began them. */
  parts: PhraseData[];
}

/** Points of one sort: `kind` is the key of its name, empty in a game that has only one. */
export interface Points {
  kind: string;
  points: number;
}

export interface Line {
  sort: "line";
  entry: number;
  /** Whose line it is; null where nobody's. */
  seat: number | null;
  says: PhraseData[];
  /** What it brought, thing by thing. */
  brought: PhraseData[];
  /** With what it was done, or what granted it. */
  means: PhraseData | null;
  /** Points that came with it, with where they came from. */
  points: Points[];
  sources: (Points & { source: string })[];
  undone: boolean;
}

export type Item = Heading | Line;

/** All entries as headings and lines; `person` finds the name of somebody who is not named by a seat. */
export function prose(entries: readonly EntryData[], logFormat: LogFormat, person: (id: string) => string): Item[] {
  const undone = takenBack(entries);
  const replaced = new Set(entries.flatMap(({ number, details }) => (undone.has(number) ? [] : [details["instead"]])));
  let within: PhraseData[] = [];
  return entries.flatMap((entry) => {
    // An answer that was changed while it was sealed is told once, in the place of the last.
    if (replaced.has(entry.number)) return [];
    const gone = undone.has(entry.number);
    const items = itemsOf(entry, gone, logFormat, person);
    for (const item of items) {
      if (item.sort === "heading") item.parts = within = inParts(within, item.parts, logFormat);
      else item.undone = gone;
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
export type Part = string | { name: string; instead: boolean };

const BEFORE = "\uE000";
const AFTER = "\uE001";
const ALONE = "\uE002";

/** Whether there is a picture of what is named so, for what it stands in a sentence, and whether that says all. */
type Drawn = (name: string, argument: string) => boolean | "instead";

/** The sentences of a line as one, with a place for the picture of each thing that has one, before its name or instead of it. */
export function parts(line: Line, say: (phrase: PhraseData) => string, drawn: Drawn): Part[] {
  const whole = sentence(line, (phrase) => marked(phrase, say, drawn));
  const pieces = whole.split(new RegExp(`${BEFORE}([^${AFTER}]*)${AFTER}`));
  return pieces
    .map((piece, index) => (index % 2 === 0 ? piece : { name: piece.replace(ALONE, ""), instead: piece.startsWith(ALONE) }))
    .filter((piece) => piece !== "");
}

function marked(phrase: PhraseData, say: (phrase: PhraseData) => string, drawn: Drawn): string {
  let said = say(phrase);
  for (const [argument, name] of Object.entries(phrase.args)) {
    const how = typeof name === "string" && drawn(name, argument);
    if (typeof name !== "string" || how === false) continue;
    // A name that no catalogue has stands for itself: that shows where the name begins.
    const at = say({ ...phrase, args: { ...phrase.args, [argument]: BEFORE } }).indexOf(BEFORE);
    if (at < 0) continue;
    const sign = how === "instead" ? `${BEFORE}${ALONE}${name}${AFTER}` : `${BEFORE}${name}${AFTER}`;
    said = `${said.slice(0, at)}${sign}${said.slice(how === "instead" ? at + name.length : at)}`;
  }
  return said;
}

function itemsOf(entry: EntryData, gone: boolean, logFormat: LogFormat, person: (id: string) => string): Item[] {
  const own = entry.kind === "move" ? moved(entry, gone, logFormat) : happened(entry, person);
  const items: Item[] = own === null ? [] : [lineOf(entry.number, entry.seat, own)];
  for (const event of entry.events) if (!isSilent(event, logFormat)) add(items, entry, event, logFormat);
  const deed = own === null && entry.label !== null ? items.find((item) => item.sort === "line" && item.seat === entry.seat) : undefined;
  if (deed?.sort === "line" && entry.label !== null) deed.means = logFormat.means?.(entry.label) ?? null;
  return items;
}

const isSilent = ({ key }: PhraseData, { silent }: LogFormat): boolean => silent?.includes(key) ?? false;

const lineOf = (entry: number, seat: number | null, says: PhraseData): Line => ({
  sort: "line",
  entry,
  seat,
  says: [says],
  brought: [],
  means: null,
  points: [],
  sources: [],
  undone: false,
});

/** What a move says by itself, where its events do not say it. */
function moved(entry: EntryData, gone: boolean, logFormat: LogFormat): PhraseData | null {
  const tells = (event: PhraseData): boolean => !isSilent(event, logFormat) && !logFormat.secondary.includes(event.key);
  const told = entry.events.some((event) => seatOf(event) === entry.seat && tells(event));
  if (told) return null;
  const name = { seat: entry.seat ?? 0 };
  // What was taken back long ago is told in the words of the record.
  if (entry.label === null && entry.move !== null) return { key: "table-log-notation", args: { name, move: entry.move } };
  // Who comes later may not read what was taken back.
  if (entry.label === null && gone) return { key: "table-log-moved", args: { name } };
  if (entry.label === null) return { key: "instead" in entry.details ? "table-log-changed" : "table-log-sealed", args: { name } };
  const { key, args } = entry.label;
  if (logFormat.plain(entry.label)) return null;
  if (logFormat.moves.includes(key)) return { key: `table-log-${key}`, args: { ...args, name } };
  return { key: "table-log-move", args: { name, label: entry.label } };
}

function add(items: Item[], { number, seat }: EntryData, event: PhraseData, logFormat: LogFormat): void {
  const last = items.at(-1);
  if (event.key in logFormat.parts) {
    if (last?.sort === "heading") last.parts.push(event);
    else items.push({ sort: "heading", entry: number, parts: [event] });
    return;
  }
  const whose = seatOf(event);
  const goesOn = last?.sort === "line" && last.seat === whose && whose !== null && !isApart(last.says.at(-1), logFormat);
  const line = goesOn ? last : null;
  if (line !== null && logFormat.brings.includes(event.key)) {
    line.brought.push(event);
    return;
  }
  const gain = gainOf(event);
  if (gain !== null && isApart(event, logFormat)) {
    const goes = line ?? lineOf(number, whose, event);
    if (line === null) items.push(goes);
    else goes.says.push(event);
    goes.points.push({ kind: gain.kind, points: gain.points });
    return;
  }
  if (gain !== null) {
    const goes = line ?? lineOf(number, whose, { key: "table-log-scores", args: { name: event.args["name"] ?? "" } });
    if (line === null) items.push(goes);
    if (!logFormat.evident?.includes(gain.source)) goes.sources.push(gain);
    const same = goes.points.find(({ kind }) => kind === gain.kind);
    if (same === undefined) goes.points.push({ kind: gain.kind, points: gain.points });
    else same.points += gain.points;
    return;
  }
  // What a move cost is said after what it did.
  if (line === null) items.push(lineOf(number, whose, event));
  else if (logFormat.costs.includes(line.says.at(-1)?.key ?? "") && whose === seat) line.says.splice(-1, 0, event);
  else line.says.push(event);
}

/** Whether an event tells of points that have a line of their own. */
function isApart(event: PhraseData | undefined, { apart }: LogFormat): boolean {
  const gain = event === undefined ? null : gainOf(event);
  return gain !== null && (apart?.includes(gain.source) ?? false);
}

/** The points that an event tells of; null for other events. */
function gainOf({ args: { points, source, kind } }: PhraseData): (Points & { source: string }) | null {
  if (typeof points !== "number" || typeof source !== "string") return null;
  return { kind: typeof kind === "string" ? kind : "", points, source };
}

/** The parts that one is in when these begin: a part ends those of its size and those within it. */
function inParts(within: readonly PhraseData[], begun: readonly PhraseData[], { parts }: LogFormat): PhraseData[] {
  const level = ({ key }: PhraseData): number => parts[key] ?? 0;
  return begun.reduce<PhraseData[]>((sofar, one) => [...sofar.filter((other) => level(other) < level(one)), one], [...within]);
}

function seatOf({ args }: PhraseData): number | null {
  const name = args["name"];
  return typeof name === "object" && name !== null && "seat" in name && typeof name.seat === "number" ? name.seat : null;
}
