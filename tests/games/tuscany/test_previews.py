"""Previews of Tuscany: points of both tracks, what comes and goes, and nothing that chance decides."""

from __future__ import annotations

from random import Random

import pytest

from castellany.core.catalogue import Catalogue
from castellany.core.moves import VERB, unpack
from castellany.core.setup import Setup
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.labels import PACKAGES
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.words import BONUS, CLAIM, PLACE

ENGLISH = Catalogue("en", *PACKAGES)


def rules_of(players: int) -> TuscanyRules:
    return TUSCANY.rules(Setup("tuscany", "revised", players, (), {}))


def settle(rules: TuscanyRules, s: TuscanyState, random: Random) -> None:
    """Let chance draw until somebody is asked."""
    while not rules.over(s) and rules.is_chance(s):
        rules.play(s, rules.pick(s, random.randrange(rules.total(s))))


@pytest.mark.parametrize("players", [2, 4])
def test_foreseen_green_points_come_true(players: int) -> None:
    """But for those of yield cards; a claimed tile's too, though chance fills its gap before."""
    rules, random = rules_of(players), Random(players)
    s = rules.begin()
    settle(rules, s, random)
    scored: set[int] = set()
    while not rules.over(s):
        seat = rules.turn(s)
        moves = rules.moves(s)
        busy = [m for m in moves if m >> VERB in (PLACE, CLAIM, BONUS)] or moves
        m = random.choice(busy)
        foreseen = TUSCANY.texts.preview(rules, rules.view(s, seat), seat, m)
        before, phase = s.green_lines[:], s.phase
        rules.play(s, m)
        settle(rules, s, random)
        if m >> VERB in (PLACE, CLAIM, BONUS) and s.phase == phase and not rules.over(s):
            lines = {line.key: line.points for line in foreseen.lines if line.track == "green"}
            gains = [after - had for after, had in zip(s.green_lines, before, strict=True)]
            gained = dict(zip(("regions", "colour-bonuses", "crops", "storage-tiles"), gains[seat * 5 :], strict=False))
            assert lines == {key: points for key, points in gained.items() if points}
            if lines:
                scored.add(m >> VERB)
    assert PLACE in scored
    assert scored & {CLAIM, BONUS}


def test_a_preview_says_what_placing_means() -> None:
    rules, random = rules_of(2), Random(6)
    s = rules.begin()
    said: set[str] = set()
    while not rules.over(s):
        settle(rules, s, random)
        if rules.over(s):
            break
        seat, moves = rules.turn(s), rules.moves(s)
        placing = [m for m in moves if m >> VERB == PLACE]
        m = random.choice(placing or moves)
        foreseen = TUSCANY.texts.preview(rules, rules.view(s, seat), seat, m)
        if placing:
            paid = [some for some in foreseen.stock if some.change < 0]
            assert paid
            assert sum(some.change for some in paid if some.key.startswith("cards-")) <= 0
            keys = [phrase.key for phrase in foreseen.says]
            assert keys[0] in ("preview-region", "preview-progress")
            assert keys[-1].startswith("about-")
            said.update(keys)
            assert all(ENGLISH.say(phrase) for phrase in foreseen.says)
        rules.play(s, m)
    assert {"preview-region", "preview-crop"} <= said


def test_what_chance_draws_is_counted_beforehand() -> None:
    rules, random = rules_of(2), Random(1)
    s = rules.begin()
    while unpack(rules.moves(s)[0])[0] != 0 or rules.is_chance(s):
        settle(rules, s, random)
        seat = rules.turn(s)
        rules.play(s, rules.moves(s)[0])
    seat = rules.turn(s)
    draw = next(m for m in rules.moves(s) if rules.write(m) == "draw")
    foreseen = TUSCANY.texts.preview(rules, rules.view(s, seat), seat, draw)
    extra = s.bonuses[seat * 5]
    assert [(some.key, some.change) for some in foreseen.stock] == [("label-cards", 3 + extra)]
