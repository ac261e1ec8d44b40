"""Previews: what the moves offered to a seat would do, from what the seat can see and nothing else."""

from __future__ import annotations

from typing import Any, Final, Literal

from castellany.core.notation import NotationError
from castellany.core.rules import Rules
from castellany.core.state import State
from castellany.games.registry import game
from castellany.server.errors import Refused
from castellany.server.tables.phrases import phrase
from castellany.server.tables.queries import PreviewData
from castellany.server.tables.rights import must_go_on
from castellany.server.tables.table import RUNNING, Table

MOST_MOVES: Final = 200


def must_be_asked(table: Table, person: str, seat: int, question: int) -> tuple[State, list[int]]:
    """The view of a seat, and what it may answer to this question; Refused if that is not what it is asked."""
    must_play(table, person, seat)
    if question != table.question:
        raise Refused(409, "move-stale", question=question, now=table.question)
    view = view_of(table, seat)
    moves = table.rules.moves_of(view, seat)
    if not moves:
        raise Refused(409, "move-not-your-turn")
    return view, moves


def must_play(table: Table, person: str, seat: int) -> None:
    """Refused unless the game goes on and this is a seat of the person's."""
    must_go_on(table, RUNNING)
    if seat not in table.held_by(person):
        raise Refused(403, "table-not-seated")
    if table.seats[seat].resigned:
        raise Refused(409, "seat-resigned")


def view_of(table: Table, seat: int) -> State:
    assert table.game is not None
    return table.rules.view(table.game.state, seat)


def previews(table: Table, person: str, seat: int, question: int, wanted: list[str] | None) -> list[PreviewData]:
    """What each of these moves would do, in their order; those that are not offered are left out."""
    view, moves = must_be_asked(table, person, seat, question)
    if wanted is not None:
        offered = set(moves)
        moves = [m for m in read_all(table.rules, wanted) if m in offered]
    elif table.rules.composed(view):
        moves = [table.rules.idle(view, seat)]
    return [preview(table, view, seat, m) for m in moves[:MOST_MOVES]]


def read_all(rules: Rules[State], texts: list[str]) -> list[int]:
    out: list[int] = []
    for text in texts:
        try:
            out.append(rules.read(text))
        except NotationError:
            continue
    return out


def preview(table: Table, view: State, seat: int, m: int) -> PreviewData:
    rules, texts = table.rules, game(table.setup.game).texts
    would = texts.preview(rules, view, seat, m)
    after: Any = would.after
    return {
        "move": rules.write(m),
        "names": [{"what": what, "which": which} for what, which in rules.names(m)],
        "points": sum(line.points for line in would.lines),
        "lines": [{"name": phrase(line.name), "change": line.points, "track": line.track} for line in would.lines],
        "stock": [{"name": phrase(some.name), "change": some.change} for some in would.stock],
        "says": [phrase(said) for said in would.says],
        "asks": None if after is None else asks(rules, after, seat),
        "next": None if after is None else phrase(texts.prompt(rules, after, seat)),
    }


def asks(rules: Rules[State], after: State, seat: int) -> Literal["you", "other", "chance", "nobody"]:
    if rules.over(after):
        return "nobody"
    if rules.is_chance(after):
        return "chance"
    return "you" if seat in rules.asked(after) else "other"
