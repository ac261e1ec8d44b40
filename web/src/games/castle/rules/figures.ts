import type { Book } from "../../../rules/book";
import Box from "./figures/Box.svelte";
import Castle from "./figures/Castle.svelte";
import Completing from "./figures/Completing.svelte";
import Empty from "./figures/Empty.svelte";
import Houses from "./figures/Houses.svelte";
import Keeps from "./figures/Keeps.svelte";
import Majority from "./figures/Majority.svelte";
import Meadows from "./figures/Meadows.svelte";
import NameTable from "./figures/NameTable.svelte";
import Pigsties from "./figures/Pigsties.svelte";
import Placing from "./figures/Placing.svelte";
import Roads from "./figures/Roads.svelte";
import RoleTable from "./figures/RoleTable.svelte";
import Steps from "./figures/Steps.svelte";
import Terrains from "./figures/Terrains.svelte";
import TokenList from "./figures/TokenList.svelte";
import Track from "./figures/Track.svelte";

export const FIGURES: Book["figures"] = {
  goal: Terrains,
  start: Castle,
  turn: Steps,
  placing: Placing,
  entering: RoleTable,
  completing: Completing,
  majority: Majority,
  road: Roads,
  house: Houses,
  pigsty: Pigsties,
  meadow: Meadows,
  seat: Keeps,
  track: Track,
  tokens: TokenList,
  end: Empty,
  box: Box,
  names: NameTable,
};
