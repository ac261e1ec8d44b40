"""Positions that no game comes to are refused, and whatever is accepted can be played on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from castellany.core.frames import NO_CELL, Frame
from castellany.core.position import PositionError
from castellany.core.setup import Setup
from castellany.core.state import CHANCE
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.boards import BOARDS
from castellany.games.tuscany.census import discrepancies
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
    BUILDING,
    CASTLE_TAKING,
    DRAWING,
    EXTRA,
    FIRST_BONUS,
    LANDING,
    NEUTRAL_REVEALING,
    REFRESHING,
    REVEALING,
    ROUND,
    SPARE,
    TAKING,
    YIELDING,
)
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.words import SPACES

Edit = Callable[[TuscanyState], None]


def rules_of(edition: str = "revised", players: int = 2) -> TuscanyRules:
    return TUSCANY.rules(Setup("tuscany", edition, players))


def step(rules: TuscanyRules, s: TuscanyState, random: Random) -> None:
    """One random draw or answer."""
    if rules.is_chance(s):
        rules.play(s, rules.pick(s, random.randrange(rules.total(s))))
        return
    seat = random.choice(rules.asked(s))
    moves = rules.moves_of(s, seat)
    assert len(set(moves)) == len(moves) > 0
    rules.answer(s, seat, random.choice(moves))


def first_asked(rules: TuscanyRules, number: int, seed: int = 1) -> TuscanyState:
    """The first position of a random game that asks this."""
    s, random = rules.begin(), Random(seed)
    while s.stack[-1].step != number:
        step(rules, s, random)
    return s


def read_back(rules: TuscanyRules, s: TuscanyState) -> TuscanyState:
    return rules.read_position(rules.write_position(s))


# Frames.


def leave_the_round_undone(s: TuscanyState) -> None:
    del s.stack[1:]


def play_twice(s: TuscanyState) -> None:
    s.stack[1:1] = s.stack[-2:]


def play_out_of_turn(s: TuscanyState) -> None:
    s.stack[1:] = [*s.stack[3:5], *s.stack[1:3]]


def begin_a_round_within_a_turn(s: TuscanyState) -> None:
    s.stack.insert(1, Frame(ROUND, CHANCE, 1, 0, NO_CELL))


def ask_the_waiting_seat(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.push(CASTLE_TAKING, 1 - seat)


def offer_marble_that_nobody_has(s: TuscanyState) -> None:
    seat = s.stack.pop().seat
    s.stack[-1] = Frame(SPARE, seat, 0, 0, NO_CELL)


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
    s.claimed[0] = 0


def fill_a_colour_second(s: TuscanyState) -> None:
    s.claimed[1] = 0


def lose_the_start_castle(s: TuscanyState) -> None:
    s.tiles[s.tiles.index(CASTLE_TILE)] = NOTHING
    s.boxed[CASTLE_TILE] += 1


def tear_an_estate_apart(s: TuscanyState) -> None:
    castle = s.tiles.index(CASTLE_TILE)
    far = next(space for space in range(SPACES) if not s.open[0] >> space & 1 and space != castle)
    s.tiles[far] = HEXAGON


# Cards.


def hide_half_a_hand(s: TuscanyState) -> None:
    colour = next(c for c in range(COLOURS) if s.hand[c])
    s.hand[colour] -= 1


def hide_the_deck_only(s: TuscanyState) -> None:
    """One hand would be hidden too, for nobody sees two."""
    s.deck[:] = bytes(COLOURS)


IMPOSSIBLE: dict[Edit, str] = {
    leave_the_round_undone: "these frames do not follow each other",
    play_twice: "each seat has one turn, from the start player on",
    play_out_of_turn: "each seat has one turn, from the start player on",
    begin_a_round_within_a_turn: "these frames do not follow each other",
    ask_the_waiting_seat: "only the active seat is asked",
    offer_marble_that_nobody_has: "there is no marble to give",
    act_once_more_within_an_action: "a turn begins with an action of its seat",
    land_what_no_castle_brought: "no such tile was brought by a castle",
    take_nothing: "there is nothing to take",
    draw_for_the_waiting_seat: "there is nothing to draw here",
    draw_more_than_there_is: "there is nothing to draw here",
    turn_up_too_many_yields: "there is nothing to draw here",
    reveal_onto_a_tile: "there is nothing to draw here",
    open_a_neutral_tile_onto_a_tile: "there is nothing to draw here",
    leave_a_gap: "a gap is filled as long as neutral tiles are left",
    keep_five_of_a_colour: "5 open tiles of a colour are discarded",
    take_a_tile_from_stacks_that_are_not_its_own: "more tiles have a back than there are",
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


@pytest.mark.parametrize("edit", IMPOSSIBLE)
def test_an_impossible_position_is_refused(edit: Edit) -> None:
    rules = rules_of()
    s = first_asked(rules, ACTION)
    assert read_back(rules, s) == s
    edit(s)
    assert discrepancies(s, rules.tables) == []
    with pytest.raises(PositionError, match=IMPOSSIBLE[edit]):
        read_back(rules, s)


# Before the first round.


def take_two_bonus_tiles(s: TuscanyState) -> None:
    s.bonuses[s.stack[-1].seat * BONUSES + MORE_STORAGE] += 1
    s.bonus_left[MORE_STORAGE] -= 1


def skip_the_start_player(s: TuscanyState) -> None:
    s.stack.pop()


def start_with_marble(s: TuscanyState) -> None:
    s.marble[0] = 1


def lay_a_second_tile(s: TuscanyState) -> None:
    space = s.open[0].bit_length() - 1
    s.tiles[space] = HEXAGON


IMPOSSIBLE_OPENINGS: dict[Edit, str] = {
    take_two_bonus_tiles: "takes one bonus tile",
    skip_the_start_player: "takes one bonus tile",
    start_with_marble: "nothing has happened before the first round",
    lay_a_second_tile: "an estate begins with its start castle",
}


@pytest.mark.parametrize("edit", IMPOSSIBLE_OPENINGS)
def test_an_impossible_opening_is_refused(edit: Edit) -> None:
    rules = rules_of(players=3)
    s = first_asked(rules, FIRST_BONUS)
    assert read_back(rules, s) == s
    edit(s)
    with pytest.raises(PositionError, match=IMPOSSIBLE_OPENINGS[edit]):
        read_back(rules, s)


def test_a_board_is_dealt_once() -> None:
    rules = rules_of()
    s = first_asked(rules, BUILDING)
    s.dealt[0] = s.dealt[BOARDS]
    with pytest.raises(PositionError, match="a board is dealt twice"):
        read_back(rules, s)


@pytest.mark.parametrize("edition", TUSCANY.editions)
@pytest.mark.parametrize("players", TUSCANY.players)
def test_any_stack_is_refused_or_leads_on(edition: str, players: int) -> None:
    rules, random = rules_of(edition, players), Random(players)
    seen: list[TuscanyState] = []
    for _ in range(3):
        s = rules.begin()
        while s.stack:
            step(rules, s, random)
            if random.random() < 0.1:
                seen.append(s.clone())
    accepted = 0
    for _ in range(150):
        s, other = random.choice(seen).clone(), random.choice(seen)
        cut, start = random.randrange(len(s.stack) + 1), random.randrange(len(other.stack) + 1)
        s.stack = s.stack[:cut] + other.stack[start:]
        s.sealed = other.sealed[:]
        try:
            s = read_back(rules, s)
        except PositionError:
            continue
        accepted += 1
        for _ in range(60):
            if s.stack:
                step(rules, s, random)
        assert discrepancies(s, rules.tables) == []
    assert accepted


@pytest.mark.parametrize("answers", ["draw waiting", "build_ABC_ll_castle_31 waiting", "waiting not-asked"])
def test_a_sealed_answer_is_one_that_the_seat_may_give(answers: str) -> None:
    rules = rules_of()
    s = first_asked(rules, BUILDING)
    build = rules.moves_of(s, 0)[0]
    rules.answer(s, 0, build)
    text = rules.write_position(s)
    assert rules.read_position(text) == s
    sealed = rules.write(build).replace(" ", "_")
    with pytest.raises(PositionError):
        rules.read_position(text.replace(f"sealed: {sealed} waiting", f"sealed: {answers}"))


def test_a_castle_is_not_built_on_other_ground() -> None:
    rules = rules_of()
    s = first_asked(rules, BUILDING)
    build = rules.moves_of(s, 0)[0]
    rules.answer(s, 0, build)
    sealed = rules.write(build).replace(" ", "_")
    castles = {rules.write(m).split()[-1] for m in rules.moves_of(s, 0) if m >> 8 == build >> 8}
    other = next(str(space) for space in range(1, SPACES + 1) if str(space) not in castles)
    text = rules.write_position(s)
    with pytest.raises(PositionError, match="may not answer"):
        rules.read_position(text.replace(sealed, f"{sealed.rpartition('_')[0]}_{other}"))


BAD_LINES = [
    ("phase: 1", "phase: 4", "not between 1 and 3"),
    ("phase: 1", "", "the line phase is missing"),
    ("latched: 0", "latched: 0\nweather: fine", "weather is no line of a position"),
    ("joined 1: ", "joined 1: AAA ", "needs boards and shifts"),
    ("storage 1: -", "storage 1: barn", "barn is no tile"),
    ("hand 1: ", "hand 1: barn=1 ", "barn does not belong here"),
    ("estate 1: ", "estate 1: 31=hexagon ", "31 is not between"),
    ("hand-sizes: ", "hand-sizes: many ", "needs 2 values"),
]


@pytest.mark.parametrize(("line", "written", "why"), BAD_LINES)
def test_a_line_that_makes_no_sense_is_refused_with_its_reason(line: str, written: str, why: str) -> None:
    rules = rules_of()
    text = rules.write_position(first_asked(rules, ACTION))
    assert line in text
    with pytest.raises(PositionError, match=why):
        rules.read_position(text.replace(line, written, 1))


def test_a_short_supply_leaves_gaps_and_the_game_goes_on() -> None:
    """Only a position laid by hand runs short of neutral tiles; gaps then stay (TUS-R 31)."""
    rules, random = rules_of(), Random(4)
    s = first_asked(rules, ACTION)
    for kind in range(KINDS):
        s.boxed[kind] += s.neutral[kind] + s.stock[kind] + s.stock[KINDS + kind]
        s.neutral[kind] = s.stock[kind] = s.stock[KINDS + kind] = 0
    s.phase, s.latched, s.revealed = 2, 1, [21, 21]
    s = read_back(rules, s)
    while s.stack:
        step(rules, s, random)
    assert NOTHING in s.display
