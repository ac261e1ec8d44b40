import type { Book } from "../../../rules/book";
import Actions from "./figures/Actions.svelte";
import BonusList from "./figures/BonusList.svelte";
import BoxTable from "./figures/BoxTable.svelte";
import Castle from "./figures/Castle.svelte";
import Colours from "./figures/Colours.svelte";
import Crops from "./figures/Crops.svelte";
import Drawing from "./figures/Drawing.svelte";
import Estate from "./figures/Estate.svelte";
import Gaining from "./figures/Gaining.svelte";
import Inn from "./figures/Inn.svelte";
import Left from "./figures/Left.svelte";
import Monastery from "./figures/Monastery.svelte";
import Open from "./figures/Open.svelte";
import PayTable from "./figures/PayTable.svelte";
import Phases from "./figures/Phases.svelte";
import Placing from "./figures/Placing.svelte";
import RegionTable from "./figures/RegionTable.svelte";
import Scoring from "./figures/Scoring.svelte";
import Taking from "./figures/Taking.svelte";
import TicketTable from "./figures/TicketTable.svelte";
import Yields from "./figures/Yields.svelte";

export const FIGURES: Book["figures"] = {
  table: Colours,
  building: Estate,
  turn: Actions,
  draw: Drawing,
  take: Taking,
  open: Open,
  place: Placing,
  paying: PayTable,
  agriculture: Crops,
  castle: Castle,
  city: BonusList,
  inn: Inn,
  monastery: Monastery,
  quarry: Gaining,
  village: Gaining,
  cart: Yields,
  regions: RegionTable,
  colours: TicketTable,
  phases: Phases,
  scoring: Scoring,
  "game-end": Left,
  box: BoxTable,
};
