"""What a move would do, before it is played: points, what it completes and for whom, tokens and figures."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from castellany.core.events import Event, Log
from castellany.core.labels import Arguments
from castellany.core.moves import VERB, unpack
from castellany.core.phrase import Phrase
from castellany.core.preview import Preview, Stock, gained
from castellany.games.castle import events
from castellany.games.castle.area_worth import holder
from castellany.games.castle.attributes import OPEN, TERRAIN
from castellany.games.castle.completing import find_completed, is_complete
from castellany.games.castle.connecting import lay
from castellany.games.castle.entering import held, kinds_in_supply
from castellany.games.castle.kinds import FOLLOWER, MEADOW, SEGMENTS
from castellany.games.castle.labels.areas import attribute, measured, shrines
from castellany.games.castle.labels.names import tower_words
from castellany.games.castle.program import ENTERING, REVEALING
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scene.table import cell_word
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.show.half import shows
from castellany.games.castle.state import IN_SUPPLY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import PASS, PLACE, PUT

LEADS: Final = ("you", "other", "tie", "nobody", "lost")
"""Whom an area scores for, as the seat that is asked sees it: what matters most to it is told first."""


def preview(rules: CastleRules, s: CastleState, seat: int, m: int) -> Preview:
    after = rules.clone(s)
    after.log = log = Log()
    rules.play(after, m)
    after.log = None
    verb = m >> VERB
    says = placed(rules, s, seat, m) if verb == PLACE else entered(rules, after, m) if verb == PUT else []
    ahead = unentered(rules, after, log)
    says += told(rules, log.events, seat) + landing(rules, ahead, seat)
    return Preview(gained(rules, s, after, seat), stock(rules, s, after, seat, spent=verb == PUT), says, after)


def unentered(rules: CastleRules, after: CastleState, log: Log) -> CastleState:
    """If the seat sends nobody to the tile it has placed: what is completed scores, and the log goes on."""
    if not after.stack or after.stack[-1].step != ENTERING:
        return after
    ahead = rules.clone(after)
    ahead.log = log
    rules.play(ahead, PASS << VERB)
    ahead.log = None
    return ahead


def placed(rules: CastleRules, s: CastleState, seat: int, m: int) -> list[Phrase]:
    """What a tile completes, and how far areas on it are where somebody stands; nobody has entered or scored yet."""
    t = rules.tables
    _, tile, square, top = unpack(m)
    at = rules.clone(s)
    lay(at, t, tile, square, top)
    at.square = square
    find_completed(at, t)
    first = square * SEGMENTS
    touched = dict.fromkeys(at.areas.area[first : first + len(t.faces[tile].segments)])
    entered = touched if FOLLOWER in kinds_in_supply(at, seat) else {}
    completed = [finished(rules, at, at.areas.area[cell], seat, entered) for cell in at.completed]
    says = [Phrase("preview-completes", one) for who in LEADS for one in completed if one["leads"] == who]
    return says + [grown(rules, at, area, seat) for area in touched if held(at, area) and not is_complete(at, area)]


def finished(rules: CastleRules, at: CastleState, area: int, seat: int, entered: Container[int]) -> Arguments:
    """What an area that is complete brings, and to whom; where nobody stands, whether a follower may still enter it."""
    who = leads(at, area, seat)
    return {
        **measured(rules, at, area),
        **beside_points(rules, at, area),
        "leads": "lost" if who == "nobody" and area not in entered else who,
        "cells": " ".join(cells(rules.tables, at, area)),
    }


def beside_points(rules: CastleRules, s: CastleState, area: int) -> Arguments:
    """What whoever scores an area gets beside points."""
    found: Arguments = {}
    more: list[Phrase] = []
    for show in shows():
        if show.plays(rules):
            arguments, phrases = show.of_area(rules, s, area)
            found |= arguments
            more += phrases
    return found | {"more": tuple(more)}


def entered(rules: CastleRules, after: CastleState, m: int) -> list[Phrase]:
    """How far the area is that a figure enters, unless it is complete: then its points say so."""
    area = after.areas.area[after.square * SEGMENTS + unpack(m)[2]]
    if area < 0:
        return []
    found = measured(rules, after, area)
    if attribute(after, area, TERRAIN) == MEADOW:
        return [Phrase("preview-settles", found | {"shrines": shrines(after, area)})]
    return [
        Phrase("preview-enters", found | {"open": attribute(after, area, OPEN)} | beside_points(rules, after, area))
    ]


def cells(t: Tables, at: CastleState, area: int) -> list[str]:
    """All that belongs to an area, as a scene calls it, so that a page can trace it before the tile lies there."""
    return [cell_word(t, cell) for cell, found in enumerate(at.areas.area) if found == area]


def grown(rules: CastleRules, at: CastleState, area: int, seat: int) -> Phrase:
    """How far an area is that is not complete."""
    found: Arguments = {**measured(rules, at, area), "leads": leads(at, area, seat)}
    if attribute(at, area, TERRAIN) == MEADOW:
        return Phrase("preview-meadow", found | {"shrines": shrines(at, area)})
    return Phrase("preview-area", found | {"open": attribute(at, area, OPEN)})


def leads(s: CastleState, area: int, seat: int) -> str:
    """Who would score an area, as this seat sees it."""
    if not held(s, area):
        return "nobody"
    other = holder(s, area)
    return "tie" if other < 0 else "you" if other == seat else "other"


def told(rules: CastleRules, heard: list[Event], seat: int) -> list[Phrase]:
    """What events of the move mean for the seat, beyond points."""
    says: list[Phrase] = []
    for event in heard:
        if event.kind == events.SEAT_MOVED and event.seat == seat:
            says.append(Phrase("preview-seat", {"tiles": event.a}))
    return says + [phrase for show in shows() if show.plays(rules) for phrase in show.told(rules, heard, seat)]


def landing(rules: CastleRules, after: CastleState, seat: int) -> list[Phrase]:
    """The token that is about to be turned up for the seat."""
    if not any(f.step == REVEALING and f.arg == seat for f in after.stack):
        return []
    wall = rules.tables.wall
    return [Phrase("preview-tower", {"spaces": tower_words(rules.tables, wall.tower_at[after.score[seat] % TRACK])})]


def stock(rules: CastleRules, s: CastleState, after: CastleState, seat: int, spent: bool) -> list[Stock]:
    """What modules count, and figures that come back; that one is sent is no news."""
    figures = at_hand(after, seat) - at_hand(s, seat)
    changes = [change for show in shows() if show.plays(rules) for change in show.stock(rules, s, after, seat)]
    changes.append(Stock("label-figures", 0 if spent and figures < 0 else figures))
    return [change for change in changes if change.change]


def at_hand(s: CastleState, seat: int) -> int:
    each = s.figures_each()
    return s.figures[seat * each : (seat + 1) * each].count(IN_SUPPLY)
