"""Frames in words: what the numbers of pending work mean in the text of a position."""

from __future__ import annotations

from castellany.core.notation import Circumstance, Vocabulary, numbers
from castellany.core.program import Entry
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.effects import fetched_colours
from castellany.games.burgundy.kinds import CHURCH, COLOUR_NAMES, COLOURS, MARKET, WORKSHOP
from castellany.games.burgundy.program import FREE_DIE
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import DEPOTS, ROUNDS, Tables
from castellany.games.burgundy.words import DEPOT_WORDS, SEAT_WORDS


def name_frames(program: list[Entry[BurgundyState]], t: Tables) -> None:
    """Give the entries of the base game their words; those of modules come with their own."""
    any_die = Circumstance("with", Vocabulary("die", {FREE_DIE: "any-die"}))
    seats = Circumstance("for", SEAT_WORDS)
    masks = [fetched_colours(building) for building in (WORKSHOP, CHURCH, MARKET)]
    arguments = {
        "castle-action": any_die,
        "city-hall-placing": any_die,
        "sale": any_die,
        "fetching": Circumstance("a", Vocabulary("set of colours", {mask: colour_words(mask) for mask in masks})),
        "discarding": Circumstance("for", t.kind_words),
        "loading-also": Circumstance("beside", DEPOT_WORDS),
        "neighbour": Circumstance("beside", DEPOT_WORDS),
        "stowing": Circumstance("from", depot_sets()),
        "phase": Circumstance("at", Vocabulary("phase", dict(enumerate(PHASE_LETTERS)))),
        "round": Circumstance("at", numbers("round", 0, ROUNDS - 1, 1)),
        "round-goods": Circumstance("at", numbers("round", 0, ROUNDS - 1, 1)),
        "filling": Circumstance("at", slot_words(t)),
        "rolling": seats,
        "dealing-goods": seats,
        "dealing-boards": seats,
        "starter-dice": seats,
        "starter": Circumstance("among", seat_sets(t.players)),
    }
    cause = Circumstance("by", t.kind_words)
    for entry in program:
        if entry.name in arguments:
            entry.arg_words = arguments[entry.name]
        if entry.name in CAUSED:
            entry.why_words = cause


CAUSED = (
    *("castle-action", "city-hall-placing", "sale", "fetching", "collecting"),
    *("sail", "loading", "neighbour", "loading-also", "stowing"),
)


def colour_words(mask: int) -> str:
    return "+".join([COLOUR_NAMES[colour] for colour in range(COLOURS) if mask >> colour & 1])


def seat_sets(players: int) -> Vocabulary:
    """Sets of two and more seats."""
    masks = [mask for mask in range(1 << players) if mask.bit_count() > 1]
    words = {mask: "+".join([str(seat + 1) for seat in range(players) if mask >> seat & 1]) for mask in masks}
    return Vocabulary("set of seats", words)


def depot_sets() -> Vocabulary:
    """One depot, or two neighbouring ones."""
    words = {1 << depot: str(depot + 1) for depot in range(DEPOTS)}
    for depot in range(DEPOTS):
        one, other = sorted((depot, (depot + 1) % DEPOTS))
        words[1 << one | 1 << other] = f"{one + 1}+{other + 1}"
    return Vocabulary("depot or pair of depots", words)


def slot_words(t: Tables) -> Vocabulary:
    """The spaces of the depots in filling order: `3.2` is the second of depot 3, `black.1` the first black one."""
    words = {i: f"{slot // 4 + 1}.{slot % 4 + 1}" for i, slot in enumerate(t.slots)}
    for i in range(len(t.black_slots)):
        words[len(t.slots) + i] = f"black.{i + 1}"
    return Vocabulary("space of a depot", words)
