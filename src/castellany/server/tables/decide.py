"""Decide: what a command makes happen at a table, as entries to append, or why it is refused. Nothing changes here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from castellany.bots import BOTS
from castellany.core.notation import NotationError
from castellany.games.registry import game
from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.tables import commands as asked
from castellany.server.tables import entries as kinds
from castellany.server.tables.entries import Entry
from castellany.server.tables.rights import (
    active_people,
    asked_for_consent,
    must_go_on,
    must_rule,
    own_seat,
    playing_seat,
)
from castellany.server.tables.table import GATHERING, OVER, PAUSED, RUNNING, STOPPED, Table
from castellany.server.tables.terms import BotSeat, PersonSeat, for_whom

COMING_BACK: Final = ("absent", "time", "left")
"""Why a bot may have taken over a seat whose person may return."""
MOST_ENTRIES: Final = 20_000
"""Many times what a game needs. A log that is longer takes only what brings the game to its end."""
ENDING: Final = (asked.Move, asked.Resign, asked.Close, asked.Remove)


def decide(table: Table, person: Person, command: asked.Command) -> list[Entry]:
    """The entries that a command leads to; none if it was carried out before. Refused if it cannot be."""
    key = key_of(person, command)
    if key in table.keys:
        return []
    if table.length >= MOST_ENTRIES and not isinstance(command, ENDING):
        raise Refused(409, "table-log-full")
    entries = DECISIONS[type(command)](table, person, command)
    entries[0].key = key
    for entry in entries:
        entry.by = person.id
    return entries


def key_of(person: Person, command: asked.Command) -> str:
    return f"{person.id}:{command.key}"


# Coming and going.


def sit(table: Table, person: Person, command: asked.Sit) -> list[Entry]:
    if table.status != GATHERING:
        raise Refused(409, "table-started")
    if person.id in table.removed:
        raise Refused(403, "table-removed-you")
    if table.held_by(person.id):
        raise Refused(409, "table-already-seated")
    free = empty_seats(table)
    if command.seat is not None and command.seat not in free:
        raise Refused(409, "table-seat-taken", seat=command.seat + 1)
    if not free:
        raise Refused(409, "table-full")
    return [sat(free[0] if command.seat is None else command.seat, person.id, person.name)]


def sat(seat: int, person: str, name: str) -> Entry:
    return Entry(kinds.SAT, seat, details={"person": person, "name": name})


def empty_seats(table: Table) -> list[int]:
    """Seats that wait for people."""
    planned = zip(table.terms.seats, table.seats, strict=True)
    return [i for i, (terms, seat) in enumerate(planned) if isinstance(terms, PersonSeat) and seat.person is None]


def leave(table: Table, person: Person, command: asked.Leave) -> list[Entry]:
    seat = own_seat(table, person, command.seat)
    if table.status == GATHERING:
        return [Entry(kinds.LEFT, seat)]
    must_go_on(table, RUNNING, PAUSED)
    if table.seats[seat].stand_in is not None:
        raise Refused(409, "table-left-already")
    if active_people(table) == {person.id}:
        # Bots among themselves would play on to the end; the table waits instead.
        must_go_on(table, RUNNING)
        return [Entry(kinds.PAUSED, seat)]
    return [Entry(kinds.TAKEN_OVER, seat, details={"bot": table.terms.stand_in, "why": "left"})]


def come_back(table: Table, person: Person, command: asked.Return) -> list[Entry]:
    must_go_on(table, RUNNING, PAUSED)
    seat = playing_seat(table, person, command.seat)
    if table.seats[seat].stand_in_why not in COMING_BACK:
        raise Refused(409, "seat-is-yours")
    return [Entry(kinds.RETURNED, seat)]


def give(table: Table, person: Person, command: asked.Give) -> list[Entry]:
    must_rule(table, person)
    if table.status != GATHERING:
        raise Refused(409, "table-started")
    if command.bot is not None:
        must_be_known(command.bot)
    if command.seat not in seats_to_give(table):
        raise Refused(409, "table-seat-taken", seat=command.seat + 1)
    if table.terms.seats[command.seat] == for_whom(command.bot):
        raise Refused(409, "table-seat-so", seat=command.seat + 1)
    return [Entry(kinds.GIVEN, command.seat, details={"bot": command.bot})]


def seats_to_give(table: Table) -> list[int]:
    """Seats that bots have, and those that wait for people."""
    bots = [i for i, seat in enumerate(table.terms.seats) if isinstance(seat, BotSeat)]
    return bots + empty_seats(table)


def must_be_known(bot: str) -> None:
    if bot not in BOTS:
        raise Refused(409, "unknown-bot", bot=bot, known=", ".join(BOTS))


def start(table: Table, person: Person, _: asked.Start) -> list[Entry]:
    must_rule(table, person)
    if table.status != GATHERING:
        raise Refused(409, "table-started")
    empty = empty_seats(table)
    if empty:
        raise Refused(409, "table-not-full", free=len(empty))
    return [Entry(kinds.STARTED, details={"rules": table.rules.version})]


# Playing.


def move(table: Table, person: Person, command: asked.Move) -> list[Entry]:
    must_go_on(table, RUNNING)
    seat = playing_seat(table, person, command.seat)
    if command.question != table.question:
        raise Refused(409, "move-stale", question=command.question, now=table.question)
    if table.game is None or seat not in table.rules.asked(table.game.state):
        raise Refused(409, "move-not-your-turn")
    if table.length >= MOST_ENTRIES and seat not in table.asked():
        raise Refused(409, "table-log-full")
    try:
        number = table.rules.read(command.move)
    except NotationError:
        raise Refused(409, "move-malformed", move=command.move[:60]) from None
    reason = table.rules.check(table.game.state, seat, number)
    if reason:
        slug = table.setup.game
        why = game(slug).texts.refusal(table.rules, reason)
        raise Refused(409, "move-illegal", reason, 0, slug, move=command.move[:60], why=why)
    played = Entry(kinds.MOVE, seat, move=table.rules.write(number), question=command.question)
    return [played] if table.seats[seat].stand_in is None else [Entry(kinds.RETURNED, seat), played]


def undo(table: Table, person: Person, command: asked.Undo) -> list[Entry]:
    must_go_on(table, RUNNING, PAUSED, STOPPED)
    seat = playing_seat(table, person, command.seat)
    if asked_for_consent(table) == {person.id}:
        return [taken_back(table, seat, command.to, person)]
    # Where a table that has stopped goes on is for all to say.
    must_go_on(table, RUNNING, PAUSED)
    plays = table.game.plays if table.game is not None else []
    last = plays[-1]
    if last.entry.kind == kinds.STARTED:
        raise Refused(409, "undo-nothing")
    if last.entry.seat != seat or last.entry.by != person.id:
        raise Refused(409, "undo-after-other")
    if last.entry.draws:
        raise Refused(409, "undo-after-chance")
    if last.revealed:
        raise Refused(409, "undo-after-reveal")
    if command.to is not None and command.to != plays[-2].entry.number:
        raise Refused(409, "undo-too-far")
    return [Entry(kinds.UNDO, seat, details={"to": plays[-2].entry.number})]


def taken_back(table: Table, seat: int, to: int | None, person: Person) -> Entry:
    """The entry that goes back to an entry, or to before the last move that this person made for the seat."""
    plays = table.game.plays if table.game is not None else []
    if to is None and table.status == STOPPED:
        to = plays[-1].entry.number if plays else None
    elif to is None:
        own = [i for i, play in enumerate(plays) if play.entry.seat == seat and play.entry.by == person.id]
        to = plays[own[-1] - 1].entry.number if own else None
    in_force = [play.entry.number for play in plays]
    if to is None or to not in in_force or (to == in_force[-1] and table.status != STOPPED):
        raise Refused(409, "undo-nothing")
    return Entry(kinds.UNDO, seat, details={"to": to})


def resign(table: Table, person: Person, command: asked.Resign) -> list[Entry]:
    must_go_on(table, RUNNING, PAUSED, STOPPED)
    seat = playing_seat(table, person, command.seat)
    return given_up(table, seat, "resigned")


def given_up(table: Table, seat: int, why: str) -> list[Entry]:
    """A seat gives up; the game is over once nobody is left to play it against, or no person to play it."""
    out = [Entry(kinds.RESIGNED, seat, details={"why": why})]
    left = [i for i, other in enumerate(table.seats) if i != seat and not other.resigned]
    if len(left) < 2 or not any(table.seats[i].person for i in left):
        out.append(Entry(kinds.ENDED, details={"why": why}))
    return out


# Agreeing.


def offer(table: Table, person: Person, command: asked.Offer) -> list[Entry]:
    allowed = {"undo": (RUNNING, PAUSED, STOPPED), "end": (RUNNING, PAUSED, STOPPED), "pause": (RUNNING,)}
    must_go_on(table, *allowed[command.what])
    seat = playing_seat(table, person, command.seat)
    if table.proposal is not None:
        raise Refused(409, "offer-pending")
    effect = consequence(table, person, seat, command.what, command.to)
    if asked_for_consent(table) <= {person.id}:
        return [effect]
    return [Entry(kinds.OFFERED, seat, details={"what": command.what, "to": effect.detail("to")})]


def consequence(table: Table, person: Person, seat: int, what: str, to: int | None) -> Entry:
    """What an offer leads to once all agree."""
    if what == "undo":
        return taken_back(table, seat, to, person)
    return Entry(kinds.PAUSED, seat) if what == "pause" else Entry(kinds.ENDED, details={"why": "agreed"})


def answer(table: Table, person: Person, command: asked.Answer) -> list[Entry]:
    proposal = table.proposal
    if proposal is None or proposal.number != command.offer:
        raise Refused(409, "offer-gone")
    seat = playing_seat(table, person, command.seat)
    if not command.agree:
        return [Entry(kinds.DECLINED, seat, details={"offer": proposal.number})]
    out = [Entry(kinds.AGREED, seat, details={"offer": proposal.number})]
    if asked_for_consent(table) <= proposal.agreed | {person.id}:
        out.append(consequence(table, person, proposal.seat, proposal.what, proposal.to))
    return out


def resume(table: Table, person: Person, _: asked.Resume) -> list[Entry]:
    if table.status != PAUSED:
        raise Refused(409, "table-not-paused")
    return [Entry(kinds.RESUMED, playing_seat(table, person, None))]


# Keeping order.


def close(table: Table, person: Person, _: asked.Close) -> list[Entry]:
    must_rule(table, person)
    if table.status == OVER:
        raise Refused(409, "table-over")
    if table.status != GATHERING and not person.host and asked_for_consent(table) - {person.id}:
        raise Refused(409, "table-others-play")
    return [Entry(kinds.ENDED, details={"why": "closed"})]


def remove(table: Table, person: Person, command: asked.Remove) -> list[Entry]:
    must_rule(table, person)
    if command.person == person.id:
        raise Refused(409, "table-remove-yourself")
    return [Entry(kinds.REMOVED, details={"person": command.person})]


def mute(table: Table, person: Person, command: asked.Mute) -> list[Entry]:
    must_rule(table, person)
    return [Entry(kinds.MUTED, details={"person": command.person, "muted": command.muted})]


DECISIONS: Final[dict[type[Any], Callable[[Table, Person, Any], list[Entry]]]] = {
    asked.Sit: sit,
    asked.Leave: leave,
    asked.Give: give,
    asked.Start: start,
    asked.Move: move,
    asked.Undo: undo,
    asked.Offer: offer,
    asked.Answer: answer,
    asked.Resume: resume,
    asked.Resign: resign,
    asked.Return: come_back,
    asked.Close: close,
    asked.Remove: remove,
    asked.Mute: mute,
}
