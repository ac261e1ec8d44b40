"""Presence: who is at which table, whatever node they are connected to."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from secrets import token_hex
from typing import Final

import structlog

from castellany.server.broadcast.broadcast import Broadcast, Message, call_each
from castellany.server.people.tokens import now_ms

SILENT_BEATS: Final = 3
"""A node that says nothing for so many beats is gone, and its people with it."""

MOST_ABSENT: Final = 20_000
"""Departures that are remembered; the oldest go first."""

log = structlog.get_logger(__name__)


class Elsewhere:
    """What another node last said about its people, and when."""

    def __init__(self, heard: int) -> None:
        self.heard = heard
        self.tables: dict[str, frozenset[str]] = {}


class Presence:
    """Each node reports its own people: those at one table when they change, all of them with every beat.

    Reports say who is there, not who came or went, so that one that is lost or doubled does no harm.
    """

    def __init__(self, broadcast: Broadcast, beat: float = 10.0, clock: Callable[[], int] = now_ms) -> None:
        self.node = token_hex(8)
        self._broadcast = broadcast
        self._beat = beat
        self._clock = clock
        self._started = clock()
        self._own: dict[str, Counter[str]] = {}
        self._others: dict[str, Elsewhere] = {}
        self._absent: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._listeners: list[Callable[[str], None]] = []
        self._beating: asyncio.Task[None] | None = None
        broadcast.listen(self._hear)
        broadcast.listen_for_gaps(self._catch_up)

    async def start(self) -> None:
        """Ask the other nodes who is there, and begin to report; the broadcast has been started before."""
        self._started = self._clock()
        self._report(asking=True)
        self._beating = asyncio.create_task(self._keep_beating())

    async def stop(self) -> None:
        """Say that nobody is here any more; the broadcast is stopped after."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            self._beating = None
        self._own.clear()
        self._report()

    def listen(self, callback: Callable[[str], None]) -> None:
        """From now on call this with every table at which somebody came or went."""
        self._listeners.append(callback)

    def enter(self, table: str, person: str) -> None:
        """One more connection of this person to this table."""
        before = self.present(table)
        self._own.setdefault(table, Counter())[person] += 1
        if self._own[table][person] == 1:
            self._report_table(table)
        self._compare(table, before, self._clock())

    def leave(self, table: str, person: str) -> None:
        """One connection less; the person is gone with the last."""
        here = self._own.get(table)
        if here is None or not here[person]:
            return
        before = self.present(table)
        here[person] -= 1
        if not here[person]:
            del here[person]
            if not here:
                del self._own[table]
            self._report_table(table)
        self._compare(table, before, self._clock())

    def present(self, table: str) -> set[str]:
        """Everyone who is connected to this table, anywhere."""
        found = set(self._own.get(table, ()))
        for other in self._others.values():
            found |= other.tables.get(table, frozenset())
        return found

    def absent_since(self, table: str, person: str) -> int | None:
        """When the person left, None if present; for somebody never seen, when this node began to look."""
        if person in self.present(table):
            return None
        return self._absent.get((table, person), self._started)

    def left_at(self, table: str, person: str) -> int | None:
        """When the person left, if that was noticed here."""
        return self._absent.get((table, person))

    def tick(self) -> None:
        """One beat: report everyone here, and forget nodes that are silent."""
        if not self._broadcast.connected:
            return  # they may be as well as this one; what they say after the gap decides
        self._report()
        oldest = self._clock() - round(SILENT_BEATS * self._beat * 1000)
        for node, other in list(self._others.items()):
            if other.heard < oldest:
                log.warning("presence-node-silent", node=node)
                self._replace(node, {}, other.heard)
                del self._others[node]

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            self.tick()

    def _catch_up(self) -> None:
        """After a gap nobody is taken for silent before having had time to report again."""
        for other in self._others.values():
            other.heard = self._clock()
        self._report(asking=True)

    def _report(self, asking: bool = False) -> None:
        everyone = {table: sorted(people) for table, people in self._own.items()}
        self._broadcast.publish({"presence": everyone, "of": self.node, "asking": asking})

    def _report_table(self, table: str) -> None:
        self._broadcast.publish({"table": table, "presence": sorted(self._own.get(table, ())), "of": self.node})

    def _hear(self, message: Message) -> None:
        if "presence" not in message or message["of"] == self.node:
            return
        node, said, now = message["of"], message["presence"], self._clock()
        other = self._others.setdefault(node, Elsewhere(now))
        other.heard = now
        if "table" in message:
            self._replace(node, {message["table"]: said}, now, [message["table"]])
            return
        self._replace(node, said, now)
        if not said:
            del self._others[node]  # its silence would mean nothing
        if message["asking"]:
            self._report()

    def _replace(self, node: str, said: dict[str, list[str]], at: int, tables: Iterable[str] | None = None) -> None:
        """Believe a node about these tables, by default about all that it has ever named."""
        other = self._others[node]
        for table in {*other.tables, *said} if tables is None else tables:
            before = self.present(table)
            people = frozenset(said.get(table, ()))
            if people:
                other.tables[table] = people
            else:
                other.tables.pop(table, None)
            self._compare(table, before, at)

    def _compare(self, table: str, before: set[str], at: int) -> None:
        """Note who left at this time and who is back, and tell the listeners."""
        after = self.present(table)
        if after == before:
            return
        for person in before - after:
            self._absent[table, person] = at
        for person in after - before:
            self._absent.pop((table, person), None)
        while len(self._absent) > MOST_ABSENT:
            self._absent.popitem(last=False)
        call_each(self._listeners, table)
