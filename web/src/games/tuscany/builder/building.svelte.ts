import { say, text } from "../../../lib/words.svelte";
import { announce } from "../../../shell/announcer.svelte";
import type { Components, Estate } from "../../../lib/types/tuscany";
import type { Picks } from "../../../table/picks.svelte";
import { boardOf, BOARDS, boardShifted, carried, isTurned, letterAt, lettersOf, moved, placeOf, readJoin, seamShifted, turned, writeJoin, type Join, type Way } from "./join";
import { castleSpaces, latticeOf, nextCastle, regionsOf } from "./land";

interface Told {
  picks: Picks | null;
  pieces: Components;
  estate: Estate | undefined;
  names: readonly string[];
}

/** What the builder of an estate has in hand, and what can be done with it; each step is told to who does not see it. */
export class Building {
  /** The letter of the board in hand. */
  chosen = $state("B");
  /** The board that is dragged, how far from its place: in hexes to the right, in boards down. */
  private drag = $state.raw<{ letter: string; across: number; down: number } | null>(null);

  private readonly told: () => Told;

  constructor(told: () => Told) {
    this.told = told;
  }

  /** How the boards lie; null where nothing is asked. */
  readonly laid = $derived.by<Join | null>(() => {
    const { picks, estate } = this.told();
    return readJoin(picks?.draft.answer ?? (estate === undefined ? "" : answerOf(estate)));
  });
  /** How they would lie if the board in hand were let go. */
  readonly join = $derived.by<Join | null>(() => {
    if (this.laid === null || this.drag === null) return this.laid;
    return carried(this.laid, placeOf(this.laid, this.drag.letter), this.drag.across, this.drag.down);
  });
  readonly letters = $derived.by(() => {
    const { pieces, estate } = this.told();
    return this.join === null ? "" : lettersOf(this.join, estate?.dealt ?? [], pieces.boards);
  });
  readonly lattice = $derived.by(() => latticeOf(this.told().pieces, this.join?.shifts ?? ""));
  readonly regions = $derived.by(() => regionsOf(this.lattice, this.letters));
  /** Regions that no estate may have. */
  readonly tooLarge = $derived.by(() => this.regions.filter(({ spaces }) => spaces.length > this.told().pieces.region_limit));
  readonly castles = $derived.by(() => {
    const { colours } = this.told().pieces;
    return castleSpaces(this.letters, Object.keys(colours).find((letter) => colours[letter] === "castle") ?? "");
  });
  /** Whether something can be changed. */
  readonly open = $derived.by(() => this.told().picks?.draft.open === true);
  readonly dragged = $derived.by(() => this.drag?.letter ?? null);

  /** The name of a board as it is printed. */
  nameOf(letter: string): string {
    return this.told().estate?.dealt.find((name) => name.startsWith(letter)) ?? letter;
  }

  choose(letter: string): void {
    if (this.chosen !== letter) announce(text("view-build-said-chosen", { board: letter }));
    this.chosen = letter;
  }

  move(letter: string, way: Way): void {
    const from = this.placeOf(letter);
    const to = from + way;
    if (this.laid === null || from < 0 || to < 0 || to >= BOARDS.length) return;
    this.take(letter, moved(this.laid, from, to), text("view-build-said-moved", { board: letter, way: way < 0 ? "up" : "down" }));
  }

  turn(letter: string): void {
    const at = this.placeOf(letter);
    if (this.laid === null || at < 0) return;
    const next = turned(this.laid, at);
    this.take(letter, next, text("view-build-said-turned", { board: letter, turned: isTurned(next, at) ? "yes" : "no" }));
  }

  shift(letter: string, way: Way): void {
    const at = this.placeOf(letter);
    if (this.laid === null || at < 0) return;
    this.take(letter, boardShifted(this.laid, at, way), text("view-build-said-shifted", { board: letter, way: sideOf(way) }));
  }

  shiftSeam(seam: number, way: Way): void {
    if (this.laid === null) return;
    const lower = letterAt(this.laid, seam + 1);
    this.take(this.chosen, seamShifted(this.laid, seam, way), text("view-build-said-shifted", { board: lower, way: sideOf(way) }));
  }

  /** Put the castle on a castle space, or on the next one. */
  castle(space?: number): void {
    if (this.laid === null) return;
    const castle = space ?? nextCastle(this.laid, this.castles);
    const said = text("view-build-said-castle", { board: letterAt(this.laid, boardOf(castle)), place: this.castles.indexOf(castle) + 1, places: this.castles.length });
    this.take(this.chosen, { ...this.laid, castle }, said);
  }

  carry(letter: string, across: number, down: number): void {
    if (!this.open) return;
    this.chosen = letter;
    this.drag = { letter, across, down };
  }

  /** Let go of the board in hand where it is, or where it came from. */
  letGo(stay: boolean): void {
    const { join, laid, drag } = this;
    this.drag = null;
    if (!stay || join === null || laid === null || drag === null || writeJoin(join) === writeJoin(laid)) return;
    this.take(drag.letter, join, text("view-build-said-laid", { board: drag.letter, place: placeOf(join, drag.letter) + 1 }));
  }

  private placeOf(letter: string): number {
    return this.laid === null || !this.open ? -1 : placeOf(this.laid, letter);
  }

  private take(letter: string, next: Join, said: string): void {
    const { picks, names } = this.told();
    if (picks === null || !this.open) return;
    this.chosen = letter;
    announce(said);
    void picks.attempt(async () => {
      const whether = await picks.draft.compose(writeJoin(next));
      if (whether === null || whether.allowed) return;
      const sizes = this.tooLarge.map(({ spaces }) => text("view-build-said-too-large", { size: spaces.length }));
      announce(sizes.length > 0 ? sizes.join(" ") : whether.reason === null ? (whether.text ?? "") : say(whether.reason, names));
    });
  }
}

/** How an estate was built, given or open. */
function answerOf({ answer, built, tiles }: Estate): string {
  const castle = Object.keys(tiles).find((space) => tiles[space] === "castle");
  return built === "" ? answer : `build ${built} castle ${castle}`;
}

const sideOf = (way: Way): string => (way < 0 ? "left" : "right");
