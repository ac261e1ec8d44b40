"""Positions that no game comes to, each made from a sound one, and why it is refused."""

from __future__ import annotations

from collections.abc import Callable

from castellany.core.frames import Frame
from castellany.core.state import CHANCE
from castellany.core.values import with_byte, with_entry
from castellany.games.tuscany.kinds import (
    BONUSES,
    CART_TILE,
    CASTLE_TILE,
    CITY_TILE,
    COLOURS,
    HEXAGON,
    KINDS,
    MORE_STORAGE,
    NOTHING,
    QUARRY_TILE,
)
from castellany.games.tuscany.program import (
    ACTION,
    CASTLE_TAKING,
    DRAWING,
    EXTRA,
    LANDING,
    NEUTRAL_REVEALING,
    REFRESHING,
    REVEALING,
    ROUND,
    SPARE,
    TAKING,
    YIELDING,
)
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.tables import MOST_YIELDS
from castellany.games.tuscany.words import SPACES

Edit = Callable[[TuscanyState], None]

# Frames.


def leave_the_round_undone(s: TuscanyState) -> None:
    del s.stack[1:]


def play_twice(s: TuscanyState) -> None:
    s.stack[1:1] = s.stack[-2:]


def play_out_of_turn(s: TuscanyState) -> None:
    s.stack[1:] = [*s.stack[3:5], *s.stack[1:3]]


def begin_a_round_within_a_turn(s: TuscanyState) -> None:
    s.stack.insert(1, Frame(ROUND, CHANCE, 0, 0))


