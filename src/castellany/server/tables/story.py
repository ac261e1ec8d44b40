"""Story: how the points of a game went, as one seat may know it."""

from __future__ import annotations

from typing_extensions import TypedDict

from castellany.core.state import State
from castellany.games.registry import game
from castellany.server.tables.entries import Entry
from castellany.server.tables.game import SPECTATOR, LiveGame, Play
from castellany.server.tables.messages import ResultData
from castellany.server.tables.phrases import PhraseData, phrase
from castellany.server.tables.results import result_data
from castellany.server.tables.table import Table
from castellany.server.tables.viewer import Viewer, is_open, view_of


class PointsData(TypedDict):
    """The points of each seat after an entry."""

    number: int
    points: list[int]


class MarkData(TypedDict):
    """Where a part of the game begins: `level` 1 for the large ones, 2 for those within them."""

    number: int
    level: int
    name: PhraseData


class LineData(TypedDict):
    """Points from one source."""

    name: PhraseData
    points: int


class Story(TypedDict):
    """The points of each seat from the start on, whenever they changed and after the last move; the parts of the game;
    for each seat where its points came from; and the result once the game is over. What was taken back is left out."""

    id: str
    number: int
    seat: int | None
    open: bool
    points: list[PointsData]
    marks: list[MarkData]
    lines: list[list[LineData]]
    result: ResultData | None


def story(table: Table, past: LiveGame, moves: list[Entry], viewer: Viewer) -> Story:
    """Plays the moves, in another thread if need be; `past` is a game that has not begun."""
    points: list[PointsData] = []
    marks: list[MarkData] = []
    view: State | None = None
    for entry in moves:
        play = past.play(entry, live=False)
        view = view_of(table, past, viewer)
        now = [sum(line.points for line in past.rules.score_lines(view, seat)) for seat in range(past.rules.players)]
        if not points or points[-1]["points"] != now or entry is moves[-1]:
            points.append({"number": entry.number, "points": now})
        marks += marks_of(table, play, viewer)
    return {
        "id": table.id,
        "number": table.length,
        "seat": None if viewer.seat == SPECTATOR else viewer.seat,
        "open": viewer.open,
        "points": points,
        "marks": marks,
        "lines": [] if view is None else [lines_of(past, view, seat) for seat in range(past.rules.players)],
        "result": result_data(table),
    }


def marks_of(table: Table, play: Play, viewer: Viewer) -> list[MarkData]:
    texts = game(table.setup.game).texts
    out: list[MarkData] = []
    for event in play.events:
        known = event if is_open(table, viewer) else table.rules.event_for(event, viewer.seat)
        level = 0 if known is None else texts.begins(known)
        said = texts.event(table.rules, known) if known is not None and level else None
        if said is not None:
            out.append({"number": play.entry.number, "level": level, "name": phrase(said)})
    return out


def lines_of(past: LiveGame, view: State, seat: int) -> list[LineData]:
    return [{"name": phrase(line.name), "points": line.points} for line in past.rules.score_lines(view, seat)]
