import type { Telling } from "../../table/telling";

export const telling: Telling = {
  parts: { "event-phase-began": 1, "event-round-began": 2 },
  moves: ["move-pass"],
  aside: [],
  costs: ["event-paid", "event-marble-spent"],
  brings: ["event-card-drawn"],
  plain: ({ key }) => key === "move-end",
};
