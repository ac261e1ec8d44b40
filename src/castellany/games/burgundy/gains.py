"""Gains: points, silver and workers, told to whoever listens."""

from __future__ import annotations

from castellany.games.burgundy.events import POINTS, SILVER_GAINED, WORKERS_GAINED
from castellany.games.burgundy.state import BurgundyState


def gain_points(s: BurgundyState, seat: int, source: int, points: int) -> None:
    if points:
        s.points[seat] += points
        s.lines[source * s.players + seat] += points
        s.tell(POINTS, seat, source, points)


def gain_silver(s: BurgundyState, seat: int, silver: int) -> None:
    if silver:
        s.silver[s.estate_of[seat]] += silver
        s.tell(SILVER_GAINED, seat, silver)


def gain_workers(s: BurgundyState, seat: int, workers: int) -> None:
    if workers:
        s.workers[s.estate_of[seat]] += workers
        s.tell(WORKERS_GAINED, seat, workers)
