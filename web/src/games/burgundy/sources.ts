import type { Sources } from "../../table/charts/sources";

export const sources: Sources = {
  together: [
    [/^source-(herds|monastery\d+)$/, "story-kind-monasteries", "cross"],
    [/^source-(unsold|silver|workers)$/, "story-kind-left", "dot"],
  ],
  single: {
    "source-area": "brick",
    "source-phase": "lozenge",
    "source-animals": "tuft",
    "source-sales": "wave",
    "source-watchtowers": "slant",
    "source-bonus": "pale",
  },
};
