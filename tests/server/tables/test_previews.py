"""What a move would do is what it does, as far as it can be known before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.server.tables.sitting import ANNA, BEN, Sitting, person, refused, two_people

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.phrase import Phrase
from castellany.core.state import CHANCE
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.labels import PACKAGES
from castellany.games.burgundy.labels.previews import bonuses
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.registry import rules_for
from castellany.server.tables.previews import previews
from castellany.server.tables.queries import PreviewData
from castellany.server.tables.terms import Terms

SAID = BURGUNDY.texts
SEATS = [person(), person()]


def played_through(seed: int) -> list[tuple[BurgundyRules, BurgundyState, int]]:
    """Positions of a game at random, each with a seat that is asked."""
    random = Random(seed)
    rules: Any = rules_for(Terms.model_validate({"game": "burgundy", "seats": SEATS}).setup())
    state, out = rules.begin(), []
    while not rules.over(state):
        if rules.is_chance(state):
            rules.play(state, rules.pick(state, random.randrange(rules.total(state))))
            continue
        out.append((rules, rules.clone(state), rules.turn(state)))
        rules.play(state, random.choice(rules.moves(state)))
    return out


@pytest.mark.parametrize("seed", range(2))
def test_a_preview_is_what_happens(seed: int) -> None:
    said: set[str] = set()
    for rules, state, seat in Random(seed).sample(played_through(seed), 150):
        view = rules.view(state, seat)
        before = rules.write_position(view)
        for m in rules.moves_of(view, seat):
            preview = SAID.preview(rules, view, seat, m)
            if preview.after is None:
                assert rules.in_setup(state), "only answers given together cannot be foreseen"
                continue
            after = rules.clone(state)
            rules.play(after, m)
            assert sum(line.points for line in preview.lines) == after.points[seat] - state.points[seat]
            changes = {stock.key: stock.change for stock in preview.stock}
            assert changes.get("label-silver", 0) == after.silver[seat] - state.silver[seat]
            assert changes.get("label-workers", 0) == after.workers[seat] - state.workers[seat]
            assert sum(v for k, v in changes.items() if k.startswith("goods")) == sum(
                after.goods[6 * seat : 6 * seat + 6]
            ) - sum(state.goods[6 * seat : 6 * seat + 6])
            assert preview.after == after
            assert all(texts(phrase) for phrase in preview.says)
            said |= {phrase.key for phrase in preview.says}
        assert rules.write_position(view) == before, "nothing was played"
    assert {"preview-area", "preview-progress", "preview-order", "about-mine"} <= said


def texts(phrase: Phrase) -> list[str]:
    return [Catalogue(language, *PACKAGES).say(phrase) for language in LANGUAGES]


def test_a_bonus_tile_is_announced_to_who_takes_it() -> None:
    rules, before, seat = played_through(0)[-1]
    after = rules.clone(before)
    before.bonus = (NOBODY,) * 12
    after.bonus = (NOBODY, NOBODY, 1 - seat, seat, *[NOBODY] * 8)
    (said,) = bonuses(before, after, seat)
    assert texts(said)[0] == "Takes the small bonus tile for ships."
    assert bonuses(after, after, seat) == []


def asked(sitting: Sitting) -> tuple[str, int]:
    seat = sitting.table.asked()[0]
    return (ANNA, BEN)[seat].id, seat


def test_every_move_offered_has_its_preview() -> None:
    sitting = two_people()
    who, seat = asked(sitting)
    found = previews(sitting.table, who, seat, sitting.table.question, None)
    assert [preview["move"] for preview in found] == sitting.offered(seat)
    take = named(found, "take ")
    assert {part["what"] for part in take["names"]} == {"tile", "depot", "die"}
    assert take["asks"] == "you"
    assert take["says"]
    workers = named(found, "workers ")
    assert [stock["change"] for stock in workers["stock"]] == [2]
    assert workers["stock"][0]["name"] == {"key": "label-workers", "args": {}}
    assert named(found, "end")["asks"] == "other"


def named(found: list[PreviewData], start: str) -> PreviewData:
    return next(preview for preview in found if preview["move"].startswith(start))


def test_some_moves_can_be_named_and_others_are_left_out() -> None:
    sitting = two_people()
    who, seat = asked(sitting)
    wanted = ["end", "nonsense", "place castle@1 with 1", sitting.offered(seat)[0]]
    found = previews(sitting.table, who, seat, sitting.table.question, wanted)
    assert [preview["move"] for preview in found] == ["end", sitting.offered(seat)[0]]


def test_sealed_answers_cannot_be_foreseen() -> None:
    sitting = Sitting(person(), person())
    sitting.ask(BEN, "sit")
    sitting.ask(ANNA, "start")
    for preview in previews(sitting.table, ANNA.id, 0, sitting.table.question, None):
        assert (preview["asks"], preview["next"], preview["lines"], preview["stock"]) == (None, None, [], [])


def test_only_who_is_asked_is_answered() -> None:
    sitting = two_people()
    who, seat = asked(sitting)
    other = (ANNA, BEN)[1 - seat].id
    number = sitting.table.question
    with refused("move-not-your-turn"):
        previews(sitting.table, other, 1 - seat, number, None)
    with refused("table-not-seated"):
        previews(sitting.table, other, seat, number, None)
    with refused("table-not-seated"):
        previews(sitting.table, "stranger", CHANCE, number, None)
    with refused("move-stale"):
        previews(sitting.table, who, seat, number - 1, None)
