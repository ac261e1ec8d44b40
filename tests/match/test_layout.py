"""Tables of every game laid by hand: a game goes on from them, and what does not fit is told."""

from __future__ import annotations

from random import Random

import pytest
from tests.battery.test_positions import play_to_the_end

from castellany.core.setup import Setup
from castellany.match.positions import LayoutError, from_text, layout, to_text

TUSCANY = Setup("tuscany", "revised", 2)
CASTLE = Setup("castle", "standard", 2, options={"starter": "first"})


def test_an_estate_is_laid_on_its_boards() -> None:
    table = layout(TUSCANY).lay("starter", "2").give(2, "card city", 3).give(2, "marble").give(1, "red", 4)
    s = table.lay("estate 1", "15=castle").give(1, "tile quarry").turn(2).position()
    assert (s.starter, s.hand_size, s.marble, s.red) == (1, [0, 3], [0, 1], [4, 0])
    assert table.rules.turn(s) == 1
    assert from_text(to_text(table.rules, s))[1] == s
    play_to_the_end(table.rules, s, Random(1))


def test_a_castle_is_laid_tile_by_tile() -> None:
    table = layout(CASTLE)
    rules, random = table.rules, Random(3)
    s = rules.begin()
    rules.play(s, rules.pick(s, random.randrange(rules.total(s))))
    place = rules.names(rules.moves(s)[0])
    words = dict(place)
    table.lay("board", f"{words['square']}={words['tile']}/{words['top']}")
    table.lay("figures 1", f"follower@{words['square']}.1").give(2, "token shrine").give(2, "points", 7)
    laid = table.turn(2).position()
    assert (laid.turn, laid.active, laid.score) == (1, 1, [0, 7])
    assert from_text(to_text(rules, laid))[1] == laid
    play_to_the_end(rules, laid, random)


@pytest.mark.parametrize(
    ("setup", "method", "arguments", "why"),
    [
        (TUSCANY, "lay", ("estate 1", "15=barn"), "barn is no tile."),
        (TUSCANY, "lay", ("estate 1", "15"), "15 is no tile on a space such as 15=castle."),
        (TUSCANY, "lay", ("boards 1", "999", "ABc", "ll"), "9 is none of 1, 2, 3, 4."),
        (TUSCANY, "lay", ("open", "castle"), "8 tiles are open."),
        (TUSCANY, "give", (1, "card city", 99), "more city cards are used than there are."),
        (TUSCANY, "give", (1, "tile quarry", 9), "seat 1 has 1 storage spaces."),
        (TUSCANY, "lay", ("phase", "B"), "nobody has emptied the stacks for this phase."),
        (CASTLE, "lay", ("board", "z9=h3/east"), "z9=h3/east is no tile on a square"),
        (CASTLE, "lay", ("figures 1", "follower@e5.1"), "e5.1 is no segment of a tile that lies there."),
        (CASTLE, "lay", ("figures 1", "prince@e5.1"), "prince is none of follower."),
        (CASTLE, "give", (1, "token shrine", 3), "more shrine tokens are used than there are."),
        (CASTLE, "give", (1, "silver"), "silver cannot be given; known are points, token."),
    ],
)
def test_what_does_not_fit_is_told(setup: Setup, method: str, arguments: tuple[object, ...], why: str) -> None:
    with pytest.raises(LayoutError) as caught:
        getattr(layout(setup), method)(*arguments).position()
    assert why in str(caught.value)
