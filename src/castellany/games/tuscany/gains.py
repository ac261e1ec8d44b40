"""Gains: points on both tracks, marble, workers and hexagons, told to whoever listens."""

from __future__ import annotations

from castellany.games.tuscany.events import HEXAGON_GAINED, MARBLE_GAINED, POINTS, WORKERS_GAINED
from castellany.games.tuscany.kinds import HEXAGON, NOTHING
from castellany.games.tuscany.scoring import GREEN_SOURCES, OVERFLOW, OVERFLOW_POINTS, SOURCES
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.storing import free_space
from castellany.games.tuscany.tables import Tables


def gain_green(s: TuscanyState, seat: int, source: int, points: int) -> None:
    if points:
        s.green[seat] += points
        s.green_lines[seat * GREEN_SOURCES + source] += points
        s.tell(POINTS, seat, source, points)


def gain_red(s: TuscanyState, seat: int, source: int, points: int) -> None:
    if points:
        s.red[seat] += points
        s.lines[seat * SOURCES + source] += points
        s.tell(POINTS, seat, source, points)


def gain_marble(s: TuscanyState, seat: int, marble: int) -> None:
    if marble:
        s.marble[seat] += marble
        s.tell(MARBLE_GAINED, seat, marble)


def gain_workers(s: TuscanyState, seat: int, workers: int) -> None:
    if workers:
        s.workers[seat] += workers
        s.tell(WORKERS_GAINED, seat, workers)


def gain_hexagon(s: TuscanyState, t: Tables, seat: int, freed: int) -> None:
    """To the storage space just freed (TUS 7.13, 7.31), else to the first that is free.

    Where there is none it stays in the supply and is worth red points (TUS 7.32).
    """
    space = seat * STORAGE + freed
    if s.storage[space] != NOTHING:
        space = free_space(s, t, seat)
    if space < 0:
        gain_red(s, seat, OVERFLOW, OVERFLOW_POINTS)
        return
    s.storage[space] = HEXAGON
    s.tell(HEXAGON_GAINED, seat)
