"""Table: two clients who play one game after the other, with a move at every beat, and what came of their moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

from bench.server.counts import Counts
from bench.server.guest import Guest
from bench.server.line import Line, Message

TERMS: Final = {"game": "burgundy", "visibility": "public", "seats": [{"kind": "person"}, {"kind": "person"}]}

Log = dict[int, tuple[int, str]]
"""Moves by their number: the seat and the move."""


@dataclass(slots=True)
class Sent:
    """A move on its way to everybody."""

    key: str
    number: int
    """Of the entry that it becomes."""
    seat: int
    move: str
    at: float
    acknowledged_at: float | None = None
    heard_at: dict[int, float] = field(default_factory=dict)
    """By seat, when the update with it came."""


class Table:
    def __init__(self, guests: list[Guest], random: Random, counts: Counts, beat: float, deflate: bool) -> None:
        self.guests = guests
        self.random = random
        self.counts = counts
        self.beat = beat
        """Seconds from one move to the next."""
        self.deflate = deflate
        self.playing = False
        self.due = 0.0
        self.is_due = False
        self.id = ""
        self.logs: dict[str, Log] = {}
        """By the id of each table that was played at, what was acknowledged there."""
        self.lines: list[Line] = []
        self.questions: list[Message | None] = []
        self.numbers: list[int] = []
        self.received_before = 0
        self.over = False
        self.sent: Sent | None = None
        self.moves = 0
        self.next_game: asyncio.Task[None] | None = None

    # Coming and going.

    async def open(self) -> None:
        """A new table on the server, with the game begun and both clients there."""
        owner, other = self.guests
        self.id = (await owner.post("/api/tables", TERMS))["id"]
        self.logs[self.id] = {}
        commands = f"/api/tables/{self.id}/commands"
        await other.post(commands, {"type": "sit", "key": "sit"})
        await owner.post(commands, {"type": "start", "key": "start"})
        self.questions = [None, None]
        self.numbers = [0, 0]
        self.over = False
        self.lines = [guest.line(self.id, self.deflate, self.hearer(seat)) for seat, guest in enumerate(self.guests)]
        for line in self.lines:
            await line.open()
            line.lost = self.fail
            line.send({"type": "hello"})

    def close(self) -> None:
        self.received_before = self.received()
        for line in self.lines:
            line.close()
        self.lines = []

    def received(self) -> int:
        """Bytes that came over all lines."""
        return self.received_before + sum(line.received for line in self.lines)

    def busy(self) -> bool:
        return self.sent is not None or self.next_game is not None

    async def play_another(self) -> None:
        self.counts.games_ended += 1
        self.close()
        try:
            await self.open()
        except Exception as error:
            self.fail(f"no next game: {error!r}")
        self.next_game = None

    def fail(self, why: str) -> None:
        self.counts.errors.append(f"{self.id}: {why}")
        self.playing = False

    # Moving.

    def start(self, wait: float) -> None:
        """Make the first move after so many seconds, and one at every beat from then on."""
        self.playing = True
        self.due = perf_counter() + wait
        self.plan()

    def stop(self) -> None:
        """No more moves; what was sent is still waited for."""
        self.playing = False

    def plan(self) -> None:
        asyncio.get_running_loop().call_later(self.due - perf_counter(), self.fall_due)

    def fall_due(self) -> None:
        self.is_due = True
        self.move_if_due()

    def move_if_due(self) -> None:
        """Move if it is time, everybody has the last move and somebody is asked; whatever is missing calls again."""
        asked = [seat for seat, question in enumerate(self.questions) if question is not None]
        if self.playing and self.is_due and self.sent is None and asked:
            now = perf_counter()
            self.counts.late += now > self.due + self.beat / 2
            self.is_due = False
            self.due += self.beat
            self.move(self.random.choice(asked), now)
            self.plan()

    def move(self, seat: int, now: float) -> None:
        question = self.questions[seat] or {}
        self.questions[seat] = None
        self.moves += 1
        move = self.random.choice(question["moves"])["move"]
        self.sent = sent = Sent(f"m{self.moves}", self.numbers[seat] + 1, seat, move, now)
        self.lines[seat].send({"type": "move", "key": sent.key, "question": question["number"], "move": move})

    # Hearing.

    def hearer(self, seat: int) -> Callable[[Message, int, float], None]:
        return lambda message, size, at: self.hear(seat, message, size, at)

    def hear(self, seat: int, message: Message, size: int, at: float) -> None:
        match message["type"]:
            case "update":
                self.counts.updates += 1
                self.counts.update_bytes += size
                self.update(seat, message["table"], at)
            case "ack":
                self.acknowledge(message, at)
            case "refused":
                self.fail(f"refused: {message['code']}: {message['text']}")

    def update(self, seat: int, table: dict[str, Any], at: float) -> None:
        if table["id"] != self.id:
            return self.fail(f"told of table {table['id']}")
        if table["number"] <= self.numbers[seat]:
            return self.fail(f"told of entry {table['number']} after {self.numbers[seat]}")
        self.numbers[seat] = table["number"]
        # A sealed answer may be changed until all are in; these clients keep to the first.
        self.questions[seat] = table["question"] if seat in table["asked"] else None
        if self.sent is not None and table["number"] >= self.sent.number:
            self.sent.heard_at.setdefault(seat, at)
        self.over = table["status"] == "over"
        self.go_on()
        return None

    def acknowledge(self, ack: Message, at: float) -> None:
        sent = self.sent
        if sent is None or (ack["key"], ack["number"]) != (sent.key, sent.number):
            return self.fail(f"acknowledged {ack} instead of {sent}")
        self.logs[self.id][sent.number] = (sent.seat, sent.move)
        sent.acknowledged_at = at
        self.go_on()
        return None

    def go_on(self) -> None:
        """Note how long the move took once it is acknowledged and everybody has it, and make the next if it is time."""
        sent = self.sent
        if sent is not None and sent.acknowledged_at is not None and len(sent.heard_at) == len(self.guests):
            self.counts.seconds.append(max(sent.heard_at.values()) - sent.at)
            self.counts.ack_seconds.append(sent.acknowledged_at - sent.at)
            self.sent = None
            if self.over and self.playing:
                self.next_game = asyncio.create_task(self.play_another())
        self.move_if_due()
