import type { BookPart } from "../../../../rules/parts";
import Linked from "./figures/Linked.svelte";

const part: BookPart = {
  group: "modules",
  sections: ["border-posts"],
  beside: ["border-posts"],
  figures: { "border-posts": Linked },
  rows: { editions: ["post-boards", "post-places", "post-tile"] },
};
export default part;
