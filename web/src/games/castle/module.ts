/** What a module gives the page: `modules/SLUG/index.ts` has it as its default; all of it may be left out. */

import type { Component } from "svelte";
import type { Area, Components, Player, Scene, SegmentPiece } from "../../lib/types/castle";
import type { Sources } from "../../table/charts/sources";
import type { LogFormat } from "../../table/logFormat";
import type { Drawn } from "./pieces/dress";
import type { SignPart } from "./pieces/terrains";

export interface Slot {
  scene: Scene;
  pieces: Components;
}

export interface SeatSlot extends Slot {
  player: Player;
  seat: number;
}

export interface CastleModule {
  /** Figures that only it has and followers on its terrains, and the signs of those terrains, by their words. */
  figures?: Readonly<Record<string, Drawn>>;
  terrains?: Readonly<Record<string, readonly SignPart[]>>;
  /** Groups of the components that it brings, as their provenance names them. */
  groups?: readonly string[];

  /** What a seat has of it: beside its castle seat, and in few signs beside its name. */
  Holding?: Component<SeatSlot>;
  Pocket?: Component<SeatSlot>;
  /** What is still to come of it, beside the tiles that are left. */
  Left?: Component<Slot>;

  /** The keys of what lies in a segment of a tile. */
  within?(segment: SegmentPiece): string[];
  /** What an area has of it, in few words. */
  area?(area: Area): string[];
  /** Sentences about a seat, for who does not see it. */
  describe?(slot: SeatSlot): string[];
  /** What a move brings that its bubble tells, by the keys of their names. */
  brings?: readonly string[];
  /** Where the rules say why a move is refused, by the key of the refusal or prompt. */
  where?: Readonly<Record<string, string>>;
  logFormat?: Partial<LogFormat>;
  sources?: Partial<Sources>;
}
