"""Viewer: who looks at a table, and what they may see of it. Nothing about a game leaves the server another way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from castellany.core.state import State
from castellany.games.registry import game
from castellany.server.tables import entries as kinds
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
from castellany.server.tables.queries import OfferedMove
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
class Viewer:
    """Who looks: a person, if known, from a seat of theirs or as a spectator; `open` shows all of a finished game."""

    person: str | None = None
    seat: int = SPECTATOR
    open: bool = False


def update_for(table: Table, viewer: Viewer, since: int, now: int, most: int | None = None) -> Update:
    """What happened after an entry, or the last of it, and how the table stands."""
    first = since if most is None else max(since, table.length - most)
    entries = [entry_for(table, entry, viewer) for entry in table.entries[first:]]
    shown = [entry_for(table, entry, viewer) for entry in unsealed(table, since)]
    return {"type": "update", "entries": entries, "revealed": shown, "table": table_for(table, viewer, now)}


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


def table_for(table: Table, viewer: Viewer, now: int) -> Seen:
    live = table.game
    view = None if live is None else view_of(table, live, viewer)
    undo = undoing(table, viewer.person, viewer.seat)
    return {
        "id": table.id,
        "number": table.length,
        "now": now,
        "status": table.status,
        "owner": table.owner,
        "seats": [seat_for(table, seat, viewer) for seat in range(len(table.seats))],
        "seat": None if viewer.seat == SPECTATOR else viewer.seat,
        "asked": table.asked(),
        "prompt": None if view is None else prompt(table, view, viewer.seat),
        "question": None if view is None else question(table, view, viewer),
        "scene": None if view is None else scene(table, view, table.status == OVER),
        "clocks": None if table.clocks is None else table.clocks.data(),
        "offer": offer_data(table),
        "undo": undo.may,
        "undo_why": None if undo.why is None else {"key": undo.why, "args": {}},
        "undo_takes": undo.takes,
        "result": result_data(table),
        "stopped": stop_data(table),
        "rematch": table.rematch,
        "muted": sorted(table.muted),
    }


def view_of(table: Table, live: LiveGame, viewer: Viewer) -> State:
    """What the game shows to whoever looks; from above only when it is over."""
    if viewer.open and table.status == OVER:
        return live.rules.clone(live.state)
    return live.rules.view(live.state, viewer.seat)


def scene(table: Table, view: State, over: bool) -> dict[str, Any]:
    """A view as JSON for a page to draw; where the table is over, nobody is asked, also if the game would go on."""
    shown = table.rules.scene(view)
    return {**shown, "asked": []} if over else shown


def prompt(table: Table, view: State, seat: int) -> PhraseData:
    return phrase(game(table.setup.game).texts.prompt(table.rules, view, seat))


def question(table: Table, view: State, viewer: Viewer) -> Question | None:
    """What is asked of the seat; a bot that stands in for it is asked instead."""
    if viewer.seat == SPECTATOR or table.status != "running" or table.seats[viewer.seat].resigned:
        return None
    moves = table.rules.moves_of(view, viewer.seat)
    if not moves:
        return None
    composed = table.rules.composed(view)
    if composed:
        moves = [table.rules.idle(view, viewer.seat)]
    return {
        "number": table.question,
        "prompt": prompt(table, view, viewer.seat),
        "composed": composed,
        "moves": offered(table, view, viewer.seat, moves),
    }


def offered(table: Table, view: State, seat: int, moves: list[int]) -> list[OfferedMove]:
    rules, texts = table.rules, game(table.setup.game).texts
    return [{"move": rules.write(m), "label": phrase(texts.move(rules, view, seat, m))} for m in moves]


def seat_for(table: Table, number: int, viewer: Viewer) -> SeatData:
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
        "you": seat.person is not None and seat.person == viewer.person,
    }


def entry_for(table: Table, entry: Entry, viewer: Viewer) -> EntryData:
    play = table.game.numbered.get(entry.number) if table.game is not None else None
    read = readable(table, play, viewer)
    texts = game(table.setup.game).texts
    events: list[PhraseData] = []
    for event in play.events if play is not None else []:
        known = event if is_open(table, viewer) else table.rules.event_for(event, viewer.seat)
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


def readable(table: Table, play: Play | None, viewer: Viewer) -> list[bool]:
    """For the move of an entry and each of its draws, whether it may be read. Nothing of what was taken back may."""
    if play is None:
        return []
    if is_open(table, viewer):
        return [True] * len(play.readers)
    read = [bool(mask >> viewer.seat + 1 & 1) for mask in play.readers]
    if play.together and play.entry.seat != viewer.seat and not play.shown:
        read[0] = False
    return read


def is_open(table: Table, viewer: Viewer) -> bool:
    return viewer.open and table.status == OVER


def offer_data(table: Table) -> OfferData | None:
    offered = table.proposal
    if offered is None:
        return None
    needed = asked_for_consent(table) - offered.agreed
    waiting = [i for i, seat in enumerate(table.seats) if seat.person in needed]
    return {"number": offered.number, "seat": offered.seat, "what": offered.what, "to": offered.to, "waiting": waiting}


def stop_data(table: Table) -> StopData | None:
    stop = table.unsound
    if stop is None or table.game is None:
        return None
    sound = table.game.plays[-1].entry.number if table.game.plays else 0
    args = {"number": stop.number, "sound": sound, "version": table.rules.version}
    return {"number": stop.number, "why": {"key": "table-stopped-why", "args": args}}
