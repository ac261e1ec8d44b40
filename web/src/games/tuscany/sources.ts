import type { Sources } from "../../table/charts/sources";

export const sources: Sources = {
  together: [
    [/^source-(green|red)-yields$/, "story-kind-tuscany-yields", "cross"],
    [/^source-(overflow|(cards|tiles|hexagons|marble|workers)-left)$/, "story-kind-tuscany-left", "dot"],
  ],
  single: {
    "source-regions": "brick",
    "source-colour-bonuses": "pale",
    "source-crops": "tuft",
    "source-storage-tiles": "lozenge",
  },
};
