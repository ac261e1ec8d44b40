"""A table in memory without a database: commands are decided and applied at once."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.tables import entries as kinds
from castellany.server.tables.commands import COMMAND
from castellany.server.tables.creation import seating
from castellany.server.tables.deadlines import due
from castellany.server.tables.decide import decide
from castellany.server.tables.entries import Entry, entry_of
from castellany.server.tables.table import Table
from castellany.server.tables.terms import Terms

ANNA, BEN, CLEO = (Person(name * 3, name.title()) for name in ("anna", "ben", "cleo"))
HOST = Person("host", "Host", host=True)
NOW = 1_700_000_000_000
OPTIONS = {"boards": "1", "castle": "choose", "choosing": "together"}


class Sitting:
    """`ask` sends a command of somebody; time stands still unless it is moved."""

    def __init__(self, *seats: dict[str, str], owner: Person = ANNA, seed: int = 7, **terms: Any) -> None:
        agreed = {"game": "burgundy", "edition": "2019", "options": OPTIONS, "seats": list(seats), **terms}
        self.agreed = Terms.model_validate(agreed)
        self.table = Table("table", owner.id, self.agreed, "invite", seed, NOW)
        self.now = NOW
        self.keys = count(1)
        self.happen([Entry(kinds.CREATED), *seating(owner, self.agreed)])

    def happen(self, entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            entry.number, entry.at = self.table.length + 1, self.now
            self.table.apply(entry, live=True)
        return entries

    def ask(self, who: Person, type: str, key: str | None = None, **rest: Any) -> list[Entry]:
        command = COMMAND.validate_python({"type": type, "key": key or f"k{next(self.keys)}", **rest})
        return self.happen(decide(self.table, who, command))

    def move(self, person: Person, text: str | None = None, **rest: Any) -> Entry:
        """A move, by default the first offered, in answer to what is asked now."""
        if text is None:
            text = self.offered(self.table.held_by(person.id)[0] if "seat" not in rest else rest["seat"])[0]
        return self.ask(person, "move", question=self.table.question, move=text, **rest)[-1]

    def offered(self, seat: int) -> list[str]:
        assert self.table.game is not None
        return [self.table.rules.write(m) for m in self.table.rules.moves_of(self.table.game.state, seat)]

    def wait(self, seconds: float, absent: dict[str, int] | None = None) -> list[Entry]:
        """Let time pass, and the server do what is due."""
        self.now += round(seconds * 1000)
        done: list[Entry] = []
        while entries := due(self.table, self.now, lambda person: (absent or {}).get(person)):
            done += self.happen(entries)
        return done

    def reloaded(self) -> Table:
        """The table as another node reads it from the log."""
        stored = [entry_of(entry.row("table")) for entry in self.table.entries]
        other = Table("table", self.table.owner, self.agreed, "invite", self.table.seed, NOW)
        other.load(stored)
        return other


def person() -> dict[str, str]:
    return {"kind": "person"}


def bot(name: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def two_people(**terms: Any) -> Sitting:
    """Anna and Ben, past the choices that come before the first turn."""
    sitting = Sitting(person(), person(), **terms)
    sitting.ask(BEN, "sit")
    sitting.ask(ANNA, "start")
    for who in (ANNA, BEN):
        sitting.move(who)
    return sitting


def in_turn(sitting: Sitting) -> tuple[Person, Person]:
    """Who is asked, and the other."""
    return (ANNA, BEN) if sitting.table.asked() == [0] else (BEN, ANNA)


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda error: error.key == code)
