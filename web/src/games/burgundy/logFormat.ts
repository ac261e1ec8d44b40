import type { LogFormat } from "../../table/logFormat";

export const logFormat: LogFormat = {
  parts: { "event-phase-began": 1, "event-round-began": 2 },
  moves: ["move-end", "move-pass", "move-side", "move-castle"],
  secondary: ["event-rolled", "event-marker-moved"],
  costs: ["event-workers-spent"],
  brings: [],
  means({ args: { die, by } }) {
    if (typeof die === "number" && die > 0) return { key: "table-log-die", args: { die } };
    return typeof by === "string" ? { key: "table-log-by", args: { by } } : null;
  },
  // A turn that ends with nothing left.
  plain: ({ key, args }) => key === "move-end" && args["left"] === 0,
};
