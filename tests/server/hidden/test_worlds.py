"""Nothing that somebody is told about a table differs when only hidden things differ."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.core.toy.game import TOY as THE_TOY
from tests.server.hidden.evenings import CLOCK, PEOPLE, TOY, Evening
from tests.server.hidden.looking import (
    answers,
    conceivable_moves,
    news,
    position,
    queries,
    record,
    report,
    told,
    viewers,
)
from tests.server.hidden.worlds import another_world, texts_of
from tests.server.tables.sitting import ANNA, NOW, OPTIONS

from castellany.games.registry import GAMES
from castellany.server.people.person import Person
from castellany.server.tables.entries import Entry
from castellany.server.tables.game import SPECTATOR
from castellany.server.tables.table import OVER, STOPPED, Table
from castellany.server.tables.terms import Terms
from castellany.server.tables.viewer import Viewer

BURGUNDY: dict[str, Any] = {"edition": "2019", "options": OPTIONS}
SPECIAL: dict[str, Any] = {"edition": "special", "options": {}}
TUSCANY: dict[str, Any] = {"game": "tuscany", "edition": "revised", "options": {}}
CASTLE: dict[str, Any] = {"game": "castle", "edition": "standard", "options": {}}
EVENINGS = [
    *((TOY, people, 60, seed) for people in (2, 3) for seed in range(4)),
    *((TOY | {"modules": ("mill", "storm")}, 3, 60, seed) for seed in range(3)),
    *((BURGUNDY, people, 9, seed) for people in (2, 3) for seed in range(3)),
    *((SPECIAL, 3, 16, seed) for seed in range(4)),
    *((TUSCANY, people, 25, seed) for people in (2, 3) for seed in range(3)),
]
# Games in which all know the same: what nobody has seen yet is drawn when it is needed.
OPEN = [(CASTLE | {"modules": modules}, 2, 12, 0) for modules in ((), ("falcon",))]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", THE_TOY)


def test_every_game_is_among_them() -> None:
    assert {terms.get("game", "burgundy") for terms, *_ in [*EVENINGS, *OPEN]} == set(GAMES)


def empty(terms: Terms, seed: int) -> Table:
    return Table("table", ANNA.id, terms, f"invite{seed}", seed, NOW)


def loaded(terms: Terms, seed: int, log: list[Entry]) -> Table:
    """The table as another node reads it from the log."""
    table = empty(terms, seed)
    table.load(log)
    return table


def named(evening: Any) -> str:
    terms, people, _, seed = evening
    return "-".join([terms.get("game", terms["edition"]), *terms.get("modules", ()), str(people), str(seed)])


@pytest.mark.parametrize(("terms", "people", "things", "seed"), EVENINGS, ids=map(named, EVENINGS))
def test_only_hidden_things_differ(terms: dict[str, Any], people: int, things: int, seed: int) -> None:
    random = Random(seed)
    evening = Evening(random, people, things, clock=CLOCK, **terms)
    here = evening.sitting.table
    elsewhere = loaded(here.terms, here.seed, here.entries)
    compared = 0
    for who, person in viewers(PEOPLE[:people]):
        assert news(here, who, 0, NOW) == news(elsewhere, who, 0, NOW)
        log, other = pair_of_worlds(evening, who.seat, random)
        same_at_every_step(who, person, evening.sitting.table.terms, log, other, random)
        same_to_who_comes_later(who, evening.sitting.table.terms, log, other, random)
        compared += len(log)
    assert compared, "nothing was ever hidden from anybody"


@pytest.mark.parametrize(("terms", "people", "things", "seed"), OPEN, ids=map(named, OPEN))
def test_where_nothing_is_hidden_only_the_future_differs(
    terms: dict[str, Any], people: int, things: int, seed: int
) -> None:
    """One log with two seeds: nobody is told anything of what will be drawn."""
    random = Random(seed)
    evening = Evening(random, people, things, clock=CLOCK, **terms)
    agreed, log = evening.sitting.table.terms, evening.log()
    for who, person in viewers(PEOPLE[:people]):
        assert pair_of_worlds(evening, who.seat, random) == ([], [])
        same_at_every_step(who, person, agreed, log, log, random)
        same_to_who_comes_later(who, agreed, log, log, random)


def pair_of_worlds(evening: Evening, viewer: int, random: Random) -> tuple[list[Entry], list[Entry]]:
    """The evening, up to where something was hidden for the last time, in two worlds; empty if nothing ever was."""
    log = evening.log()
    while log:
        other, changed = another_world(evening.sitting.table.rules, log, viewer, random)
        if changed:
            return log, other
        log = log[:-1]
    return [], []


def same_at_every_step(
    who: Viewer, person: Person, terms: Terms, log: list[Entry], other: list[Entry], random: Random
) -> None:
    one, two = empty(terms, 1), empty(terms, 2)
    for entry, its_other in zip(log, other, strict=True):
        one.apply(entry, live=False)
        two.apply(its_other, live=False)
        since = random.choice((0, max(0, one.length - 4), one.length - 1))
        assert news(one, who, since, entry.at) == news(two, who, since, entry.at)
        assert record(one, who) == record(two, who)
        assert report(one, who) == report(two, who)
        assert queries(one, who, person) == queries(two, who, person)
        texts = conceivable_moves(one, random, 6)
        assert answers(one, person, texts) == answers(two, person, texts)


def same_to_who_comes_later(who: Viewer, terms: Terms, log: list[Entry], other: list[Entry], random: Random) -> None:
    """Whatever was seen before, on a node that reads the table now, and in every earlier position."""
    for length in {len(log), random.randint(1, len(log))} if log else ():
        there, elsewhere = loaded(terms, 1, log[:length]), loaded(terms, 2, other[:length])
        here = empty(terms, 1)
        here.catch_up(log[:length])
        for since in {0, 1, max(0, length - 3), length, random.randint(0, length)}:
            assert news(here, who, since, NOW) == news(there, who, since, NOW) == news(elsewhere, who, since, NOW)
        assert record(here, who) == record(there, who) == record(elsewhere, who)
        assert told(here, who) == told(there, who) == told(elsewhere, who)
        numbers = numbers_of(there)
        for number in random.sample(numbers, min(8, len(numbers))):
            assert position(there, who, number) == position(elsewhere, who, number)


def numbers_of(table: Table) -> list[int]:
    """The entries after which there is a position to look at."""
    return [] if table.game is None else list(range(table.game.plays[0].entry.number, table.length + 1))


@pytest.mark.parametrize("seed", range(6))
def test_a_log_that_does_not_replay_shows_no_more(seed: int) -> None:
    """A table that stops at a hidden draw, or at a move after one, stops in the same words in every world."""
    random = Random(seed)
    evening = Evening(random, 3, 40, **TOY)
    terms = evening.sitting.table.terms
    for who, _ in viewers(PEOPLE):
        log, other = pair_of_worlds(evening, who.seat, random)
        for number in random.sample([entry.number for entry in log if texts_of(entry)], 3):
            one, two = (loaded(terms, side, broken(world, number, side)) for side, world in ((1, log), (2, other)))
            if one.status == STOPPED:
                for since in (0, number - 1, number, len(log)):
                    assert news(one, who, since, NOW) == news(two, who, since, NOW)
                assert record(one, who) == record(two, who)
                assert position(one, who, len(log)) == position(two, who, len(log))


def broken(log: list[Entry], number: int, side: int) -> list[Entry]:
    """The same log after the last hidden thing of an entry has come to say something else that no rules allow."""
    entry = log[number - 1]
    nonsense = f"deal {7 + side}"
    worse = replace(entry, draws=[*entry.draws[:-1], nonsense]) if entry.draws else replace(entry, move=nonsense)
    return [worse if other is entry else other for other in log]


@pytest.mark.parametrize("seed", range(4))
def test_once_it_is_over_all_may_be_known(seed: int) -> None:
    evening = Evening(Random(seed), 2, 400, **TOY)
    table = evening.sitting.table
    assert table.status == OVER
    text = record(table, Viewer()).decode()
    assert "hidden" not in text
    assert f"seed: {table.seed}" in text
    for entry in table.game.plays if table.game is not None else []:
        for draw in entry.entry.draws or []:
            assert draw in text
    above = news(table, Viewer(open=True), 0, NOW)
    assert above != news(table, Viewer(), 0, NOW)
    assert above == news(table, Viewer(seat=SPECTATOR, open=True), 0, NOW)