def ask_the_waiting_seat(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.push(CASTLE_TAKING, 1 - seat)


def leave_a_storage_space_that_is_not_there(s: TuscanyState) -> None:
    s.push(CASTLE_TAKING, s.stack.pop().seat, 1)


def bring_a_tile_while_the_castle_is_stored(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.storage[STORAGE * seat] = HEXAGON
    s.push(CASTLE_TAKING, seat)


def yield_to_a_space_that_is_not_there(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.push(YIELDING, CHANCE, seat, MOST_YIELDS)


def offer_marble_that_nobody_has(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.stack[-1] = Frame(SPARE, seat, 0, 0)


def act_once_more_within_an_action(s: TuscanyState) -> None:
    s.push(ACTION, s.stack.pop().seat, EXTRA)


def land_what_no_castle_brought(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.push(LANDING, seat, s.open[seat].bit_length() - 1, CART_TILE)
    s.push(REFRESHING, CHANCE)
    s.push(REVEALING, CHANCE, 8 * seat)


def take_nothing(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.push(TAKING, seat)
    for slot, kind in enumerate(s.display):
        s.boxed[kind] += 1
        s.display[slot] = NOTHING
    for kind in range(1, KINDS):
        s.boxed[kind] += s.neutral[kind]
        s.neutral[kind] = 0


def draw_for_the_waiting_seat(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.push(DRAWING, CHANCE, 1 - seat)


def draw_more_than_there_is(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.push(DRAWING, CHANCE, seat, 200)


def turn_up_too_many_yields(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.push(YIELDING, CHANCE, seat, 3)


def reveal_onto_a_tile(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.push(REFRESHING, CHANCE)
    s.push(REVEALING, CHANCE, 8 * seat)


def open_a_neutral_tile_onto_a_tile(s: TuscanyState) -> None:
    s.stack.pop()
    s.push(REFRESHING, CHANCE)
    s.push(NEUTRAL_REVEALING, CHANCE, 3)


# Pieces.


def leave_a_gap(s: TuscanyState) -> None:
    s.neutral[s.display[0]] += 1
    s.display[0] = NOTHING


def keep_five_of_a_colour(s: TuscanyState) -> None:
    """Four neutral carts and one of a seat's own."""
    for slot in range(8):
        s.neutral[s.display[slot]] += 1
    wanted = [CART_TILE] * 4 + [CASTLE_TILE, CITY_TILE, QUARRY_TILE]
    for slot, kind in enumerate(wanted):
        s.display[slot] = kind
        s.neutral[kind] -= 1
    s.display[7], s.backs[7] = CART_TILE, 1
    s.stock[CART_TILE] -= 1


def take_a_tile_from_stacks_that_are_not_its_own(s: TuscanyState) -> None:
    s.stock[CITY_TILE] += 1
    s.stock[QUARRY_TILE] -= 1
    s.stock[KINDS + CITY_TILE] -= 1
    s.stock[KINDS + QUARRY_TILE] += 1


def box_a_hexagon(s: TuscanyState) -> None:
    s.boxed[HEXAGON] += 1


def store_without_a_space(s: TuscanyState) -> None:
    s.storage[STORAGE - 1] = HEXAGON


def begin_a_later_phase(s: TuscanyState) -> None:
    s.phase = 1


def end_a_phase_too_early(s: TuscanyState) -> None:
    s.latched = 1


def begin_the_last_round(s: TuscanyState) -> None:
    s.last = 1


def fill_a_colour_without_tiles(s: TuscanyState) -> None:
    s.claimed = with_entry(s.claimed, 0, 0)


def fill_a_colour_second(s: TuscanyState) -> None:
    s.claimed = with_entry(s.claimed, 1, 0)


def lose_the_start_castle(s: TuscanyState) -> None:
    s.tiles = with_byte(s.tiles, s.tiles.index(CASTLE_TILE), NOTHING)
    s.boxed[CASTLE_TILE] += 1


def tear_an_estate_apart(s: TuscanyState) -> None:
    castle = s.tiles.index(CASTLE_TILE)
    far = next(space for space in range(SPACES) if not s.open[0] >> space & 1 and space != castle)
    s.tiles = with_byte(s.tiles, far, HEXAGON)


# Cards.


def hide_half_a_hand(s: TuscanyState) -> None:
    colour = next(c for c in range(COLOURS) if s.hand[c])
    s.hand[colour] -= 1


def hide_the_deck_only(s: TuscanyState) -> None:
    """One hand would be hidden too, for nobody sees two."""
    s.deck[:] = [0] * COLOURS


IMPOSSIBLE: dict[Edit, str] = {
    leave_the_round_undone: "these frames do not follow each other",
    play_twice: "each seat has one turn, from the start player on",
    play_out_of_turn: "each seat has one turn, from the start player on",
    begin_a_round_within_a_turn: "these frames do not follow each other",
    ask_the_waiting_seat: "only the active seat is asked",
    leave_a_storage_space_that_is_not_there: "a castle leaves its storage space",
    bring_a_tile_while_the_castle_is_stored: "a castle leaves its storage space",
    yield_to_a_space_that_is_not_there: "there is nothing to draw here",
    offer_marble_that_nobody_has: "there is no marble to give",
    act_once_more_within_an_action: "a turn begins with an action of its seat",
    land_what_no_castle_brought: "no such tile was brought by a castle",
    take_nothing: "no tile that fits is open or to come",
    draw_for_the_waiting_seat: "there is nothing to draw here",
    draw_more_than_there_is: "there is nothing to draw here",
    turn_up_too_many_yields: "there is nothing to draw here",
    reveal_onto_a_tile: "there is nothing to draw here",
    open_a_neutral_tile_onto_a_tile: "there is nothing to draw here",
    leave_a_gap: "a gap is filled as long as neutral tiles are left",
    keep_five_of_a_colour: "5 open tiles of a colour are discarded",
    take_a_tile_from_stacks_that_are_not_its_own: "more tiles have a seat's back than there are",
    box_a_hexagon: "hexagons lie in estates and storage only",
    store_without_a_space: "seat 1 has 1 storage spaces",
    begin_a_later_phase: "nobody has emptied the stacks for this phase",
    end_a_phase_too_early: "a phase ends when a stack is empty for it",
    begin_the_last_round: "the last round comes when a third stack is empty",
    fill_a_colour_without_tiles: "seat 1 has not filled that colour",
    fill_a_colour_second: "two seats fill a colour first, one after the other",
    lose_the_start_castle: "seat 1 has no start castle",
    tear_an_estate_apart: "the tiles of seat 1 do not adjoin each other",
    hide_half_a_hand: "either all cards are known, or those of one seat",
    hide_the_deck_only: "either all cards are known, or those of one seat",
}


# Before the first round.


def take_two_bonus_tiles(s: TuscanyState) -> None:
    s.bonuses[s.stack[-1].seat * BONUSES + MORE_STORAGE] += 1
    s.bonus_left = with_byte(s.bonus_left, MORE_STORAGE, s.bonus_left[MORE_STORAGE] - 1)


def skip_the_start_player(s: TuscanyState) -> None:
    s.stack.pop()


def start_with_marble(s: TuscanyState) -> None:
    s.marble[0] = 1


def lay_a_second_tile(s: TuscanyState) -> None:
    space = s.open[0].bit_length() - 1
    s.tiles = with_byte(s.tiles, space, HEXAGON)


IMPOSSIBLE_OPENINGS: dict[Edit, str] = {
    take_two_bonus_tiles: "takes one bonus tile",
    skip_the_start_player: "takes one bonus tile",
    start_with_marble: "nothing has happened before the first round",
    lay_a_second_tile: "an estate begins with its start castle",
}
