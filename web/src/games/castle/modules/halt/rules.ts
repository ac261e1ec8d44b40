import type { BookPart } from "../../../../rules/parts";
import Halted from "./Halted.svelte";

// A variant of the expansion, told after it.
const part: BookPart = { group: "falcon", sections: ["halt"], beside: ["halt"], figures: { halt: Halted } };
export default part;
