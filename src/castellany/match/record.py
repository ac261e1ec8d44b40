"""Record: a game as a short text, headers and moves, chance included.

A line of moves is `seat: move; move`, with `chance` for draws. The last line says how many moves
there are, so that a record that breaks off is noticed. Where players gave up, or a game ended before
its rules say so, headers tell it: `given up: 2 resigned`, `ended: resigned`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.core.state import CHANCE, S
from castellany.match.headers import SETUP_HEADERS, write_setup
from castellany.match.match import Match

MAGIC: Final = "castellany record 1"
CHANCE_WORD: Final = "chance"
GIVEN_UP: Final = ("resigned", "time")
"""Words for how a player gave up: by saying so, or by running out of time."""
ENDINGS: Final = (*GIVEN_UP, "agreed", "closed")
"""Words for what ended a game early: the last who gave up, all who played, or whoever keeps the table."""
POSITION_WORD: Final = "position"
"""Of the header `start`: a position stands between the headers and the moves."""
HEADERS: Final = (*SETUP_HEADERS, "rules", "components")


class RecordError(ValueError):
    """A record is refused: the line, the key of the text that says why, and its arguments.

    For an illegal move `refused` is the rules' packed reason, else 0. `game` is the slug of the game whose text it is,
    empty for a text that all games share.
    """

    def __init__(self, line: int, key: str, refused: int = 0, slug: str = "", **arguments: str) -> None:
        super().__init__(f"line {line}: {key} {arguments}")
        self.line = line
        self.refused = refused
        self.game = slug
        self.key = key
        self.arguments = arguments


class GivenUp(NamedTuple):
    """A player who gave up: the seat, one of GIVEN_UP, and after how many moves, where that is known."""

    seat: int
    word: str
    at: int | None = None

    def write(self) -> str:
        return f"{self.seat + 1} {self.word}" + ("" if self.at is None else f" at {self.at}")


class Record:
    """The headers of a record and its moves as `(seat, text, line)`."""

    def __init__(
        self,
        setup: Setup,
        names: list[str],
        version: int,
        components: str,
        seed: int | None,
        moves: list[tuple[int, str, int]],
        result: str,
        end: tuple[str, int] = ("", 0),
        bots: tuple[int, ...] = (),
        given_up: tuple[GivenUp, ...] = (),
        ended: str = "",
        position: str = "",
    ) -> None:
        self.setup = setup
        self.names = names
        self.version = version
        self.components = components
        self.seed = seed
        self.moves = moves
        self.result = result
        self.end = end
        """How many moves the last line says there are, and its number."""
        self.bots = bots
        """Seats where bots play. Each has the word of its bot for a name; a person may be called the same."""
        self.given_up = given_up
        """Seats that gave up, in order."""
        self.ended = ended
        """One of ENDINGS where the game ended before its rules say so, else empty."""
        self.position = position
        """The lines of the position that the moves lead on from; empty where they lead on from the set-up."""

    def write(self) -> str:
        out = [MAGIC, *write_setup(self.setup), f"rules: {self.version}", f"components: {self.components}"]
        # A name is one line, whatever somebody calls himself.
        out += [f"seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(self.names, 1)]
        if self.bots:
            out.append("bots: " + " ".join(str(seat + 1) for seat in self.bots))
        if self.given_up:
            out.append("given up: " + ", ".join(one.write() for one in self.given_up))
        if self.ended:
            out.append(f"ended: {self.ended}")
        if self.seed is not None:
            out.append(f"seed: {self.seed}")
        if self.position:
            out += [f"start: {POSITION_WORD}", "", *self.position.strip("\n").split("\n")]
        out.append("")
        before = None
        for seat, text, _ in self.moves:
            if seat == before:
                out[-1] += f"; {text}"
            else:
                out.append(f"{CHANCE_WORD if seat == CHANCE else seat + 1}: {text}")
            before = seat
        if self.result:
            out.append(f"result: {self.result}")
        out.append(f"end: {len(self.moves)}")
        return "\n".join(line.rstrip() for line in out) + "\n"


def record_of(match: Match, names: list[str], host: bool = False, bots: tuple[int, ...] = ()) -> Record:
    """The record of a match; the seed is in it only once the game is over, or for the host.

    `bots` are the seats where bots play, each named by the word of its bot.
    """
    rules = match.rules
    if len(names) != rules.players:
        raise ValueError(f"{len(names)} names for {rules.players} seats")
    return Record(
        rules.setup,
        names,
        rules.version,
        components_text(rules),
        match.seed if host or match.over else None,
        [(played.seat, rules.write(played.move), 0) for played in match.history],
        result_text(rules, match.state) if match.over else "",
        bots=bots,
        position="" if match.origin is None else rules.write_position(match.origin),
    )


def components_text(rules: Rules[S]) -> str:
    """Where each group of components comes from: `tiles=owned numbers=reconstructed`."""
    return " ".join(f"{group}={value}" for group, value in rules.provenance().items())


def result_text(rules: Rules[S], s: S) -> str:
    """Seats with their points, best first: `2 with 181, 1 with 163`."""
    return ", ".join(f"{placing.seat + 1} with {placing.points}" for placing in rules.result(s).placings)


def save(path: Path, record: Record) -> None:
    """Write a record whole or not at all: a crash leaves the former file as it was."""
    path = path.resolve()
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as out:
            out.write(record.write())
            out.flush()
            os.fsync(out.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
