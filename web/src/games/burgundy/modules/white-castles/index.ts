import type { BurgundyModule } from "../../module";
import { MONASTERY, TILES, WHITE_CASTLE } from "./tiles";
import "./tokens.css";
import WhiteCastle from "./WhiteCastle.svelte";

const SECTION = "white-castles";
const ACTION = "white-castle-action";

const half: BurgundyModule = {
  tiles: TILES,
  emblems: { [WHITE_CASTLE]: WhiteCastle },
  sections: { [WHITE_CASTLE]: SECTION, [MONASTERY]: SECTION },
  whiteDie: [ACTION],
  where: { "refusal-only-white-die": SECTION, [`prompt-${ACTION}`]: SECTION },
};
export default half;
