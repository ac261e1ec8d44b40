/** A table as somebody is about to open it, and the terms that it comes to. */

import type {
  BotSeat,
  Correspondence,
  EditionData,
  Expansion,
  LocalSeat,
  Option,
  PersonSeat,
  RealTime,
  Terms,
} from "../../lib/types/http";

export const VISIBILITIES = ["invitation", "public", "private"] as const;
export const CLOCKS = ["none", "quick", "calm", "days", "own"] as const;
export const AT_ZERO = ["bot", "skip", "loss"] as const;
/** Seconds; 0 is never. */
export const ABSENCES = [0, 60, 300, 3_600, 86_400] as const;

const MOST_SEATS = 6;

/** Of an option that seats may choose each for themselves: they do. */
export const EACH = "each";
/** Of an option: whatever the rules say, which may depend on other options. */
export const USUAL = "";

/** Who sits at a seat besides the owner: a person, somebody at the owner's device, or the bot of this name. */
export interface SeatDraft {
  kind: "person" | "local" | "bot";
  bot: string;
  name: string;
}

export interface Draft {
  game: string;
  edition: string;
  /** All but the owner's. */
  others: SeatDraft[];
  /** Expansions, by key, in the order in which the game names them. */
  modules: string[];
  /** By key. */
  options: Record<string, string>;
  /** Of options that seats choose for themselves: the choice of each seat, the owner's first. */
  each: Record<string, string[]>;
  visibility: (typeof VISIBILITIES)[number];
  clock: (typeof CLOCKS)[number];
  minutes: string;
  seconds: string;
  days: string;
  atZero: (typeof AT_ZERO)[number];
  absence: string;
  standIn: string;
  hints: boolean;
}

export function firstDraft(game: string, edition: EditionData, bots: readonly string[]): Draft {
  return {
    game,
    edition: edition.edition,
    others: [{ kind: "person", bot: bots.at(-1) ?? "", name: "" }],
    modules: [],
    options: {},
    each: {},
    visibility: "invitation",
    clock: "none",
    minutes: "20",
    seconds: "15",
    days: "2",
    atZero: "bot",
    absence: "0",
    standIn: bots.at(-1) ?? "",
    hints: true,
  };
}

/** The seats besides the owner's for so many players; those who are there stay. */
export function resized(others: readonly SeatDraft[], players: number): SeatDraft[] {
  const last = others.at(-1) ?? { kind: "person", bot: "", name: "" };
  return Array.from({ length: players - 1 }, (_, n) => others[n] ?? { ...last, name: "" });
}

/** Whether nobody else has to come: the game can begin at once. */
export const isComplete = (draft: Draft): boolean => draft.others.every(({ kind }) => kind !== "person");

/** The clock in seconds or days; null for none. */
export function clockOf({ clock, minutes, seconds, days }: Draft): RealTime | Correspondence | null {
  switch (clock) {
    case "none":
      return null;
    case "quick":
      return { kind: "real-time", bank: 600, increment: 20 };
    case "calm":
      return { kind: "real-time", bank: 1_800, increment: 30 };
    case "days":
      return { kind: "correspondence", days: within(days, 1, 30) };
    case "own":
      return { kind: "real-time", bank: 60 * within(minutes, 1, 1_440), increment: within(seconds, 0, 3_600) };
  }
}

/** What is agreed; seats at the owner's device take the owner along, so the owner needs a name for one of them. */
export function termsOf(draft: Draft, owner: string, nameless: (seat: number) => string): Terms {
  const shared = draft.others.some(({ kind }) => kind === "local");
  const first: PersonSeat | LocalSeat = shared ? { kind: "local", name: owner } : { kind: "person" };
  const others = draft.others.map((seat, n): PersonSeat | LocalSeat | BotSeat => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    if (seat.kind === "local") return { kind: "local", name: seat.name.trim() || nameless(n + 2) };
    return { kind: "person" };
  });
  const absence = Number(draft.absence);
  return {
    game: draft.game,
    edition: draft.edition,
    modules: draft.modules,
    options: optionsOf(draft),
    seats: [first, ...others],
    visibility: draft.visibility,
    clock: clockOf(draft),
    at_zero: draft.atZero,
    absence: absence === 0 ? null : absence,
    hints: draft.hints,
    stand_in: draft.standIn,
  };
}

/** The expansions that are played with after one of them is taken or left: with what it needs, without what it excludes. */
export function withModule(known: readonly Expansion[], chosen: readonly string[], key: string, on: boolean): string[] {
  const now = new Set(chosen);
  const take = (wanted: string): void => {
    const one = known.find((other) => other.key === wanted);
    if (one === undefined || now.has(wanted)) return;
    now.add(wanted);
    one.requires.forEach(take);
    known.filter((other) => excludes(one, other)).forEach((other) => leave(other.key));
  };
  const leave = (left: string): void => {
    if (now.delete(left)) known.filter(({ requires }) => requires.includes(left)).forEach((other) => leave(other.key));
  };
  (on ? take : leave)(key);
  return known.map((one) => one.key).filter((one) => now.has(one));
}

/** What there is to choose where these expansions are played with. */
export const optionsWith = (options: readonly Option[], modules: readonly string[]): Option[] =>
  options
    .filter(({ module }) => module === "" || modules.includes(module))
    .map((option) => modules.reduce<Option>((now, module) => ({ ...now, ...option.instead[module] }), option));

/** What has been chosen of these options; what is no longer there to choose is as usual again. */
export function keptOptions({ options: chosen, each }: Pick<Draft, "options" | "each">, options: readonly Option[]): Record<string, string> {
  const holds = ([key, value]: [string, string]): boolean => {
    const option = options.find((one) => one.key === key);
    if (option === undefined) return false;
    return value === EACH ? (each[key] ?? []).every((own) => option.per_seat.includes(own)) : value === USUAL || option.values.includes(value);
  };
  return Object.fromEntries(Object.entries(chosen).filter(holds));
}

const excludes = (one: Expansion, other: Expansion): boolean =>
  one.conflicts.includes(other.key) || other.conflicts.includes(one.key);

function optionsOf(draft: Draft): Record<string, string> {
  const chosen = Object.entries(draft.options).filter(([, value]) => value !== USUAL);
  return Object.fromEntries(
    chosen.map(([key, value]) => {
      const seats = (draft.each[key] ?? []).slice(0, draft.others.length + 1);
      return [key, value === EACH ? seats.join(",") : value];
    }),
  );
}

/** What each seat begins with where each chooses for itself: something else for everybody, as far as there is. */
export function firstOfEach(option: Option): string[] {
  return Array.from({ length: MOST_SEATS }, (_, n) => option.per_seat[n % option.per_seat.length] ?? "");
}

function within(text: string, least: number, most: number): number {
  const value = Math.round(Number(text.replace(",", ".")));
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
}
