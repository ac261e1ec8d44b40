"""Positions that no game comes to are refused, and whatever is accepted can be played on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from tests.games.burgundy.box import KINDS, SPACES

from castellany.core.frames import Frame
from castellany.core.position import PositionError
from castellany.core.setup import Setup
from castellany.core.state import CHANCE
from castellany.core.values import with_byte, with_entry
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.census import discrepancies
from castellany.games.burgundy.effects import fetched_colours
from castellany.games.burgundy.kinds import BANK, CASTLE_TILE, CHURCH, MARKET, MINE_TILE, SHIP_TILE, WAREHOUSE
from castellany.games.burgundy.program import (
    CASTLE_ACTION,
    COLLECTING,
    DISCARDING,
    FETCHING,
    FILLING,
    FREE_DIE,
    LOADING,
    LOADING_ALSO,
    PHASE_EFFECT,
    ROUND_EFFECT,
    SAIL_EFFECT,
    SALE,
    SHIP_EFFECT,
    STOWING,
    TURN,
    TURNS_EFFECT,
)
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import GOODS
from castellany.match.positions import LayoutError, layout

Edit = Callable[[BurgundyState], None]


def rules_of(edition: str = "special", players: int = 2, **options: str) -> BurgundyRules:
    return BURGUNDY.rules(Setup("burgundy", edition, players, (), options))


def step(rules: BurgundyRules, s: BurgundyState, random: Random) -> None:
    """One random draw or answer."""
    if rules.is_chance(s):
        rules.play(s, rules.pick(s, random.randrange(rules.total(s))))
        return
    seat = random.choice(rules.asked(s))
    moves = rules.moves_of(s, seat)
    assert len(set(moves)) == len(moves) > 0
    rules.answer(s, seat, random.choice(moves))


def first_turn(rules: BurgundyRules) -> BurgundyState:
    s, random = rules.begin(), Random(1)
    while s.stack[-1].step != TURN:
        step(rules, s, random)
    return s


def read_back(rules: BurgundyRules, s: BurgundyState) -> BurgundyState:
    return rules.read_position(rules.write_position(s))


def push(s: BurgundyState, *frames: tuple[int, int, int]) -> None:
    """Frames (step, arg, why) of the active seat."""
    seat = s.stack[-1].seat
    for number, arg, why in frames:
        s.push(number, seat, arg, why)


SHIP_SAILS = (SAIL_EFFECT, 0, SHIP_TILE)

UNASKED: dict[str, tuple[tuple[int, int, int], ...]] = {
    "turns are left undone": ((TURNS_EFFECT, 0, 0),),
    "a seat plays twice": ((TURN, 0, 0),),
    "a castle acts with own dice": ((CASTLE_ACTION, 0, CASTLE_TILE),),
    "a bank gives an action": ((CASTLE_ACTION, FREE_DIE, BANK),),
    "a mine is collected": ((COLLECTING, 0, MINE_TILE),),
    "a market fetches castles": ((FETCHING, fetched_colours(CHURCH), MARKET),),
    "a ship loads without sailing": ((LOADING, 0, SHIP_TILE),),
    "a ship's effect is left undone": ((SHIP_EFFECT, 0, 0),),
    "no second depot is open": (SHIP_SAILS, (LOADING_ALSO, 0, SHIP_TILE)),
    "nothing competes for room": (SHIP_SAILS, (STOWING, 0, SHIP_TILE)),
}


@pytest.mark.parametrize("what", UNASKED)
def test_a_question_that_nothing_asks_is_refused(what: str) -> None:
    rules = rules_of(boards="1")
    s = first_turn(rules)
    push(s, *UNASKED[what])
    with pytest.raises(PositionError):
        read_back(rules, s)


def leave_the_round_undone(s: BurgundyState) -> None:
    del s.stack[1:]


def begin_a_phase_within_a_turn(s: BurgundyState) -> None:
    s.stack.insert(1, Frame(PHASE_EFFECT, CHANCE, 1, 0))


def skip_a_round(s: BurgundyState) -> None:
    s.stack[0] = Frame(ROUND_EFFECT, CHANCE, 3, 0)


def ask_the_waiting_seat(s: BurgundyState) -> None:
    s.push(CASTLE_ACTION, s.stack[-2].seat, FREE_DIE, CASTLE_TILE)


def sell_nothing(s: BurgundyState) -> None:
    s.sold = bytes(a + b for a, b in zip(s.goods, s.sold, strict=True))
    s.goods[:] = bytes(len(s.goods))
    push(s, (SALE, FREE_DIE, WAREHOUSE))


def discard_with_room(s: BurgundyState) -> None:
    s.bag = with_byte(s.bag, BANK, s.bag[BANK] - 1)
    push(s, (DISCARDING, BANK, 0))


def lose_a_rounds_good(s: BurgundyState) -> None:
    good = s.round_goods[3] - 1
    s.goods_bag = with_byte(s.goods_bag, good, s.goods_bag[good] + 1)
    s.round_goods = with_byte(s.round_goods, 3, 0)


def lose_a_board(s: BurgundyState) -> None:
    s.board = with_entry(s.board, 0, NOBODY)


def lose_a_castle(s: BurgundyState) -> None:
    s.tiles = with_byte(s.tiles, s.tiles.index(CASTLE_TILE, SPACES), 0)
    s.boxed = with_byte(s.boxed, CASTLE_TILE, s.boxed[CASTLE_TILE] + 1)


def hoard_goods(s: BurgundyState) -> None:
    for colour in range(GOODS):
        s.goods_bag = with_byte(s.goods_bag, colour, s.goods_bag[colour] - 1)
        s.goods[colour] += 1


def use_up_the_goods(s: BurgundyState) -> None:
    for colour in range(GOODS):
        s.sold = with_byte(s.sold, colour, s.sold[colour] + s.goods_bag[colour])
    s.goods_bag = bytes(GOODS)


def fill_an_unused_space(s: BurgundyState) -> None:
    s.depots[2], s.depots[0] = s.depots[0], 0


def put_a_ship_among_buildings(s: BurgundyState) -> None:
    s.depots[0], s.depots[1] = s.depots[1], s.depots[0]


def move_a_marker_alone(s: BurgundyState) -> None:
    s.track = with_entry(s.track, s.order[1], 1)


def give_both_bonus_tiles_away(s: BurgundyState) -> None:
    s.bonus = (0, 0, *s.bonus[2:])


def give_the_small_bonus_tile_first(s: BurgundyState) -> None:
    s.bonus = with_entry(s.bonus, 1, 0)


IMPOSSIBLE: tuple[Edit, ...] = (
    leave_the_round_undone,
    begin_a_phase_within_a_turn,
    skip_a_round,
    ask_the_waiting_seat,
    sell_nothing,
    discard_with_room,
    lose_a_rounds_good,
    lose_a_board,
    lose_a_castle,
    hoard_goods,
    use_up_the_goods,
    fill_an_unused_space,
    put_a_ship_among_buildings,
    move_a_marker_alone,
    give_both_bonus_tiles_away,
    give_the_small_bonus_tile_first,
)


@pytest.mark.parametrize("edit", IMPOSSIBLE)
def test_an_impossible_position_is_refused(edit: Edit) -> None:
    rules = rules_of(boards="1")
    s = first_turn(rules)
    assert read_back(rules, s) == s
    edit(s)
    assert discrepancies(s, rules.tables, rules.rule_points) == []
    with pytest.raises(PositionError):
        read_back(rules, s)


def test_a_space_is_covered_once() -> None:
    rules = rules_of(boards="1")
    text = rules.write_position(first_turn(rules))
    with pytest.raises(PositionError, match="19 is given twice"):
        rules.read_position(text.replace("19=castle", "19=castle 19=castle", 1))


def test_a_filling_without_tiles_is_refused() -> None:
    rules = rules_of(boards="1")
    s, random = rules.begin(), Random(1)
    while s.stack[-1].step != FILLING:
        step(rules, s, random)
    assert read_back(rules, s) == s
    for kind in range(1, 9):
        s.boxed, s.bag = with_byte(s.boxed, kind, s.bag[kind]), with_byte(s.bag, kind, 0)
    with pytest.raises(PositionError, match="no tile of this colour left"):
        read_back(rules, s)


@pytest.mark.parametrize("answers", ["side 1, waiting", "waiting, not-asked", "castle 19, waiting", "workers, waiting"])
def test_a_sealed_answer_is_one_that_the_seat_may_give(answers: str) -> None:
    rules = rules_of(boards="random")
    s = rules.begin()
    for text in ("deal 5/6", "deal 1/2"):
        rules.play(s, rules.read(text))
    rules.answer(s, 0, rules.read("side 5"))
    text = rules.write_position(s)
    assert rules.read_position(text) == s
    with pytest.raises(PositionError):
        rules.read_position(text.replace("sealed: side 5, waiting", f"sealed: {answers}"))


@pytest.mark.parametrize("edition", ["special", "2019"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_stack_is_refused_or_leads_on(edition: str, players: int) -> None:
    rules, random = rules_of(edition, players, boards="random"), Random(players)
    s = rules.begin()
    seen: list[BurgundyState] = []
    while s.stack and s.phase < 2:
        step(rules, s, random)
        if random.random() < 0.1:
            seen.append(s.clone())
    accepted = 0
    for _ in range(80):
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
        assert discrepancies(s, rules.tables, rules.rule_points) == []
    assert accepted


def test_a_short_supply_fills_what_it_can() -> None:
    """Only a position laid by hand runs short; it is played on all the same."""
    rules, random = rules_of(boards="1"), Random(4)
    s = first_turn(rules)
    s.boxed = bytes(s.boxed[kind] + s.bag[kind] + s.black[kind] for kind in range(KINDS))
    s.bag = s.black = bytes(KINDS)
    s = read_back(rules, s)
    while s.phase == 0 or rules.is_chance(s):
        step(rules, s, random)
    assert not any(s.depots)


REFUSED_LINES = [
    ("large-bonus", "mine=1", "seat 1 has not covered every mine space"),
    ("track 2", "1", "further than its ships have taken it"),
    ("silver 1", "9990", "so much by now"),
    ("workers 2", "9990", "so much by now"),
    ("points 1", "area=9990", "so many points by now"),
    ("points 1", "silver=3", "points of the final scoring come at the end"),
    ("points 1", "area=1 area=1", "area is given twice"),
    ("duchy 1", "19=castle 1=cow2", "do not adjoin each other"),
    ("bought", "hire", "nobody may hire here"),
    ("bought", "2", "bought has buy or hire"),
    ("silver 1", "+1", r"\+1 is no number"),
    ("silver 1", "0_0", "0_0 is no number"),
    ("silver 1", "٣", "٣ is no number"),
    ("silver 1", "01", "01 is no number"),
    ("phase", "1", "1 is none of A, B, C, D, E"),
    ("white", "-", "the white die is rolled before the turns"),
    ("board 1", "2", "seat 1 has another board"),
    ("bag", "bank=40", "warehouse, not"),
]


@pytest.mark.parametrize(("key", "value", "why"), REFUSED_LINES)
def test_a_wrong_line_is_named(key: str, value: str, why: str) -> None:
    rules = rules_of("2019", boards="1")
    lines = rules.write_position(first_turn(rules)).splitlines()
    number = next(i for i, line in enumerate(lines, 1) if line.startswith(f"{key}:"))
    lines[number - 1] = f"{key}: {value}"
    with pytest.raises(PositionError, match=why) as caught:
        rules.read_position("\n".join(lines))
    assert caught.value.line == number


def test_an_action_of_a_castle_needs_a_second_castle() -> None:
    rules = rules_of(boards="1")
    s = first_turn(rules)
    push(s, (CASTLE_ACTION, FREE_DIE, CASTLE_TILE))
    with pytest.raises(PositionError, match="has not placed the tile that asks this") as caught:
        read_back(rules, s)
    assert rules.write_position(s).splitlines()[caught.value.line - 1].startswith("stack:")


def test_equal_buildings_share_a_city_with_monastery_1_only() -> None:
    table = layout(Setup("burgundy", "special", 2, options={"boards": "1"}))
    table.lay("duchy 1", "26=bank", "27=bank")
    with pytest.raises(LayoutError, match="a city of seat 1 has two equal buildings"):
        table.position()
