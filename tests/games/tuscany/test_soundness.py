"""Positions that no game comes to are refused, and whatever is accepted can be played on."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.tuscany.impossible import IMPOSSIBLE, IMPOSSIBLE_OPENINGS, Edit

from castellany.core.position import PositionError
from castellany.core.setup import Setup
from castellany.core.values import with_entry
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.boards import BOARDS
from castellany.games.tuscany.census import discrepancies
from castellany.games.tuscany.kinds import KINDS, NOTHING
from castellany.games.tuscany.program import ACTION, BUILDING, FIRST_BONUS
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.words import SPACES


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


@pytest.mark.parametrize("edit", IMPOSSIBLE)
def test_an_impossible_position_is_refused(edit: Edit) -> None:
    rules = rules_of()
    s = first_asked(rules, ACTION)
    assert read_back(rules, s) == s
    edit(s)
    assert discrepancies(s, rules.tables) == []
    with pytest.raises(PositionError, match=IMPOSSIBLE[edit]):
        read_back(rules, s)


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
    s.dealt = with_entry(s.dealt, 0, s.dealt[BOARDS])
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


@pytest.mark.parametrize("answers", ["draw, waiting", "build ABC ll castle 31, waiting", "waiting, not-asked"])
def test_a_sealed_answer_is_one_that_the_seat_may_give(answers: str) -> None:
    rules = rules_of()
    s = first_asked(rules, BUILDING)
    build = rules.moves_of(s, 0)[0]
    rules.answer(s, 0, build)
    text = rules.write_position(s)
    assert rules.read_position(text) == s
    with pytest.raises(PositionError):
        rules.read_position(text.replace(f"sealed: {rules.write(build)}, waiting", f"sealed: {answers}"))


def test_a_castle_is_not_built_on_other_ground() -> None:
    rules = rules_of()
    s = first_asked(rules, BUILDING)
    build = rules.moves_of(s, 0)[0]
    rules.answer(s, 0, build)
    sealed = rules.write(build)
    castles = {rules.write(m).split()[-1] for m in rules.moves_of(s, 0) if m >> 8 == build >> 8}
    other = next(str(space) for space in range(1, SPACES + 1) if str(space) not in castles)
    text = rules.write_position(s)
    with pytest.raises(PositionError, match="may not answer"):
        rules.read_position(text.replace(sealed, f"{sealed.rpartition(' ')[0]} {other}"))


BAD_LINES = [
    ("phase: A", "phase: D", "D is none of A, B, C"),
    ("phase: A", "", "the line phase is missing"),
    ("latched: no", "latched: no\nweather: fine", "weather is no line of a position"),
    ("marble 1: 0", "marble 1: 9999", "so much by now"),
    ("red 2:", "red 2: cards-left=1", "points of the final scoring come at the end"),
    ("green 2:", "green 2: crops=9000", "so much by now"),
    ("joined 1: ", "joined 1: AAA ", "needs boards and shifts"),
    ("storage 1: -", "storage 1: barn", "barn is no tile"),
    ("hand 1: ", "hand 1: barn=1 ", "barn does not belong here"),
    ("estate 1: ", "estate 1: 31=hexagon ", "31 is not between"),
    ("hand-size 1: ", "hand-size 1: many ", "needs 1 values"),
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
