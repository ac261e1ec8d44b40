import { text } from "../lib/words.svelte";
import { toast } from "../shell/toasts.svelte";
import { whoseTurn } from "./asking";
import { Draft } from "./draft.svelte";
import { Refusals } from "./refusals";
import type { TableState } from "./state.svelte";
import { click, isAbout, meanings, plays, settled, sortOf, type Meaning, type Targets, type Thing } from "./things";

/** How a thing on the table is drawn; `mark` of several is the last that holds. What is `possible` can only be
 *  planned; what is `planned` is decided and can be changed. */
export type Mark = "calm" | "possible" | "legal" | "hinted" | "planned" | "picked" | "armed";

/** What the reader holds in hand while a question stands, or before it; another question empties the hand, and another
 *  seat at the same device. */
interface Hand {
  seat: number | null;
  question: number | null;
  picked: readonly Thing[];
  /** A move that is shown and waits to be confirmed by a second tap. */
  armed: Meaning | null;
  /** A click that means several moves, and where it was. */
  choice: { meanings: readonly Meaning[]; at: Element } | null;
  /** How moves are to be done that can be done in several ways. */
  way: Thing | null;
}

/** Picking and playing with the pieces on the table: either order, one meaning at once, several by a menu. */
export class Picks {
  private hand = $state.raw<Hand | null>(null);
  /** The move that a seat has planned. */
  private wish = $state.raw<{ seat: number | null; move: string } | null>(null);
  /** The thing under the pointer or with the focus. */
  pointed = $state<Thing | null>(null);
  /** An answer that is put together instead of picked. */
  readonly draft: Draft;

  private readonly table: TableState;
  private readonly targets: Targets;
  private readonly refusals: Refusals;

  constructor(table: TableState, targets: Targets) {
    this.table = table;
    this.targets = targets;
    this.refusals = new Refusals(table, targets);
    this.draft = new Draft(table);
  }

  /** Whether others are asked, and what is clicked is only planned. */
  readonly planning = $derived.by(() => this.table.offers?.question === null);
  private readonly held = $derived.by(() => {
    const { offers, seat } = this.table;
    return this.hand?.question === offers?.question && this.hand?.seat === seat ? this.hand : null;
  });
  private readonly wished = $derived.by(() => (this.wish?.seat === this.table.seat ? this.wish?.move : undefined));
  /** Everything offered, as far as it is foreseen. */
  readonly all = $derived.by(() => {
    const { moves, previews } = this.table.offers ?? { moves: [], previews: new Map() };
    // The one that is offered then is only where to begin.
    if (this.table.question?.composed) return [];
    return meanings(moves, previews, this.targets);
  });
  /** The move that was planned, as long as it can be played. */
  readonly plan = $derived.by(() => this.all.find((one) => one.offered.move === this.wished) ?? null);
  /** Whether what was planned cannot be done any more. */
  readonly thwarted = $derived(this.wished !== undefined && this.all.length > 0 && this.plan === null);
  /** The move that a bot suggests. */
  private readonly hintedMeaning = $derived.by(() => this.all.find((one) => one.offered.move === this.table.hinted?.move) ?? null);
  /** Where that move is done, anew each time that somebody asks for it; none where it is a button. */
  readonly hint = $derived.by<{ goal: Thing | null }>(() => (this.table.hinted === null ? { goal: null } : { goal: this.hintedMeaning?.goal ?? null }));
  readonly picked = $derived<readonly Thing[]>(this.held?.picked ?? []);
  readonly choice = $derived(this.held?.choice ?? null);
  readonly armed = $derived(this.held?.armed ?? null);
  /** The way that holds for everything before one is chosen, where that can be done early. */
  private readonly usual = $derived.by<Thing | null>(() => {
    const { early, firm = [] } = this.targets.ways ?? {};
    return early ? (this.all.find(({ way }) => way !== null && !firm.includes(sortOf(way)))?.way ?? null) : null;
  });
  /** The way that was chosen, or that a bot suggests; null while things are done the first that is offered. */
  readonly wanted = $derived.by(() => this.held?.way ?? this.hintedMeaning?.way ?? this.usual);
  /** The same, of moves that can be done in several ways the one that holds. */
  private readonly settled = $derived.by(() => settled(this.all, this.wanted, this.targets.ways?.firm));
  /** What goes with the picks. */
  readonly open = $derived(this.settled.filter((one) => isAbout(one, this.picked)));
  /** What goes with the picks and has no place on the table, or a button beside it, and what needs nothing in hand. */
  readonly buttons = $derived(this.settled.filter((one) => this.isButton(one) && (one.things.length === 0 || isAbout(one, this.picked))));
  /** The things that go with the picks, each with its moves. */
  readonly lit = $derived.by(() => {
    const lit = new Map<Thing, Meaning[]>();
    for (const meaning of this.open) {
      for (const one of meaning.things) lit.set(one, [...(lit.get(one) ?? []), meaning]);
    }
    for (const way of this.ways) lit.set(way, []);
    return lit;
  });
  /** The move whose consequence is shown: the one that waits, or that of the place pointed at. */
  readonly previewed = $derived.by<Meaning | null>(() => {
    if (this.armed !== null || this.pointed === null) return this.armed;
    if (this.plan?.goal === this.pointed) return this.plan;
    const { pointed } = this;
    // What is only picked up by a click shows nothing yet.
    return this.open.find((one) => plays(one, this.picked, pointed)) ?? null;
  });
  /** The move that shows in which way things are done: the one in view, or the first of what is picked, if there is one in the
   *  way that was chosen. */
  readonly example = $derived.by<Meaning | null>(() => {
    if (this.previewed?.way) return this.previewed;
    if (this.picked.length === 0 && !this.targets.ways?.early) return null;
    const several = this.open.filter(({ way }) => way !== null);
    return several.find(({ way }) => way === this.wanted) ?? several[0] ?? null;
  });
  /** How it would be done; null where there is nothing to choose, or what is picked would be done now like this, now like that. */
  readonly way = $derived.by(() => {
    const { example } = this;
    if (example === null || example === this.previewed || example.way === this.wanted) return example?.way ?? null;
    return this.open.every(({ way }) => way === null || way === example.way) ? example.way : null;
  });
  /** In which ways it could be. Until a goal is in view these are the ways to any. */
  readonly ways = $derived.by<readonly Thing[]>(() => {
    const { example } = this;
    if (example === null) return [];
    const about = example === this.previewed ? example.things : this.picked;
    return [...new Set(this.all.filter((one) => one.way !== null && isAbout(one, about)).map((one) => one.way!))];
  });
  /** The things of the move that a bot suggests. */
  private readonly hintedThings = $derived.by<readonly Thing[]>(() => {
    const { hintedMeaning: meaning } = this;
    return meaning === null ? [] : [...meaning.things, ...(meaning.way === null ? [] : [meaning.way])];
  });

