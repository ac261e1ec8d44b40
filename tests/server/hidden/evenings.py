"""Evenings: what people do at a table, at random: play, change sealed answers, take back, agree, pause, come and go."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from tests.server.tables.sitting import ANNA, BEN, CLEO, Sitting, person

from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.tables.entries import Entry, entry_of
from castellany.server.tables.table import OVER, PAUSED

PEOPLE = (ANNA, BEN, CLEO)
TOY: dict[str, Any] = {"game": "toy", "edition": "first", "options": {}}
CLOCK = {"kind": "real-time", "bank": 86_400, "increment": 5}


class Evening:
    """People sit down and do one thing after another; what is refused does not happen."""

    def __init__(self, random: Random, people: int, things: int, **terms: Any) -> None:
        self.random = random
        self.people = PEOPLE[:people]
        self.sitting = Sitting(*[person()] * people, seed=random.getrandbits(64), **terms)
        for who in self.people[1:]:
            self.sitting.ask(who, "sit")
        self.sitting.ask(ANNA, "start")
        while self.sitting.table.status != OVER and things:
            self.length = self.sitting.table.length
            things -= 1
            self.sitting.now += random.randrange(60_000)
            with suppress(Refused):
                self.something(random.random())

    def something(self, chance: float) -> None:
        table = self.sitting.table
        if table.status == PAUSED:
            self.sitting.ask(self.anybody(), "resume")
        elif chance < 0.72:
            self.play()
        elif chance < 0.84:
            self.sitting.ask(self.anybody(), "undo")
        elif chance < 0.94:
            self.agree("undo")
        elif chance < 0.96:
            self.agree("pause")
        elif chance < 0.99:
            self.sitting.ask(self.anybody(), self.random.choice(["leave", "return"]))
        elif table.length > 40:
            self.sitting.ask(self.anybody(), "resign")

    def anybody(self) -> Person:
        return self.random.choice(self.people)

    def play(self) -> None:
        """Somebody who is asked answers; at a sealed question perhaps not for the first time."""
        table = self.sitting.table
        assert table.game is not None
        asked = table.rules.asked(table.game.state) if self.random.random() < 0.3 else table.asked()
        seat = self.random.choice(asked or [0])
        self.sitting.move(self.people[seat], self.random.choice(self.sitting.offered(seat)))

    def agree(self, what: str) -> None:
        self.sitting.ask(self.anybody(), "offer", what=what)
        for who in self.people:
            if self.sitting.table.proposal is not None:
                number = self.sitting.table.proposal.number
                self.sitting.ask(who, "answer", offer=number, agree=self.random.random() < 0.9)

    def log(self) -> list[Entry]:
        """The log as it is stored, up to where the game is over and all may be shown."""
        return [entry_of(entry.row("table")) for entry in self.sitting.table.entries[: self.length]]
