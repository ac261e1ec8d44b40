import { text } from "../../../../lib/words.svelte";
import type { BurgundyModule } from "../../module";
import { sceneOf } from "../../scene";
import Inn from "./Inn.svelte";
import { areaPoints, lying } from "./stack";
import Stack from "./Stack.svelte";
import { INN, inn } from "./tiles";
import "./tokens.css";

const half: BurgundyModule = {
  tiles: { [INN]: inn },
  emblems: { [INN]: Inn },
  motifs: { [INN]: { width: 60, height: 26, d: "M0 .5H60M0 13.5H60M14 .5V13.5M44 13.5V26", depth: 0.5 } },
  sections: { [INN]: "inns" },
  Supply: Stack,
  areaPoints,
  describe: (position, seat) => (seat === null ? [text("view-inns-stack", { count: lying(sceneOf(position)) })] : []),
  where: { "refusal-area-has-inn": "inns" },
  logFormat: { secondary: ["event-inn-laid"] },
};
export default half;
