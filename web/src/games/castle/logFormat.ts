import type { LogFormat } from "../../table/logFormat";

export const logFormat: LogFormat = {
  parts: {},
  moves: [],
  secondary: [],
  costs: [],
  brings: [],
  silent: ["event-turn-began", "event-tile-drawn", "event-completed", "event-returned", "event-game-ended"],
  apart: ["source-seat", "source-meadows", "source-unfinished", "source-token-points"],
  evident: ["source-roads", "source-houses", "source-pigsties"],
  // Nobody was sent, nothing was given: what follows says so.
  plain: ({ key }) => key === "move-pass" || key === "move-score" || key === "move-double" || key === "move-again" || key === "move-end",
};
