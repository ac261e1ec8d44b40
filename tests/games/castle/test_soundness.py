"""Positions that no game comes to are refused, and whatever is accepted can be played on."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.battery.walk import Wanderer, walk
from tests.games.castle.impossible import IMPOSSIBLE, Edit, stand_at_no_gate
from tests.games.castle.properties import MODULES, Kind, rules_of

from castellany.core.position import PositionError
from castellany.games.castle.census import discrepancies
from castellany.games.castle.program import PLACING
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState

BUSY: Kind = (True, ())
HALTING: Kind = (True, ("falcon", "halt"))


def placing(rules: CastleRules, after: int = 30) -> CastleState:
    """A position of a random game that asks where to place a tile."""
    s, wanderer = rules.begin(), Wanderer(Random(2))
    wanderer.play_on(rules, s, after)
    while s.stack[-1].step != PLACING:
        wanderer.play_on(rules, s, 1)
    return s


def refused(rules: CastleRules, text: str, why: str) -> PositionError:
    with pytest.raises(PositionError, match=re.escape(why)) as caught:
        rules.read_position(text)
    return caught.value


def changed(text: str, key: str, value: str) -> str:
    """The text with another line of this key."""
    assert re.search(f"^{key}:.*$", text, re.M)
    return re.sub(f"^{key}:.*$", f"{key}: {value}", text, flags=re.M)


@pytest.mark.parametrize("edit", IMPOSSIBLE)
def test_an_impossible_position_is_refused(edit: Edit) -> None:
    rules = rules_of(HALTING if edit is stand_at_no_gate else BUSY)
    s = placing(rules)
    assert rules.read_position(rules.write_position(s)) == s
    edit(s)
    assert discrepancies(s, rules.tables) == []
    refused(rules, rules.write_position(s), IMPOSSIBLE[edit])


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("tile", "z9", "z9 is no tile"),
        ("square", "z9", "z9 is no square"),
        ("square", "a2", "no tile lies on a2"),
        ("board", "a4=x1", "is no tile on a square"),
        ("board", "b4=x1/south b4=x2/north", "b4 is given twice"),
        ("board", "a4=x1/north", "x1 does not fit on a4"),
        ("completed", "1 9", "names no area"),
        ("towers", "14", "14 is not between"),
        ("towers", "3 3", "tower 3 is named twice"),
        ("towers", "3", "tokens are taken from towers, not"),
        ("square", "-", "one of the tiles was placed last"),
        ("hidden", "luck=1", "luck does not belong here"),
        ("hidden", "shrine=1 shrine=1", "shrine is given twice"),
        ("figures 1", "- -", "needs 6 values"),
        ("figures 1", "- - - - - - - -", "needs 6 values"),
        ("figures 1", "z9.1 - - - - -", "z9.1 is no segment"),
        ("seat 1", "start-1", "start-1 is no completed house"),
        ("points 1", "roads", "is no pair"),
        ("points 2", "meadows=3", "points of the final scoring come at the end"),
        ("stack", "nowhere of 1", "nothing is called nowhere"),
        ("turn", "4", "each turn before has laid one tile"),
        ("points 1", "roads=9999", "so many points by now"),
        ("bag", "", "tiles"),
        ("turn", "+31", "+31 is no number"),
    ],
)
def test_a_wrong_line_is_refused(key: str, value: str, why: str) -> None:
    rules = rules_of(BUSY)
    text = changed(rules.write_position(placing(rules)), key, value)
    error = refused(rules, text, why)
    assert text.splitlines()[error.line - 1].startswith(f"{key}:")


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("gate 1", "2", "2 is none of no, yes"),
        ("gate 2", "yes", "the marker of seat 2 is at no gate"),
        ("nests 2", "9999", "so many nests by now"),
        ("figures 1", "- - - - - -", "needs 8 values"),
        ("points 2", "nests=3", "points of the final scoring come at the end"),
    ],
)
def test_a_wrong_line_of_a_module_is_refused(key: str, value: str, why: str) -> None:
    rules = rules_of(HALTING)
    text = changed(rules.write_position(placing(rules)), key, value)
    error = refused(rules, text, why)
    assert text.splitlines()[error.line - 1].startswith(f"{key}:")


def test_lines_are_all_there_and_no_others() -> None:
    rules = rules_of(BUSY)
    text = rules.write_position(placing(rules))
    refused(rules, text.replace("turn:", "# turn:"), "the line turn is missing")
    refused(rules, text + "moat: 3\n", "moat is no line of a position")


@pytest.mark.parametrize("modules", MODULES)
def test_whatever_is_accepted_can_be_played_on(modules: tuple[str, ...]) -> None:
    """Positions with lines of another: refused, or as good as any."""
    rules = rules_of((True, modules))
    random = Random(f"mixed {modules}")
    texts: list[str] = []
    for s in walk(rules, random):
        assert isinstance(s, CastleState)
        if random.randrange(8) == 0:
            texts.append(rules.write_position(s))
    accepted = 0
    for _ in range(250):
        lines = random.choice(texts).splitlines()
        others = random.choice(texts).splitlines()
        for i in random.sample(range(len(lines)), random.choice((1, 1, 2, 4))):
            lines[i] = others[i]
        try:
            read = rules.read_position("\n".join(lines))
        except PositionError:
            continue
        accepted += 1
        assert discrepancies(read, rules.tables) == []
        Wanderer(random).play_on(rules, read, 400)
        assert rules.over(read)
    assert accepted > 20
