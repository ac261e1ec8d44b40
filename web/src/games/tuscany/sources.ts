import type { Sources } from "../../table/charts/sources";

export const sources: Sources = { together: [], single: {} };
