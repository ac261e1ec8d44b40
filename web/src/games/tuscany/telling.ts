import type { Telling } from "../../table/telling";

export const telling: Telling = {
  parts: { "tuscany-event-phase-began": 1, "tuscany-event-round-began": 2 },
  moves: ["tuscany-move-pass"],
  aside: [],
  costs: ["tuscany-event-paid", "tuscany-event-marble-spent"],
  brings: ["tuscany-event-card-drawn"],
  plain: ({ key }) => key === "tuscany-move-end",
};
