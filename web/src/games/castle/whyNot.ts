/** Why nothing answers to a click, where no refusal of a single move would tell. */

import type { Phrase } from "../../lib/text";
import { sortOf, type Thing } from "../../table/things";
import { figuresOf, piecesOf, sceneOf, type Position } from "./scene";

const phrase = (key: string, args: Phrase["args"] = {}): Phrase => ({ key, args });

export function whyNot(position: Position, clicked: Thing): Phrase | null {
  const scene = sceneOf(position);
  const goal = clicked.slice(clicked.indexOf(":") + 1);
  const placing = scene.step === "placing";
  switch (sortOf(clicked)) {
    case "square":
      if (scene.board[goal] !== undefined) return phrase("view-why-covered", { square: goal });
      return placing ? null : phrase("view-why-laid");
    case "segment":
      if (placing) return phrase("view-why-first");
      if (scene.step !== "entering") return phrase("view-why-entered");
      return goal.startsWith(`${scene.square}.`) ? null : phrase("view-why-elsewhere", { square: scene.square });
    case "figure":
      return ofFigure(position, goal);
    case "others":
      return phrase("view-why-others");
    case "token":
      return ofToken(position, goal);
    case "area":
      return phrase("view-why-open");
    case "top":
      return phrase("view-why-turn");
    default:
      return null;
  }
}

/** When a wall token counts. */
function ofToken(position: Position, word: string): Phrase | null {
  const token = piecesOf(position).tokens.find((one) => one.word === word);
  return token === undefined ? null : phrase(token.about, { amount: token.amount });
}

function ofFigure(position: Position, kind: string): Phrase {
  const { step, players } = sceneOf(position);
  const player = position.seat === null ? undefined : players[position.seat];
  const own = player && figuresOf(piecesOf(position), player).find((one) => one.kind === kind);
  if (own?.home === 0) return phrase("view-why-away", { figure: `figure-${kind}` });
  if (step === "placing") return phrase("view-why-first");
  return step === "entering" ? phrase("view-why-nowhere", { figure: `figure-${kind}` }) : phrase("view-why-entered");
}
