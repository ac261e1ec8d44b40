/** The pattern of each colour. */

import type { Motif } from "../../../pieces/patterns";

export const MOTIFS: Readonly<Record<string, Motif>> = {
  building: { width: 24, height: 20, d: "M0 .5H24M0 10.5H24M6 .5V10.5M18 10.5V20" },
  ship: { width: 24, height: 15, d: "M0 8q6 -7 12 0t12 0" },
  animal: { width: 26, height: 24, d: "M4 12l2.5 -6l2.5 6M17 23l2.5 -6l2.5 6" },
  monastery: { width: 20, height: 20, d: "M5 2V8M2 5H8M15 12V18M12 15H18" },
  castle: { width: 20, height: 20, d: "M0 10L10 0L20 10L10 20Z", depth: 0.55 },
  mine: { width: 26, height: 22, d: "M3 9l5 -6l5 6M16 20l5 -6l5 6" },
};
