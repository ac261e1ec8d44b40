/** Moves as things on the table, and what a click that nothing answers to may have meant. */

import type { OfferedMove, PreviewData } from "../../lib/types/messages";
import { namesOf, sortOf, thing, whichOf, type Meaning, type Targets, type Thing } from "../../table/things";
import { whyNot } from "./whyNot";
import { landOf } from "./estates";
import { paidAlsoWith, paidWithout } from "./payment";
import { colourOf, KINDS, type Colour } from "./pieces/kinds";
import { ruleOf } from "./rules/where";
import { kindOf, piecesOf, sceneOf, type Position } from "./scene";

/** Questions are asked of the server one by one until one of them is answered with a reason. */
const MOST_GUESSES = 8;
/** What is asked about where no payment was chosen. */
const CHEAPEST = "card+card";

export function things(_: OfferedMove, preview: PreviewData): Thing[] {
  const names = namesOf(preview);
  const [tile, slot, stored, space] = ["tile", "slot", "stored", "space"].map((what) => names.get(what));
  const found: Thing[] = [];
  if (slot !== undefined) found.push(thing("open", slot));
  else if (tile !== undefined) found.push(thing("stored", tile));
  if (stored !== undefined) found.push(thing("stored", stored));
  if (space !== undefined) found.push(thing("space", space));
  for (const what of ["bonus", "colour"]) {
    const which = names.get(what);
    if (which !== undefined) found.push(thing(what, which));
  }
  return found;
}

const way = (_: OfferedMove, preview: PreviewData): Thing | null => {
  const payment = namesOf(preview).get("payment");
  return payment === undefined ? null : thing("pay", payment);
};

export function targets(position: () => Position): Targets {
  return {
    things,
    tools: [],
    late: ["stored"],
    isEnd: ({ label }) => label.key === "move-end",
    ruleOf,
    guesses: (clicked, picked) => guesses(position(), clicked, picked),
    whyNot: (clicked, picked) => whyNot(position(), clicked, picked),
    ways: { of: way, by: (clicked, ways, now) => paidBy(position(), clicked, ways, now) },
  };
}

const distinct = <T>(some: readonly T[]): T[] => [...new Set(some)];
const pickedOf = (picked: readonly Thing[], sort: string): string[] =>
  picked.filter((one) => sortOf(one) === sort).map(whichOf);

/** The payment with another card or worker in it, or with one of those that pay put back. */
export function paidBy(position: Position, clicked: Thing, ways: readonly Thing[], now: Meaning): Thing | null {
  const sort = sortOf(clicked);
  const held = now.way === null ? "" : whichOf(now.way);
  const words = ways.map(whichOf);
  const colour = spaceColour(position, now);
  const found =
    sort === "card" || sort === "worker"
      ? paidAlsoWith(sort === "card" ? whichOf(clicked) : "worker", colour, words, held)
      : sort === "paying"
        ? paidWithout(whichOf(clicked), colour, words, held)
        : null;
  return found === null ? null : thing("pay", found);
}

/** The colour of the space that a move covers. */
export function spaceColour(position: Position, { things: about }: Pick<Meaning, "things">): Colour | null {
  const space = about.find((one) => sortOf(one) === "space");
  const estate = position.seat === null ? undefined : sceneOf(position).estates[position.seat];
  if (space === undefined || estate === undefined) return null;
  return landOf(piecesOf(position), estate).colours[Number(whichOf(space)) - 1] ?? null;
}

export function guesses(position: Position, clicked: Thing, picked: readonly Thing[]): string[] {
  const { seat } = position;
  const { step, open, estates } = sceneOf(position);
  const estate = seat === null ? undefined : estates[seat];
  if (estate === undefined) return [];
  const goal = whichOf(clicked);
  const land = landOf(piecesOf(position), estate);
  const stored = distinct(estate.storage.filter((word) => word !== ""));
  const full = !estate.storage.includes("");
  const claims = step === "castle-taking";

  switch (sortOf(clicked)) {
    case "space":
      return (claims ? claimings(Number(goal)) : placings(Number(goal))).slice(0, MOST_GUESSES);
    case "open":
      return (claims ? everywhere(open[Number(goal) - 1]).map((space) => claim(Number(goal), space)) : takings(goal)).slice(0, MOST_GUESSES);
    case "stored":
      return everywhere(goal)
        .map((space) => `place ${goal}@${space} for ${CHEAPEST}`)
        .slice(0, MOST_GUESSES);
    case "bonus":
      return [`bonus ${goal}`];
    case "colour":
      return [`sweep ${goal}`];
    default:
      return [];
  }

  function fits(tile: string, space: number): boolean {
    const kind = kindOf(tile);
    return kind !== undefined && (colourOf(kind) ?? land.colours[space - 1]) === land.colours[space - 1];
  }

  /** The empty spaces for a tile. */
  function everywhere(tile: string | undefined): number[] {
    return land.colours.map((_, n) => n + 1).filter((space) => estate!.tiles[space] === undefined && fits(tile ?? "", space));
  }

  function placings(space: number): string[] {
    const chosen = pickedOf(picked, "stored");
    // A tile that has the colour of the space is the likelier wish; with none stored, that is the reason.
    const tiles = (chosen.length > 0 ? chosen : stored).toSorted((a, b) => Number(fits(b, space)) - Number(fits(a, space)));
    return (tiles.length > 0 ? tiles : KINDS.filter((kind) => fits(kind, space)).slice(0, 1)).map(
      (tile) => `place ${tile}@${space} for ${CHEAPEST}`,
    );
  }

  function claimings(space: number): string[] {
    const chosen = pickedOf(picked, "open").map(Number);
    const slots = chosen.length > 0 ? chosen : open.flatMap((word, n) => (word === "" ? [] : [n + 1]));
    const likely = (slot: number): number => Number(fits(open[slot - 1] ?? "", space));
    return slots.toSorted((a, b) => likely(b) - likely(a)).map((slot) => claim(slot, space));
  }

  function takings(slot: string): string[] {
    const take = `take ${open[Number(slot) - 1]}@${slot}`;
    return full ? stored.map((word) => `${take} over ${word}`) : [take];
  }

  function claim(slot: number, space: number): string {
    return `claim ${open[slot - 1]}@${slot} to ${space}`;
  }
}
