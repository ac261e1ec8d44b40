"""Records: a table's game as text, as whoever asks may know it, and as entries of a log."""

from __future__ import annotations

from typing import Final

from castellany.core.state import CHANCE
from castellany.match import GivenUp, Record, record_of
from castellany.match.record import ENDINGS
from castellany.server.tables import entries as kinds
from castellany.server.tables.entries import Entry
from castellany.server.tables.table import OVER, Table, seat_of
from castellany.server.tables.viewer import Viewer, readable

HIDDEN: Final = "hidden"
"""Stands for a move or draw that the reader may not know. A record with such a line can be read, not replayed."""


def record_text(table: Table, viewer: Viewer) -> str | None:
    """The record of a game, all of it once it is over; None before it begins."""
    record = whole_record(table)
    if record is not None and table.status != OVER:
        record.moves = known_moves(table, viewer)
    return None if record is None else record.write()


def whole_record(table: Table, host: bool = False) -> Record | None:
    """The record of all that happened, hidden or not, for the host with the seed; None before the game begins."""
    if table.game is None:
        return None
    record = record_of(table.game.match, names_of(table), host, bots_of(table))
    record.given_up = given_up_at(table)
    record.ended = table.ended if table.ended in ENDINGS else ""
    return record


def names_of(table: Table) -> list[str]:
    """What a record calls the seats: an empty one goes by its number."""
    return [seat.name or str(number) for number, seat in enumerate(table.seats, 1)]


def bots_of(table: Table) -> tuple[int, ...]:
    """The seats of bots; one that stands in for somebody leaves the seat theirs."""
    return tuple(number for number, seat in enumerate(table.seats) if seat.bot is not None)


def given_up_at(table: Table) -> tuple[GivenUp, ...]:
    """The seats that gave up, in order, how, and after how many moves of the record."""
    found = [entry for entry in table.entries if entry.kind == kinds.RESIGNED]
    return tuple(GivenUp(seat_of(entry), entry.detail("why"), moves_before(table, entry.number)) for entry in found)


def moves_before(table: Table, number: int) -> int:
    """How many moves and draws of the record there were when the entry of this number was made."""
    count = 0
    answers: set[int] = set()
    for play in table.game.plays if table.game is not None else []:
        if play.entry.number > number:
            break
        if play.together:
            answers.add(seat_of(play.entry))
        elif play.entry.kind == kinds.MOVE:
            count += 1
        if play.revealed:
            count += len(answers)
            answers.clear()
        count += len(play.entry.draws or [])
    return count


def known_moves(table: Table, viewer: Viewer) -> list[tuple[int, str, int]]:
    """The moves and draws in the order of the record: answers given together in the order of the seats."""
    out: list[tuple[int, str, int]] = []
    answers: dict[int, str] = {}
    for play in table.game.plays if table.game is not None else []:
        entry = play.entry
        texts = [*([entry.move or ""] if entry.kind == kinds.MOVE else []), *(entry.draws or [])]
        known = [text if read else HIDDEN for text, read in zip(texts, readable(table, play, viewer), strict=True)]
        if entry.kind == kinds.MOVE and entry.seat is not None:
            move = known.pop(0)
            if play.together:
                answers[entry.seat] = move
            else:
                out.append((entry.seat, move, 0))
            if play.revealed:
                out += [(seat, answers[seat], 0) for seat in sorted(answers)]
                answers = {}
        out += [(CHANCE, text, 0) for text in known]
    return out


def entries_of(record: Record) -> list[Entry]:
    """The entries of a log that amount to a record: the start, each move with the draws after it, who gave up, and
    what ended the game before its rules did."""
    out = [Entry(kinds.STARTED, details={"rules": record.version}, draws=[])]
    leaving = list(record.given_up)
    for made, (seat, text, _) in enumerate(record.moves):
        while seat != CHANCE and leaving and leaving[0].at is not None and leaving[0].at <= made:
            out.append(gave_up(leaving.pop(0)))
        if seat == CHANCE:
            last = out[-1]
            last.draws = [*(last.draws or []), text]
        else:
            out.append(Entry(kinds.MOVE, seat, move=text, draws=[], details={"copied": True}))
    out += [gave_up(one) for one in leaving]
    if record.ended:
        out.append(Entry(kinds.ENDED, details={"why": record.ended}))
    return out


def gave_up(one: GivenUp) -> Entry:
    return Entry(kinds.RESIGNED, one.seat, details={"why": one.word})
