"""Sockets: everybody who listens to a table on this node, by table and by person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from pydantic_core import to_json

from castellany.server.broadcast import Presence
from castellany.server.errors import Refused
from castellany.server.people.blocks import Blocks
from castellany.server.settings import Settings
from castellany.server.tables.chat import Chat
from castellany.server.tables.messages import ChatMessage, Outgoing, PresenceMessage

NAMELESS: Final = "~"
"""What those are present as, with a number, whom nobody knows."""
GOING: Final = 1001
LATER: Final = 1013
LOGGED_OUT: Final = 4001
NO_ACCESS: Final = 4003


class Listener(Protocol):
    """A WebSocket, or somebody who waits for an answer over HTTP."""

    table_id: str
    person_id: str | None
    address: str
    chat_seen: int | None
    """The last line of chat that was told; None for who waits for moves only, and hears nothing else."""

    def tell(self, message: str) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Sockets:
    def __init__(self, presence: Presence, chat: Chat, blocks: Blocks, settings: Settings) -> None:
        self.presence = presence
        self.chat = chat
        self.blocks = blocks
        self.settings = settings
        self.seated: Callable[[str], set[str]] = lambda _: set()
        """Who sits at a table that is in memory here."""
        self.count = 0
        self._by_table: dict[str, set[Listener]] = {}
        self._by_person: dict[str, set[Listener]] = {}
        self._by_address: Counter[str] = Counter()

    def add(self, listener: Listener) -> None:
        """Refused if there are too many: of all, of the person, or of the address, since guests are easily made."""
        person, most = listener.person_id, self.settings
        if self.count >= most.max_sockets_total:
            raise Refused(503, "sockets-full", wait=30)
        if person is not None and len(self._by_person.get(person, ())) >= most.max_sockets:
            raise Refused(429, "sockets-too-many", wait=30, most=most.max_sockets)
        if self._by_address[listener.address] >= most.max_sockets_address:
            raise Refused(429, "sockets-network", wait=30, most=most.max_sockets_address)
        self.count += 1
        self._by_address[listener.address] += 1
        self._by_table.setdefault(listener.table_id, set()).add(listener)
        if person is not None:
            self._by_person.setdefault(person, set()).add(listener)

    def discard(self, listener: Listener) -> None:
        self.count -= 1
        self._by_address[listener.address] -= 1
        if not self._by_address[listener.address]:
            del self._by_address[listener.address]
        forget(self._by_table, listener.table_id, listener)
        if listener.person_id is not None:
            forget(self._by_person, listener.person_id, listener)

    def at(self, table_id: str) -> list[Listener]:
        return list(self._by_table.get(table_id, ()))

    def tell_table(self, table_id: str, message: Outgoing) -> None:
        """The same to everybody who listens to a table; nothing about the game goes this way."""
        text = to_json(message).decode()
        for listener in self.at(table_id):
            if listener.chat_seen is not None:
                listener.tell(text)

    # Presence and chat.

    async def greet(self, listener: Listener) -> None:
        """Tell somebody new who is there and what has been said."""
        listener.tell(to_json(self.who_is_there(listener.table_id)).decode())
        # Who has heard more than was said has heard what is no more.
        heard = listener.chat_seen or 0
        anew = heard > 0 and heard > await self.chat.last(listener.table_id)
        if anew:
            listener.chat_seen = 0
        await self.catch_up(listener.table_id, [listener], anew)

    def tell_presence(self, table_id: str) -> None:
        self.tell_table(table_id, self.who_is_there(table_id))

    def who_is_there(self, table_id: str) -> PresenceMessage:
        present = self.presence.present(table_id)
        people = sorted(who for who in present if not who.startswith(NAMELESS))
        left = {who: self.presence.left_at(table_id, who) for who in sorted(self.seated(table_id) - present)}
        return {
            "type": "presence",
            "people": people,
            "watching": len(present) - len(people),
            "away": {who: at for who, at in left.items() if at is not None},
        }

    async def tell_chat(self, table_id: str) -> None:
        """Everybody hears what they have not heard yet."""
        await self.catch_up(table_id, self.at(table_id))

    async def tell_chat_anew(self, table_id: str) -> None:
        """Lines have gone or changed, and new ones may have their numbers: everybody hears what is there now."""
        for listener in self.at(table_id):
            if listener.chat_seen is not None:
                listener.chat_seen = 0
        await self.catch_up(table_id, self.at(table_id), anew=True)

    async def catch_up(self, table_id: str, listeners: list[Listener], anew: bool = False) -> None:
        """Lines that listeners lack, without those of people whom they have blocked; anew, also that there are none."""
        heard = [listener.chat_seen for listener in listeners if listener.chat_seen is not None]
        lines = await self.chat.lines(table_id, min(heard)) if heard else []
        people = {listener.person_id for listener in listeners if listener.person_id is not None}
        blocked = {person: await self.blocks.blocked_by(person) for person in people} if lines else {}
        # From here on nobody else has a turn, so that no line is told twice.
        for listener in listeners:
            last = listener.chat_seen
            new = [line for line in lines if last is not None and line["number"] > last]
            wanted = [line for line in new if line["person"] not in blocked.get(listener.person_id or "", set())]
            if new:
                listener.chat_seen = new[-1]["number"]
            if wanted or (anew and last == 0):
                message: ChatMessage = {"type": "chat", "lines": wanted}
                listener.tell(to_json(message).decode())

    # Ending.

    def people(self) -> set[str]:
        """Everybody who is here and has a name."""
        return set(self._by_person)

    def close_person(self, person_id: str, code: int = LOGGED_OUT, reason: str = "logged-out") -> None:
        """Everything that somebody has open ends: the session is over, or the person gone."""
        for listener in list(self._by_person.get(person_id, ())):
            listener.close(code, reason)

    def close_all(self, code: int = GOING, reason: str = "server-stopping") -> None:
        for listeners in list(self._by_table.values()):
            for listener in list(listeners):
                listener.close(code, reason)


def forget(listeners: dict[str, set[Listener]], key: str, listener: Listener) -> None:
    listeners[key].discard(listener)
    if not listeners[key]:
        del listeners[key]
