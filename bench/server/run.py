"""Run: a server, its clients, a warm-up, the measured time, and a look at what is on disk afterwards."""

from __future__ import annotations

import asyncio
import os
import platform
import tempfile
from collections.abc import Awaitable, Iterable
from dataclasses import asdict, dataclass
from math import ceil
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from bench.server.check import Verdict, compare
from bench.server.counts import Counts
from bench.server.guest import Guest, shared_http
from bench.server.table import Table
from bench.server.usage import Meter
from tests.server.running import ServerProcess

AT_ONCE: Final = 20
"""Tables that are opened or checked at the same time."""
PATIENCE: Final = 10.0
"""Seconds that the last moves may take."""
# All clients come from one address, and open their tables at once.
UNLIMITED: Final = {
    f"limit_{what}": "100000/second" for what in ("guests", "tables", "tables_address", "moves", "commands", "requests")
} | {"max_sockets_total": 100_000, "max_sockets_address": 100_000, "tables_cached": 100_000}


@dataclass(frozen=True, slots=True)
class Plan:
    tables: int = 300
    seconds: float = 60.0
    warm_up: float = 15.0
    pace: float = 2.0
    """Seconds from one move of a client to the next; a table of two makes two moves meanwhile."""
    seed: int = 1
    deflate: bool = True
    """Whether clients offer to read compressed messages, as browsers do."""
    database_url: str | None = None
    """A database that is empty at first; an SQLite file of the run's own if none is named."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Shares are of one processor; latencies are from sending a move to the last arrival."""

    plan: dict[str, Any]
    python: str
    processors: int | None
    load_before: float
    moves: int
    moves_per_second: float
    late: int
    games_ended: int
    median_ms: float
    p99_ms: float
    max_ms: float
    ack_median_ms: float
    ack_p99_ms: float
    update_bytes: float
    """Mean of an update as text."""
    network_bytes: float
    """Mean of what came over the network for one update, acknowledgements and all."""
    server_cpu: float | None
    clients_cpu: float | None
    server_disturbed: float | None
    """The share of the time for which it could not go on because others had the processors."""
    clients_disturbed: float | None
    server_memory: int | None
    lost: int
    added: int
    unanswered: int
    errors: list[str]

    @property
    def sound(self) -> bool:
        return not (self.lost or self.added or self.unanswered or self.errors)


async def measure(plan: Plan) -> Figures:
    settings = UNLIMITED | ({} if plan.database_url is None else {"database_url": plan.database_url})
    with tempfile.TemporaryDirectory(prefix="castellany-bench-") as folder:
        async with ServerProcess(Path(folder) / "data", **settings) as server, shared_http() as http:
            run = Run(plan, server, [Guest(http, server.url) for _ in range(2 * plan.tables)])
            try:
                return await run.measure()
            except Exception as error:
                for line in complaints(server.logs):
                    error.add_note(line)
                raise


class Run:
    def __init__(self, plan: Plan, server: ServerProcess, guests: list[Guest]) -> None:
        self.plan = plan
        self.server = server
        self.guests = guests
        self.counts = Counts()
        self.beat = plan.pace / 2
        self.tables = [
            Table(guests[2 * i : 2 * i + 2], Random(f"{plan.seed}:{i}"), self.counts, self.beat, plan.deflate)
            for i in range(plan.tables)
        ]

    async def measure(self) -> Figures:
        plan, counts = self.plan, self.counts
        assert self.server.process is not None
        load = os.getloadavg()[0]
        await all_of(guest.arrive(f"Guest {number}") for number, guest in enumerate(self.guests))
        await all_of(table.open() for table in self.tables)
        of_server, of_clients = Meter(self.server.process.pid), Meter(os.getpid())
        for number, table in enumerate(self.tables):
            table.start(self.beat * number / len(self.tables))
        await asyncio.sleep(plan.warm_up)
        counts.begin()
        of_server.begin()
        of_clients.begin()
        received, began = self.received(), perf_counter()
        await asyncio.sleep(plan.seconds)
        seconds, received = perf_counter() - began, self.received() - received
        moves, updates, update_bytes = len(counts.seconds), counts.updates, counts.update_bytes
        usage = [(meter.share(), meter.disturbed()) for meter in (of_server, of_clients)]
        memory = of_server.memory()
        await self.finish()
        verdict = await self.check()
        took, acks = sorted(counts.seconds), sorted(counts.ack_seconds)
        return Figures(
            plan=asdict(plan) | {"database_url": "sqlite" if plan.database_url is None else "named"},
            python=platform.python_version(),
            processors=os.cpu_count(),
            load_before=load,
            moves=moves,
            moves_per_second=moves / seconds,
            late=counts.late,
            games_ended=counts.games_ended,
            median_ms=median(took) * 1000,
            p99_ms=percentile(took, 0.99) * 1000,
            max_ms=took[-1] * 1000,
            ack_median_ms=median(acks) * 1000,
            ack_p99_ms=percentile(acks, 0.99) * 1000,
            update_bytes=update_bytes / updates,
            network_bytes=received / updates,
            server_cpu=usage[0][0],
            clients_cpu=usage[1][0],
            server_disturbed=usage[0][1],
            clients_disturbed=usage[1][1],
            server_memory=memory,
            lost=verdict.lost,
            added=verdict.added,
            unanswered=sum(table.sent is not None for table in self.tables),
            errors=[*counts.errors, *complaints(self.server.logs)],
        )

    def received(self) -> int:
        return sum(table.received() for table in self.tables)

    async def finish(self) -> None:
        """No more moves; wait for what is under way, and hang up."""
        for table in self.tables:
            table.stop()
        deadline = perf_counter() + PATIENCE
        while any(table.busy() for table in self.tables) and perf_counter() < deadline:
            await asyncio.sleep(0.02)
        for table in self.tables:
            table.close()

    async def check(self) -> Verdict:
        """Start the server again, so that it knows what is on disk and nothing else, and ask it for every log."""
        if code := await self.server.terminate():
            self.counts.errors.append(f"the server ended with {code}")
        await self.server.start()
        for guest in self.guests:
            guest.url = self.server.url
        verdict = Verdict()
        for found in await all_of(self.check_table(table) for table in self.tables):
            verdict += found
        return verdict

    async def check_table(self, table: Table) -> Verdict:
        verdict = Verdict()
        for table_id, acknowledged in table.logs.items():
            entries = [(await guest.get(f"/api/tables/{table_id}/updates"))["entries"] for guest in table.guests]
            unanswered = table.sent if table_id == table.id else None
            verdict += compare(acknowledged, unanswered, own_moves(entries))
        return verdict


def complaints(logs: str) -> list[str]:
    """What the server itself calls an error."""
    return [line for line in logs.splitlines() if '"level": "error"' in line]


def own_moves(entries: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The log as each seat sees its own moves, since others' may be hidden from it."""
    return [entry for seat, seen in enumerate(entries) for entry in seen if entry["seat"] == seat]


async def all_of(doings: Iterable[Awaitable[Any]]) -> list[Any]:
    """Do many things, a few at a time."""
    few = asyncio.Semaphore(AT_ONCE)

    async def one(doing: Awaitable[Any]) -> Any:
        async with few:
            return await doing

    return await asyncio.gather(*(one(doing) for doing in doings))


def percentile(ordered: list[float], share: float) -> float:
    """The smallest that is at least as large as this share of all."""
    return ordered[ceil(share * len(ordered)) - 1]
