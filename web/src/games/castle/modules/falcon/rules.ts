import type { BookPart } from "../../../../rules/parts";
import Added from "./figures/Added.svelte";
import Chapels from "./figures/Chapels.svelte";
import Gate from "./figures/Gate.svelte";
import Nests from "./figures/Nests.svelte";
import Nobles from "./figures/Nobles.svelte";

const part: BookPart = {
  group: "falcon",
  sections: ["falcon", "chapel", "nobles", "nests", "gates"],
  beside: ["nobles", "nests", "gates"],
  figures: { falcon: Added, chapel: Chapels, nobles: Nobles, nests: Nests, gates: Gate },
  rows: { names: ["chapel", "prince"] },
  boxed: true,
};
export default part;
