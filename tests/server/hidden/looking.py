"""Looking: everything that the server would tell somebody about a table, as bytes."""

from __future__ import annotations

import json
from itertools import islice, product
from random import Random
from typing import Any

from castellany.core.moves import pack
from castellany.core.phrase import plain
from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.tables.commands import COMMAND
from castellany.server.tables.decide import decide
from castellany.server.tables.game import SPECTATOR, LiveGame
from castellany.server.tables.planning import planned
from castellany.server.tables.previews import previews
from castellany.server.tables.records import record_text
from castellany.server.tables.report import report_text
from castellany.server.tables.story import story
from castellany.server.tables.table import Table
from castellany.server.tables.viewer import Viewer, prompt, update_for, view_of

COMMANDS: list[dict[str, Any]] = [
    {"type": "sit"},
    {"type": "leave"},
    {"type": "start"},
    {"type": "undo"},
    {"type": "undo", "to": 5},
    {"type": "offer", "what": "undo"},
    {"type": "offer", "what": "end"},
    {"type": "resume"},
    {"type": "resign"},
    {"type": "return"},
]


def data(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


def news(table: Table, who: Viewer, since: int, now: int) -> bytes:
    return data(update_for(table, who, since, now))


def record(table: Table, who: Viewer) -> bytes:
    return (record_text(table, who) or "").encode()


def report(table: Table, who: Viewer) -> bytes:
    return (report_text(table, who) or "").encode()


def position(table: Table, who: Viewer, number: int) -> bytes:
    """An earlier position, as the replay shows it."""
    assert table.game is not None
    past = table.game.at(number)
    view = view_of(table, past, who)
    return data([past.asked(), prompt(table, view, who.seat), table.rules.scene(view)])


def answer(table: Table, person: Person, command: dict[str, Any]) -> bytes:
    """What would come of a command: what it makes happen, or why it is refused."""
    try:
        entries = decide(table, person, COMMAND.validate_python({"key": "k", **command}))
    except Refused as refused:
        said = {name: plain(value) for name, value in refused.arguments.items()}
        return data([refused.status, refused.key, refused.reason, refused.wait, said])
    return data([entry.row(table.id) for entry in entries])


def conceivable_moves(table: Table, random: Random, most: int) -> list[str]:
    """Texts of moves and draws, legal or not."""
    rules = table.rules
    numbers = [pack(verb.number, a, b, c) for verb in rules.verbs for a, b, c in islice(product(*verb.ranges), 50)]
    return [rules.write(number) for number in random.sample(numbers, min(most, len(numbers)))]


def answers(table: Table, person: Person, texts: list[str]) -> list[bytes]:
    moves = [{"type": "move", "question": table.question, "move": text} for text in texts]
    return [answer(table, person, command) for command in COMMANDS + moves]


def queries(table: Table, who: Viewer, person: Person) -> bytes:
    """What the moves offered would do, or those that the seat may come to; others are not told."""
    told: list[Any] = []
    for ask in (
        lambda: previews(table, person.id, who.seat, table.question, None),
        lambda: planned(table, person.id, who.seat, "k"),
    ):
        try:
            told.append(ask())
        except Refused as refused:
            told.append([refused.status, refused.key])
    return data(told)


def told(table: Table, who: Viewer) -> bytes:
    """The story of the points."""
    if table.game is None:
        return b""
    past = LiveGame(table.rules, 1)
    return data(story(table, past, table.game.until(table.length), who))


def viewers(people: tuple[Person, ...]) -> list[tuple[Viewer, Person]]:
    """Every seat, and two who watch, of whom one would like to see everything."""
    stranger = Person("dora" * 3, "Dora")
    seats = [(Viewer(who.id, seat), who) for seat, who in enumerate(people)]
    return [*seats, (Viewer(), stranger), (Viewer(stranger.id, SPECTATOR, open=True), stranger)]
