import { text } from "../../lib/words.svelte";
import type { Sources } from "../../table/charts/sources";

export const sources: Sources = {
  together: [[/^source-(unfinished|token-points)$/, "story-kind-tokens", "dot"]],
  single: {
    "source-roads": "bar",
    "source-houses": "brick",
    "source-pigsties": "slant",
    "source-meadows": "tuft",
    "source-seat": "lozenge",
  },
  where: ({ args: { square } }) => (typeof square === "string" ? text("view-square", { square }) : null),
};
