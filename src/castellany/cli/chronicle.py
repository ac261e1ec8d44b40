"""Chronicle: a game as sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from castellany.cli.terminal import Terminal
from castellany.core.catalogue import Catalogue
from castellany.core.events import Log
from castellany.core.state import CHANCE
from castellany.match import Match

INDENT: Final = "    "


@dataclass(frozen=True, slots=True)
class Entry:
    """What the move of this number did, as lines of text; numbers count from 1."""

    number: int
    seat: int
    lines: list[str]
    telling: bool
    """Whether somebody did it or something came of it; other draws can be read off the table."""


def chronicle(
    texts: Catalogue,
    terminal: Terminal,
    match: Match,
    names: list[str],
    since: int = 0,
    seat: int | None = None,
) -> list[Entry]:
    """The moves after the first `since`, each in words with what followed from it, as one seat may know them or all."""
    rules, s = match.rules, match.beginning()
    entries: list[Entry] = []
    for number, played in enumerate(match.history, 1):
        told = number > since and (seat is None or rules.knows_move(s, played.seat, played.move, seat))
        text = terminal.label(texts, rules, s, played.seat, played.move) if told else ""
        s.log = log = Log()
        rules.answer(s, played.seat, played.move)
        s.log = None
        if told:
            known = [event if seat is None else rules.event_for(event, seat) for event in log.events]
            said = [(event.seat, terminal.event(texts, rules, event, names)) for event in known if event is not None]
            follows = [line if who < 0 or played.seat == CHANCE else INDENT + line for who, line in said if line]
            if played.seat != CHANCE:
                entries.append(Entry(number, played.seat, [f"{names[played.seat]}: {text}", *follows], True))
            else:
                entries.append(Entry(number, CHANCE, follows or [text], bool(follows)))
    return entries
