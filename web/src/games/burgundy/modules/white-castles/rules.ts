import type { BookPart } from "../../../../rules/parts";
import Serving from "./figures/Serving.svelte";

const part: BookPart = {
  group: "modules",
  sections: ["white-castles"],
  figures: { "white-castles": Serving },
  rows: { "white-castles": ["white-castle", "monastery29"], editions: ["white-action"] },
  boxed: true,
};
export default part;
