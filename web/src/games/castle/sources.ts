import { text } from "../../lib/words.svelte";
import type { Sources } from "../../table/charts/sources";

export const sources: Sources = {
  together: [[/^source-(unfinished|token-points)$/, "story-kind-tokens", "dot"]],
  single: {
    "source-roads": "bar",
    "source-houses": "brick",
    "source-pigsties": "slant",
    "source-chapels": "cross",
    "source-meadows": "tuft",
    "source-seat": "lozenge",
    "source-nests": "ring",
  },
  where: ({ args: { square } }) => (typeof square === "string" ? text("face-square", { square }) : null),
};
