/** The table as sentences, for who does not see it. */

import { text } from "../../lib/words.svelte";
import { each } from "../modules";
import { modulesOf } from "./modules";
import { shapeOf } from "./pieces/shapes";
import type { Estate, Scene } from "../../lib/types/burgundy";
import { rolled } from "./rolled";
import { boardName, DEPOTS, heap, piecesOf, sceneOf, spacesOf, sum, type Position } from "./scene";
import { capital, counted, orNothing } from "../../table/labels";
import { colourName, goodName, tileName } from "./words";

const goodsIn = (counts: readonly number[]): string =>
  counted(heap(counts).map(({ good, count }) => ({ name: goodName(good), count })));

export function describe(position: Position): string[] {
  const scene = sceneOf(position);
  const seats = position.seat === null ? scene.estates.keys() : [position.seat, ...scene.estates.keys()];
  const more = each(modulesOf(piecesOf(position)), "describe");
  return [
    ...shared(scene, position),
    ...more.flatMap((tell) => tell(position, null)),
    ...[...new Set(seats)].flatMap((seat) => [...duchy(position, scene, seat), ...more.flatMap((tell) => tell(position, seat))]),
  ];
}

function shared(scene: Scene, { names }: Position): string[] {
  if (scene.preparing) return [text("view-preparing")];
  const depots = DEPOTS.map((depot) => {
    const goods = goodsIn(scene.depot_goods[depot - 1] ?? []);
    const tiles = (scene.depots[depot - 1] ?? []).filter((word) => word !== "").map(tileName);
    return capital(
      text("view-tell-depot", { depot: `depot-${depot}`, tiles: orNothing(tiles), goods: goods === "" ? "none" : goods }),
    );
  });
  const black = scene.black.filter((word) => word !== "").map(tileName);
  const coming = scene.round_goods.filter((good) => good > 0).map(goodName);
  const bonus = Object.entries(scene.bonus).flatMap(([colour, holders]) =>
    holders.flatMap((holder, n) =>
      holder < 0 ? [`${colourName(colour)} (${text(n === 0 ? "label-large" : "label-small")})`] : [],
    ),
  );
  return [
    text("view-tell-now", { phase: scene.phase, round: scene.round }),
    text("view-tell-white", { white: scene.white }),
    ...depots,
    capital(text("view-tell-depot", { depot: "depot-black", tiles: orNothing(black), goods: "none" })),
    text("view-tell-rounds", { goods: orNothing(coming) }),
    text("view-order", { order: scene.order.map((seat) => names[seat] ?? "").join(", ") }),
    text("view-tell-bonus", { tiles: orNothing(bonus) }),
  ];
}

function duchy(position: Position, scene: Scene, seat: number): string[] {
  const estate = scene.estates[seat];
  if (estate === undefined) return [];
  const { points, workers, silver } = estate;
  const faces = rolled(position.past, seat);
  const dice = estate.dice.map((die, n) => (die === 0 ? text("view-tell-used", { die: faces[n] ?? 0 }) : String(die)));
  const tiles = Object.entries(estate.tiles).map(([space, tile]) =>
    text("view-tell-on", { tile: `kind-${tile}`, space }),
  );
  const goods = goodsIn(estate.goods);
  return [
    text("view-tell-seat", { name: position.names[seat] ?? "", points, workers, silver }),
    text("view-tell-dice", { dice: dice.join(", ") }),
    text("view-tell-storage", { tiles: orNothing(estate.storage.map(tileName)) }),
    ...(scene.asked.includes(seat) && scene.incoming.length > 0
      ? [text("view-tell-incoming", { tiles: scene.incoming.map(tileName).join(", ") })]
      : []),
    text("view-tell-goods", { goods: goods === "" ? text("view-tell-nothing") : goods }),
    text("view-tell-sold", { count: sum(estate.sold) }),
    ...(estate.board === "" ? [] : [text("view-tell-duchy", { board: boardName(estate.board), tiles: orNothing(tiles) })]),
    ...(seat === position.seat && estate.board !== "" ? [open(position, estate)] : []),
  ];
}

/** The empty spaces that adjoin a tile: where the next ones can go. */
function open(position: Position, estate: Estate): string {
  const pieces = piecesOf(position);
  const shape = shapeOf(pieces, estate.board);
  const spaces = spacesOf(pieces, estate.board).filter(
    ({ space }) =>
      estate.tiles[space] === undefined && shape.neighbours(space).some((other) => estate.tiles[other] !== undefined),
  );
  const named = spaces.map(({ space, colour, number }) =>
    text("view-tell-open-one", { space, colour: `colour-${colour}`, number }),
  );
  return text("view-tell-open", { spaces: orNothing(named) });
}
