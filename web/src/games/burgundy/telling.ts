import type { Telling } from "../../table/telling";

export const telling: Telling = {
  parts: { "event-phase-began": 1, "event-round-began": 2 },
  moves: ["move-end", "move-pass", "move-side", "move-castle"],
  aside: ["event-rolled"],
  costs: ["event-workers-spent"],
  brings: [],
  // A turn that ends with nothing left.
  plain: ({ key, args }) => key === "move-end" && args["left"] === 0,
};
