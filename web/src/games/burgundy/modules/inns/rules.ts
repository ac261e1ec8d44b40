import type { BookPart } from "../../../../rules/parts";
import Area from "./figures/Area.svelte";

const part: BookPart = {
  group: "modules",
  sections: ["inns"],
  figures: { inns: Area },
  rows: { inns: ["inn"], editions: ["inn-size"] },
  boxed: true,
};
export default part;
