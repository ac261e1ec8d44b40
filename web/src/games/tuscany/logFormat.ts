import type { LogFormat } from "../../table/logFormat";

export const logFormat: LogFormat = {
  parts: { "event-phase-began": 1, "event-round-began": 2 },
  moves: ["move-pass"],
  secondary: [],
  costs: ["event-paid", "event-marble-spent"],
  brings: ["event-card-drawn"],
  plain: ({ key }) => key === "move-end",
};
