"""Seen: the one place where a table becomes something that leaves the server: what a seat may know, and no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from castellany.core.state import State
from castellany.games.registry import game
from castellany.server.tables import entries as kinds
from castellany.server.tables.asides import OfferedMove
from castellany.server.tables.entries import Entry
from castellany.server.tables.game import SPECTATOR, LiveGame, Play
from castellany.server.tables.messages import (
    EntryData,
    OfferData,
    Question,
    SeatData,
    Seen,
    StopData,
    Update,
)
from castellany.server.tables.phrases import PhraseData, phrase
from castellany.server.tables.results import result_data
from castellany.server.tables.rights import asked_for_consent
from castellany.server.tables.table import OVER, Table
from castellany.server.tables.undoing import undoing

DETAILS: Final = {
    kinds.SAT: ("name",),
    kinds.GIVEN: ("bot",),
    kinds.UNDO: ("to",),
    kinds.OFFERED: ("what", "to"),
    kinds.AGREED: ("offer",),
    kinds.DECLINED: ("offer",),
    kinds.RESIGNED: ("why",),
    kinds.TAKEN_OVER: ("bot", "why"),
    kinds.REMOVED: ("person",),
    kinds.MUTED: ("person", "muted"),
    kinds.ENDED: ("why",),
    kinds.REMATCH: ("table",),
    kinds.MOVE: ("bot", "why"),
}
"""What everybody may read of an entry's details."""


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Who looks: a person, if known, from a seat of theirs or as a spectator; `open` shows all of a finished game."""

    person: str | None = None
    seat: int = SPECTATOR
    open: bool = False


def update_for(table: Table, who: Viewpoint, since: int, now: int, most: int | None = None) -> Update:
    """What happened after an entry, or the last of it, and how the table stands."""
    first = since if most is None else max(since, table.length - most)
    entries = [seen_entry(table, entry, who) for entry in table.entries[first:]]
    shown = [seen_entry(table, entry, who) for entry in unsealed(table, since)]
    return {"type": "update", "entries": entries, "revealed": shown, "table": seen(table, who, now)}


def unsealed(table: Table, since: int) -> list[Entry]:
    """Entries told before, whose sealed answers have been shown since."""
    answers: list[Entry] = []
    shown: list[Entry] = []
    for play in table.game.plays if table.game is not None else []:
        if play.together:
            answers.append(play.entry)
        if play.revealed:
            shown += [entry for entry in answers if entry.number <= since < play.entry.number]
        if play.revealed or not play.together:
            answers = []
    return shown


def seen(table: Table, who: Viewpoint, now: int) -> Seen:
    live = table.game
    view = None if live is None else view_of(table, live, who)
    undo = undoing(table, who.person, who.seat)
    return {
        "id": table.id,
        "number": table.length,
        "now": now,
        "status": table.status,
        "owner": table.owner,
        "seats": [seen_seat(table, seat, who) for seat in range(len(table.seats))],
        "seat": None if who.seat == SPECTATOR else who.seat,
        "asked": table.asked(),
        "prompt": None if view is None else prompt(table, view, who.seat),
        "question": None if view is None else question(table, view, who),
        "scene": None if view is None else scene(table, view, table.status == OVER),
        "clocks": None if table.clocks is None else table.clocks.data(),
        "offer": seen_offer(table),
        "undo": undo.may,
        "undo_why": None if undo.why is None else {"key": undo.why, "args": {}},
        "undo_takes": undo.takes,
        "result": result_data(table),
        "stopped": seen_stop(table),
        "rematch": table.rematch,
        "muted": sorted(table.muted),
    }


def view_of(table: Table, live: LiveGame, who: Viewpoint) -> State:
    """What the game shows to whoever looks; from above only when it is over."""
    if who.open and table.status == OVER:
        return live.rules.clone(live.state)
    return live.rules.view(live.state, who.seat)


def scene(table: Table, view: State, over: bool) -> dict[str, Any]:
    """A view as JSON for a page to draw; where the table is over, nobody is asked, also if the game would go on."""
    shown = table.rules.scene(view)
    return {**shown, "asked": []} if over else shown


def prompt(table: Table, view: State, seat: int) -> PhraseData:
    return phrase(game(table.setup.game).texts.prompt(table.rules, view, seat))


def question(table: Table, view: State, who: Viewpoint) -> Question | None:
    """What is asked of the seat; a bot that stands in for it is asked instead."""
    if who.seat == SPECTATOR or table.status != "running" or table.seats[who.seat].resigned:
        return None
    moves = table.rules.moves_of(view, who.seat)
    if not moves:
        return None
    composed = table.rules.composed(view)
    if composed:
        moves = [table.rules.idle(view, who.seat)]
    return {
        "number": table.question,
        "prompt": prompt(table, view, who.seat),
        "composed": composed,
        "moves": offered(table, view, who.seat, moves),
    }


def offered(table: Table, view: State, seat: int, moves: list[int]) -> list[OfferedMove]:
    rules, texts = table.rules, game(table.setup.game).texts
    return [{"move": rules.write(m), "label": phrase(texts.move(rules, view, seat, m))} for m in moves]


def seen_seat(table: Table, number: int, who: Viewpoint) -> SeatData:
    seat = table.seats[number]
    return {
        "kind": table.terms.seats[number].kind,
        "name": seat.name,
        "person": seat.person,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "stand_in_why": seat.stand_in_why,
        "resigned": seat.resigned,
        "given_up": seat.given_up,
        "you": seat.person is not None and seat.person == who.person,
    }


def seen_entry(table: Table, entry: Entry, who: Viewpoint) -> EntryData:
    play = table.game.numbered.get(entry.number) if table.game is not None else None
    read = readable(table, play, who)
    texts = game(table.setup.game).texts
    events: list[PhraseData] = []
    for event in play.events if play is not None else []:
        known = event if is_open(table, who) else table.rules.event_for(event, who.seat)
        said = None if known is None else texts.event(table.rules, known)
        if said is not None:
            events.append(phrase(said))
    details = {name: entry.detail(name) for name in DETAILS.get(entry.kind, ()) if entry.detail(name) is not None}
    if play is not None and play.instead is not None:
        details["instead"] = play.instead
    mine = entry.kind == kinds.MOVE and bool(read) and read[0]
    draws = read[-len(entry.draws) :] if read and entry.draws else []
    return {
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "move": entry.move if mine else None,
        "label": phrase(play.label) if mine and play is not None and play.label is not None else None,
        "draws": [text if known else None for text, known in zip(entry.draws or [], draws, strict=False)],
        "events": events,
        "details": details,
    }


def readable(table: Table, play: Play | None, who: Viewpoint) -> list[bool]:
    """For the move of an entry and each of its draws, whether it may be read. Nothing of what was taken back may."""
    if play is None:
        return []
    if is_open(table, who):
        return [True] * len(play.readers)
    read = [bool(mask >> who.seat + 1 & 1) for mask in play.readers]
    if play.together and play.entry.seat != who.seat and not play.shown:
        read[0] = False
    return read


def is_open(table: Table, who: Viewpoint) -> bool:
    return who.open and table.status == OVER


def seen_offer(table: Table) -> OfferData | None:
    offered = table.proposal
    if offered is None:
        return None
    needed = asked_for_consent(table) - offered.agreed
    waiting = [i for i, seat in enumerate(table.seats) if seat.person in needed]
    return {"number": offered.number, "seat": offered.seat, "what": offered.what, "to": offered.to, "waiting": waiting}


def seen_stop(table: Table) -> StopData | None:
    stop = table.unsound
    if stop is None or table.game is None:
        return None
    sound = table.game.plays[-1].entry.number if table.game.plays else 0
    args = {"number": stop.number, "sound": sound, "version": table.rules.version}
    return {"number": stop.number, "why": {"key": "table-stopped-why", "args": args}}
