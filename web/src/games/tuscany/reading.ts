/** Moves as things on the table. */

import type { OfferedMove, PreviewData } from "../../lib/types/messages";
import { thing, type Reading, type Thing } from "../../table/things";
import type { Position } from "./scene";

export function things(_: OfferedMove, preview: PreviewData): Thing[] {
  const named = new Map(preview.names.map(({ what, which }) => [what, which]));
  return ["slot", "bonus", "space"].flatMap((what) => {
    const which = named.get(what);
    return which === undefined ? [] : [thing(what === "slot" ? "open" : what, which)];
  });
}

export function reading(_: () => Position): Reading {
  return {
    things,
    tools: [],
    isEnd: ({ label }) => label.key === "tuscany-move-end",
    ruleOf: () => null,
    guesses: () => [],
    excuse: () => null,
  };
}
