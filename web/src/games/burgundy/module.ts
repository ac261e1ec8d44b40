/** What a module gives the page: `modules/SLUG/index.ts` has it as its default; all of it may be left out. */

import type { Component } from "svelte";
import type { Components, Estate, Scene } from "../../lib/types/burgundy";
import type { OfferedMove, PhraseData } from "../../lib/types/messages";
import type { Phrase } from "../../lib/text";
import type { Motif } from "../../pieces/patterns";
import type { Sources } from "../../table/charts/sources";
import type { Picks } from "../../table/picks.svelte";
import type { LogFormat } from "../../table/logFormat";
import type { Thing } from "../../table/things";
import type { DrawTile } from "./pieces/parts";
import type { Shape } from "./pieces/shapes";
import type { Position } from "./scene";

/** What every part of a module is handed; its own things are `scene.parts` and `pieces.parts` under its slug. */
export interface Slot {
  scene: Scene;
  pieces: Components;
  names: readonly string[];
  picks: Picks | null;
}

/** The same for what belongs to a seat. */
export interface SeatSlot extends Slot {
  seat: number;
}

/** Within the picture of an estate, in units of which a space has 100. */
export interface EstateSlot extends SeatSlot {
  shape: Shape;
  /** Of a space, in pixels. */
  hex: number;
  /** Whether things on it can be pointed at; else it is a picture. */
  alive: boolean;
}

export interface BurgundyModule {
  /** Its tiles by their words, the emblems on them by their names, and the patterns of grounds that only it has. */
  tiles?: Readonly<Record<string, DrawTile>>;
  emblems?: Readonly<Record<string, Component>>;
  motifs?: Readonly<Record<string, Motif>>;
  /** The section of the rules about one of its tiles, by the tile's word. */
  sections?: Readonly<Record<string, string>>;

  /** On the shared board: beside the black depot, and in the upper right corner of a numbered one. */
  Supply?: Component<Slot & { width: number }>;
  Depot?: Component<Slot & { depot: number }>;
  /** In the picture of an estate: under its spaces, and over them. */
  Ground?: Component<EstateSlot>;
  Marks?: Component<EstateSlot>;
  /** In the upper left corner beside an estate, in a row below it, and as the last group of the tray. */
  Corner?: Component<SeatSlot>;
  Below?: Component<SeatSlot>;
  Tray?: Component<SeatSlot & { compact: boolean }>;
  /** What another seat has of it, in few signs. */
  Seat?: Component<SeatSlot>;

  /** Steps of it that ask for an action with the white die. */
  whiteDie?: readonly string[];
  /** Points for the size of the area of a space, where its tiles change them; null elsewhere. */
  areaPoints?(pieces: Components, estate: Estate, space: number): number | null;

  /** Sentences of previews that its drawings tell already, by their keys: no bubble repeats them. */
  drawn?: readonly string[];
  /** More things that a move is about, from what its preview names. */
  things?(offered: OfferedMove, named: ReadonlyMap<string, string>): Thing[];
  /** Moves that a click on one of its things may have meant. */
  guesses?(position: Position, clicked: Thing, picked: readonly Thing[]): string[];
  /** Why nothing answers to that click. */
  whyNot?(position: Position, clicked: Thing, picked: readonly Thing[]): Phrase | null;
  /** Things of it that a sentence names. */
  named?(said: PhraseData): Thing[];
  /** Sentences about the shared board and about a seat, for who does not see it. */
  describe?(position: Position, seat: number | null): string[];
  /** Where the rules say why a move is refused, by the key of the refusal or prompt. */
  where?: Readonly<Record<string, string>>;
  logFormat?: Partial<LogFormat>;
  sources?: Partial<Sources>;
}
