"""Seats that the owner gives to bots before the game, and opens to people again."""

from __future__ import annotations

import pytest
from tests.server.tables.sitting import ANNA, BEN, CLEO, HOST, NOW, Sitting, bot, person, refused

from castellany.server.people.person import Person
from castellany.server.tables.records import record_text
from castellany.server.tables.table import RUNNING, Table
from castellany.server.tables.viewer import Viewer, update_for


def shown(table: Table) -> list[tuple[str, str, str | None]]:
    seats = update_for(table, Viewer(), 0, NOW)["table"]["seats"]
    return [(seat["kind"], seat["name"], seat["bot"]) for seat in seats]


@pytest.mark.parametrize("who", [ANNA, HOST])
def test_a_bot_on_a_free_seat_lets_the_game_begin(who: Person) -> None:
    sitting = Sitting(person(), person())
    (given,) = sitting.ask(who, "give", seat=1, bot="points")
    assert (given.kind, given.seat, given.by) == ("given", 1, who.id)
    assert shown(sitting.table) == [("person", "Anna", None), ("bot", "points", "points")]
    assert [seat.kind for seat in sitting.table.terms.seats] == ["person", "bot"]
    with refused("table-seat-taken"):
        sitting.ask(BEN, "sit", seat=1)
    with refused("table-full"):
        sitting.ask(BEN, "sit")
    sitting.ask(ANNA, "start")
    assert sitting.table.status == RUNNING
    record = record_text(sitting.table, Viewer())
    assert record is not None
    assert "points" in record


def test_a_bots_seat_goes_to_another_and_back_to_people() -> None:
    sitting = Sitting(person(), bot("greedy"))
    sitting.ask(ANNA, "give", seat=1, bot="random")
    assert shown(sitting.table)[1] == ("bot", "random", "random")
    sitting.ask(ANNA, "give", seat=1, bot=None)
    assert shown(sitting.table)[1] == ("person", "", None)
    with refused("table-not-full"):
        sitting.ask(ANNA, "start")
    sitting.ask(BEN, "sit")
    assert shown(sitting.table)[1] == ("person", "Ben", None)
    sitting.ask(BEN, "leave")
    assert shown(sitting.table)[1] == ("person", "", None)


def test_the_log_makes_the_same_table_again() -> None:
    sitting = Sitting(person(), person(), bot("greedy"))
    sitting.ask(BEN, "sit", seat=1)
    sitting.ask(BEN, "leave")
    sitting.ask(ANNA, "give", seat=1, bot="points")
    sitting.ask(ANNA, "give", seat=2, bot=None)
    sitting.ask(CLEO, "sit")
    again = sitting.reloaded()
    assert (again.seats, again.terms) == (sitting.table.seats, sitting.table.terms)
    sitting.ask(ANNA, "start")
    again = sitting.reloaded()
    assert (again.seats, again.terms, again.status) == (sitting.table.seats, sitting.table.terms, RUNNING)


def test_the_log_tells_everybody_who_has_the_seat() -> None:
    sitting = Sitting(person(), person())
    sitting.ask(ANNA, "give", seat=1, bot="points")
    sitting.ask(ANNA, "give", seat=1, bot=None)
    told = update_for(sitting.table, Viewer(), 2, NOW)["entries"]
    assert [(entry["kind"], entry["seat"], entry["details"]) for entry in told] == [
        ("given", 1, {"bot": "points"}),
        ("given", 1, {}),
    ]


def test_only_the_owner_and_the_host_give_seats() -> None:
    sitting = Sitting(person(), person(), person())
    sitting.ask(BEN, "sit")
    for who in (BEN, CLEO):
        with refused("table-not-owner"):
            sitting.ask(who, "give", seat=2, bot="points")


def test_nobody_is_driven_from_a_seat() -> None:
    sitting = Sitting(person(), person())
    sitting.ask(BEN, "sit")
    for seat in (0, 1, 2):
        with refused("table-seat-taken"):
            sitting.ask(ANNA, "give", seat=seat, bot="points")
    sharing = Sitting(person(), {"kind": "local", "name": "Ada"})
    sharing.ask(ANNA, "leave")
    for wanted in ("points", None):
        with refused("table-seat-taken"):
            sharing.ask(ANNA, "give", seat=1, bot=wanted)


def test_a_bot_that_nobody_knows_gets_no_seat() -> None:
    sitting = Sitting(person(), person())
    with refused("unknown-bot"):
        sitting.ask(ANNA, "give", seat=1, bot="deep")


def test_a_seat_is_not_given_twice() -> None:
    sitting = Sitting(person(), person())
    with refused("table-seat-so"):
        sitting.ask(ANNA, "give", seat=1, bot=None)
    sitting.ask(ANNA, "give", key="once", seat=1, bot="points")
    with refused("table-seat-so"):
        sitting.ask(ANNA, "give", seat=1, bot="points")
    assert sitting.ask(ANNA, "give", key="once", seat=1, bot="points") == []


def test_seats_are_given_before_the_game_only() -> None:
    sitting = Sitting(person(), bot())
    sitting.ask(ANNA, "start")
    for wanted in ("points", None):
        with refused("table-started"):
            sitting.ask(ANNA, "give", seat=1, bot=wanted)
