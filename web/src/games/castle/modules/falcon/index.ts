import { text } from "../../../../lib/words.svelte";
import type { CastleModule } from "../../module";
import { FIGURES } from "./figures";
import Holding from "./Holding.svelte";
import Left from "./Left.svelte";
import Pocket from "./Pocket.svelte";
import { TERRAINS } from "./terrains";

const half: CastleModule = {
  figures: FIGURES,
  terrains: TERRAINS,
  groups: ["falcon"],
  Holding,
  Left,
  Pocket,
  within: ({ nest }) => (nest ? ["thing-nest"] : []),
  area: ({ nests }) => (nests > 0 ? [text("count-nests", { nests })] : []),
  describe: ({ player }) => [text("view-tell-nests", { count: player.nests })],
  brings: ["label-nests"],
  where: { "refusal-not-in-play": "falcon", "refusal-scores-at-once": "nobles" },
  logFormat: { apart: ["source-nests"], evident: ["source-chapels"] },
  sources: { single: { "source-chapels": "cross", "source-nests": "ring" } },
};
export default half;
