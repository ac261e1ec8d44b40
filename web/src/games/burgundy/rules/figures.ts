import type { Book } from "../../../rules/book";
import Actions from "./figures/Actions.svelte";
import AreaTable from "./figures/AreaTable.svelte";
import BonusTable from "./figures/BonusTable.svelte";
import Buying from "./figures/Buying.svelte";
import DepotTable from "./figures/DepotTable.svelte";
import Duchy from "./figures/Duchy.svelte";
import Goods from "./figures/Goods.svelte";
import Phases from "./figures/Phases.svelte";
import Placing from "./figures/Placing.svelte";
import Rolling from "./figures/Rolling.svelte";
import Shifting from "./figures/Shifting.svelte";
import Tiles from "./figures/Tiles.svelte";
import TileTable from "./figures/TileTable.svelte";

export const FIGURES: Book["figures"] = {
  table: Duchy,
  phase: Phases,
  round: Rolling,
  turn: Actions,
  place: Placing,
  sell: Goods,
  workers: Shifting,
  buying: Buying,
  buildings: TileTable,
  animals: Tiles,
  ships: Tiles,
  castles: Tiles,
  mines: Tiles,
  monasteries: TileTable,
  areas: AreaTable,
  bonus: BonusTable,
  players: DepotTable,
};
