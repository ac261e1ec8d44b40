"""The benchmark of the server measures what it says, and notices a move that is lost or comes twice."""

from __future__ import annotations

from typing import Any

import pytest
from bench.server.__main__ import summary
from bench.server.check import Verdict, compare
from bench.server.run import Plan, measure, percentile
from bench.server.table import Sent

pytestmark = pytest.mark.anyio


async def test_a_small_run() -> None:
    figures = await measure(Plan(tables=3, seconds=2.0, warm_up=0.5, pace=0.4))
    assert figures.errors == []
    assert figures.sound
    # Three tables with a move every 0.2 seconds make 30 in this time; on a busy machine fewer, or also the 8 of the
    # warm-up, which come late, and one more a table.
    assert 3 <= figures.moves <= 41
    assert 0 < figures.median_ms <= figures.p99_ms <= figures.max_ms
    assert figures.update_bytes > figures.network_bytes > 0
    assert "0 lost, 0 too many, 0 unanswered, 0 errors" in summary(figures)


def entry(number: int, seat: int | None, move: str | None, kind: str = "move") -> dict[str, Any]:
    return {"number": number, "seat": seat, "move": move, "kind": kind}


LOG = [entry(1, None, None, "started"), entry(2, 0, "a"), entry(3, 1, "b"), entry(4, 0, "c")]
MADE = {2: (0, "a"), 3: (1, "b"), 4: (0, "c")}


@pytest.mark.parametrize(
    ("log", "verdict"),
    [
        (LOG, Verdict()),
        (LOG[:-1], Verdict(lost=1)),
        ([*LOG[:-1], entry(4, 0, "d")], Verdict(lost=1)),
        ([*LOG[:-1], entry(4, 1, "c")], Verdict(lost=1)),
        ([*LOG, entry(5, 0, "c")], Verdict(added=1)),
        ([], Verdict(lost=3)),
    ],
)
def test_logs_are_compared_with_what_was_acknowledged(log: list[dict[str, Any]], verdict: Verdict) -> None:
    assert compare(MADE, None, log) == verdict


def test_a_move_that_was_never_answered_may_be_there_or_not() -> None:
    sent = Sent("m3", 4, 0, "c", 0.0)
    acknowledged = {2: (0, "a"), 3: (1, "b")}
    assert compare(acknowledged, sent, LOG) == Verdict()
    assert compare(acknowledged, sent, LOG[:-1]) == Verdict()
    assert compare(acknowledged, sent, [*LOG, entry(5, 0, "c")]) == Verdict(added=1)


def test_percentiles() -> None:
    ordered = [float(n) for n in range(1, 101)]
    assert percentile(ordered, 0.99) == 99.0
    assert percentile([7.0], 0.99) == 7.0
