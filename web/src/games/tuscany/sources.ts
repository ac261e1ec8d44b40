import type { Sources } from "../../table/charts/sources";

export const sources: Sources = {
  together: [
    // Only yield cards bring a hexagon that may find no room.
    [/^source-((green|red)-yields|overflow)$/, "story-kind-yields", "cross"],
    [/^source-(cards|tiles|hexagons|marble|workers)-left$/, "story-kind-left", "dot"],
  ],
  single: {
    "source-regions": "brick",
    "source-colour-bonuses": "pale",
    "source-crops": "tuft",
    "source-storage-tiles": "lozenge",
  },
};