  private readonly givenThings = $derived.by<readonly Thing[]>(() => {
    const move = this.table.given;
    return this.all.find((one) => one.offered.move === move)?.things ?? [];
  });

  private isButton({ goal }: Meaning): boolean {
    return goal === null || (this.targets.buttons?.includes(sortOf(goal)) ?? false);
  }

  /** Whether the question says itself what can be done. */
  get clear(): boolean {
    return this.targets.clear === true;
  }

  mark(one: Thing): Mark {
    if (this.armed?.goal === one) return "armed";
    if (this.picked.includes(one) || this.way === one) return "picked";
    if (this.plan?.things.includes(one) || this.givenThings.includes(one)) return "planned";
    if (this.hintedThings.includes(one)) return "hinted";
    if (!this.lit.has(one)) return "calm";
    return this.planning ? "possible" : "legal";
  }

  /** A click, tap or Enter on a thing; `tap` shows first and plays when it comes again. */
  async click(one: Thing, at: Element, tap: boolean): Promise<void> {
    if (this.table.offers === null) return;
    if (this.choose(one)) return;
    const meant = click(this.settled, this.picked, one);
    switch (meant.what) {
      case "play":
        if (tap && !this.planning && this.armed?.offered.move !== meant.meaning.offered.move) return this.arm(meant.meaning);
        return this.play(meant.meaning);
      case "choose":
        return this.hold({ choice: { meanings: meant.meanings, at }, armed: null });
      case "pick":
        return this.hold({ picked: meant.picked, choice: null, armed: null });
      case "nothing":
        return this.explain(one);
    }
  }

  /** Do it the way that a thing stands for, if it stands for one; a move that waits then waits done like that. */
  private choose(one: Thing): boolean {
    const { example, armed } = this;
    if (example === null) return false;
    const way = this.ways.includes(one) ? one : (this.targets.ways?.by(one, this.ways, example) ?? null);
    // A move that waits cannot be done like this, but others can.
    if (way === null && this.targets.ways?.early && this.all.some((other) => other.way === one)) {
      this.hold({ way: one, armed: null });
      return true;
    }
    if (way === null) return false;
    const same = this.all.find((other) => other.way === way && armed !== null && isAbout(other, armed.things));
    this.hold({ way, ...(same === undefined ? {} : { armed: same }) });
    return true;
  }

  /** Show what a move would do, and wait for the second tap. */
  arm(meaning: Meaning): void {
    this.hold({ armed: meaning, choice: null });
  }

  /** Leave a choice of several open; what is picked stays so. */
  unchoose(): void {
    this.hold({ choice: null });
  }

  /** Put everything down. */
  drop(): void {
    this.hand = null;
    this.wish = null;
  }

  /** Play a move, or plan it while others play; who plans the same again gives it up. */
  async play(meaning: Meaning): Promise<void> {
    this.hold({ choice: null });
    const { move } = meaning.offered;
    if (this.planning) {
      this.wish = this.wished === move ? null : { seat: this.table.seat, move };
      return this.hold({ picked: [] });
    }
    this.wish = null;
    await this.attempt(() => this.table.play(move));
  }

  /** Do something at the table, and say why if it is not granted. */
  async attempt(doing: () => Promise<unknown>): Promise<void> {
    await this.refusals.attempt(doing);
  }

  private async explain(one: Thing): Promise<void> {
    this.hold({ armed: null });
    const { seen, names } = this.table;
    if (this.planning && seen !== null) toast(this.all.length === 0 ? whoseTurn(seen, names) : text("table-plan-nothing"), { fleeting: true });
    else await this.refusals.explain(one, this.picked, this.wanted);
  }

  private hold(some: Partial<Hand>): void {
    const { offers, seat } = this.table;
    if (offers === null) return;
    this.hand = { picked: this.picked, armed: this.armed, choice: this.choice, way: this.wanted, ...some, seat, question: offers.question };
  }
}
