"""Clauses about the box, the draws and the end that a scenario cannot tell."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.battery.walk import Wanderer
from tests.games.castle.everything import SOURCE_NAMES
from tests.games.castle.scenario_table import lay
from tests.games.castle.small import play, rules_for

from castellany.core.events import Log
from castellany.core.setup import Setup, SetupError
from castellany.games.castle.assembly import assemble
from castellany.games.castle.box import FULL, REDUCED
from castellany.games.castle.entering import kinds_in_supply
from castellany.games.castle.events import POINTS
from castellany.games.castle.kinds import TOKEN_NAMES
from castellany.games.castle.labels import event_phrase
from castellany.games.castle.scoring import LARGEST_SEAT, MEADOWS, TOKEN_POINTS, UNFINISHED

pytestmark = pytest.mark.both_forms

MODULES = ((), ("falcon",), ("falcon", "halt"))


@pytest.mark.proves("CAS 1.7", "CAS 1.8", "CAS-F 3")
@pytest.mark.parametrize("modules", MODULES)
def test_tokens_and_figures_of_the_box(modules: tuple[str, ...]) -> None:
    s = rules_for(*modules).begin()
    assert list(s.hidden) == [2] * 9
    assert len(TOKEN_NAMES) == 9
    # Beside the marker on the wall.
    assert [kinds_in_supply(s, seat) for seat in range(2)] == [[0, 1, 2] if modules else [0]] * 2
    assert len(s.figures) == 2 * (8 if modules else 6)


@pytest.mark.proves("CAS-R 44")
def test_the_variant_needs_falcon() -> None:
    with pytest.raises(SetupError) as refused:
        rules_for("halt")
    assert refused.value.key == "setup-module-requires"
    assert refused.value.arguments == {"module": "halt", "other": "falcon"}


@pytest.mark.proves("CAS-R 24", "CAS-R 25", "CAS-R 23")
@pytest.mark.parametrize("modules", MODULES)
def test_everything_is_drawn_as_often_as_there_is_of_it(modules: tuple[str, ...]) -> None:
    rules = assemble(Setup("castle", "standard", 2, modules))
    wanderer = Wanderer(Random(len(modules)))
    s = rules.begin()
    while not rules.over(s):
        if rules.is_chance(s):
            step = rules.program[s.stack[-1].step].name
            drawn = Counter(rules.pick(s, r) for r in range(rules.total(s)))
            assert drawn == {m: rules.weight(s, m) for m in rules.moves(s)}
            assert rules.total(s) == {"drawing": sum(s.bag), "revealing": sum(s.hidden), "drawing-starter": 2}[step]
        rules.play(s, wanderer.choose(rules, s))


@pytest.mark.proves("CAS-R 45")
@pytest.mark.parametrize("modules", MODULES)
def test_both_players_see_everything_but_the_draws(modules: tuple[str, ...]) -> None:
    """What is not drawn yet is no part of a position: it has counts of what is to come, and no order."""
    rules = rules_for(*modules)
    wanderer = Wanderer(Random(3))
    s = rules.begin()
    while not rules.over(s):
        for seat in (-1, 0, 1):
            assert rules.view(s, seat) == s
        assert sum(s.hidden) >= s.towers.bit_count()
        rules.play(s, wanderer.choose(rules, s))


@pytest.mark.proves("CAS 10.6")
def test_tokens_for_unfinished_areas_and_points_come_last() -> None:
    castle = """
..o ___
+++ ___
... ___

.o. ___
... ___
.h. ___
"""
    tokens = {"bonus-points": 1, "shrine": 1, "unfinished-road": 1}
    figures = ["follower a1 road", "follower a2 meadow"]
    seat = {"seat": "a2 house", "nests": 1, "tokens": tokens, "figures": figures}
    table = {"modules": ["falcon"], "plain": 1, "starts": ["a1 west road"], "castle": castle, "seat": {"1": seat}}
    rules, s = lay(table, "standard")
    s.log = log = Log()
    play(rules, s, "tile plain", "place plain@b2 north")
    assert rules.over(s)
    wanted = [(LARGEST_SEAT, 1), (MEADOWS, 4), (UNFINISHED, 2), (TOKEN_POINTS, 5), (SOURCE_NAMES.index("nests"), 1)]
    told = [event for event in log.events if event.kind == POINTS]
    assert [(event.a, event.b) for event in told] == wanted
    phrases = [event_phrase(rules, event) for event in told]
    assert [phrase and phrase.arguments.get("square") for phrase in phrases] == [None, "a2", "a1", None, None]


@pytest.mark.proves("CAS-R 5")
@pytest.mark.parametrize(("rate", "points"), [(FULL, [4, 1, 4]), (REDUCED, [2, 1, 2])])
def test_the_rate_says_how_much_unfinished_areas_are_worth(rate: int, points: list[int]) -> None:
    castle = """
... ___ ___
+s+ ___ ___
... ___ ___

... ___ ___
hhh ___ ___
... ___ ___

... ... ___
ppp ppp ___
... ... ___

... ___ ___
... ___ ___
... ___ ___
"""
    tokens = {"unfinished-road": 1, "unfinished-house": 1, "unfinished-pigsty": 1}
    seat = {"tokens": tokens, "figures": ["follower a1 road", "follower a2 house", "follower a3 pigsty"]}
    starts = ["a1 west road", "a2 west meadow"]
    rules, s = lay({"plain": 1, "starts": starts, "castle": castle, "seat": {"1": seat}}, "standard")
    rules.tables.unfinished_rate = rate
    s.log = log = Log()
    play(rules, s, "tile plain", "place plain@b4 north", "pass")
    assert [event.b for event in log.events if event.kind == POINTS and event.a == UNFINISHED] == points
