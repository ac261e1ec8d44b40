"""Socket: one WebSocket at one table. It hears what somebody asks and says what they may know, each in order."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from secrets import token_hex
from typing import Any, Final

import structlog
from fastapi import APIRouter
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.people.tokens import new_id
from castellany.server.server import Server
from castellany.server.tables.access import admit
from castellany.server.tables.cache import CachedTable
from castellany.server.tables.changes import SharedUpdate
from castellany.server.tables.commands import Command, Move, Return
from castellany.server.tables.messages import Hello, Incoming, Look, Outgoing, Ping, Say
from castellany.server.tables.queries import Hint, Plan, Preview, Why
from castellany.server.tables.table import Table
from castellany.server.tables.viewer import update_for
from castellany.server.web.dependencies import Visitor, cookie_of
from castellany.server.web.frames import BadFrame, key_of, read, refusal
from castellany.server.web.languages import language_for
from castellany.server.web.limits import address_of
from castellany.server.web.parameters import Invite, ServerDep, TableId
from castellany.server.web.posting import post_line
from castellany.server.web.queries import answer_query
from castellany.server.web.sockets import LATER, LOGGED_OUT, NAMELESS
from castellany.server.web.subscriber import Subscriber

SOCKET_ID: Final = 16
HELLO_WITHIN: Final = 10.0
"""Seconds."""
MOST_BAD: Final = 20
"""Bad frames in a row."""
MOST_UNSENT: Final = 256
"""Messages that wait for a client to read."""
FAREWELL: Final = 5.0
"""Seconds for the last messages when a socket ends."""
ABUSE: Final = 1008
BROKEN: Final = 1011
GONE: Final = 0
"""The client has ended it, and needs no word from us."""
HANDED_BACK: Final = ("absent", "time")
"""Why a bot may have taken over a seat that its person gets back by coming back."""

log = structlog.get_logger(__name__)


class Socket(Subscriber):
    """A watcher of a table in the cache and a listener among the sockets."""

    def __init__(
        self, server: Server, websocket: WebSocket, table_id: str, invite: str | None, person: Person | None
    ) -> None:
        super().__init__(table_id, invite, person, address_of(websocket))
        self.server = server
        self.websocket = websocket
        self.language = language_for(websocket, person)
        self.id = new_id(SOCKET_ID)
        self.bad = 0
        self.most_entries: int | None = None
        self.ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self.unsent: asyncio.Queue[str | None] = asyncio.Queue()

    async def run(self) -> None:
        """From the accepted handshake to the last message."""
        sending = asyncio.create_task(self.send_unsent())
        listening = asyncio.create_task(self.listen())
        try:
            code, reason = await self.ended
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            self.unsent.put_nowait(None)
        try:
            async with asyncio.timeout(FAREWELL):
                await sending
                if code != GONE:
                    await self.websocket.close(code, reason)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            # The client is gone or does not read: nothing more can be said to it.
            sending.cancel()

    # What a watcher and a listener do.

    def tell(self, message: str) -> None:
        if self.ended.done():
            return
        if self.unsent.qsize() >= MOST_UNSENT:
            self.unsent = asyncio.Queue()
            self.close(LATER, "not-reading")
            return
        self.unsent.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        if not self.ended.done():
            self.ended.set_result((code, reason))

    def say(self, message: Outgoing) -> None:
        self.tell(to_json(message).decode())

    async def send_unsent(self) -> None:
        try:
            while (text := await self.unsent.get()) is not None:
                await self.websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            self.close(GONE, "")

    # Listening.

    async def listen(self) -> None:
        server = self.server
        try:
            server.limits.take("requests", self.address)
            server.sockets.add(self)
            try:
                async with asyncio.timeout(HELLO_WITHIN):
                    hello = await self.hello()
                await self.stay(hello)
            except TimeoutError:
                raise Refused(408, "hello-late", seconds=round(HELLO_WITHIN)) from None
            finally:
                server.sockets.discard(self)
        except WebSocketDisconnect:
            self.close(GONE, "")
        except Refused as error:
            self.refuse(error, None)
            self.close(LATER if error.status == 503 else 4000 + error.status % 100, error.key)
        except Exception:
            log.exception("socket-failed")
            self.close(BROKEN, "")

    async def hello(self) -> Hello:
        while True:
            message = await self.next()
            if isinstance(message, Hello):
                return message
            self.refuse(Refused(409, "hello-first"), key_of(message))

    async def stay(self, hello: Hello) -> None:
        """Be at the table until the socket ends."""
        cached = await self.arrive(hello)
        presence, present_as = self.server.presence, self.person_id or f"{NAMELESS}{self.id}"
        presence.enter(self.table_id, present_as)
        try:
            await self.server.sockets.greet(self)
            await self.take_back_seats(cached)
            while True:
                await self.hear(await self.next())
        finally:
            cached.watchers.discard(self)
            presence.leave(self.table_id, present_as)

    async def arrive(self, hello: Hello) -> CachedTable:
        """Show the table, with what was missed, and go on showing it."""
        async with self.server.cache.reading(self.table_id) as cached:
            table: Table = cached.table
            admit(table, self.person, self.invite)
            self.most_entries = hello.entries
            self.wants_changes = hello.changes
            self.show(table, hello.since if hello.since <= table.length else 0)
            self.chat_seen = hello.chat
            cached.watchers.add(self)
        arrived: CachedTable = cached
        return arrived

    def show(self, table: Table, since: int) -> None:
        viewer = self.look(table)
        if viewer is not None:
            self.inform(SharedUpdate(update_for(table, viewer, since, self.server.now(), self.most_entries)))
            self.seen = table.length

    async def next(self) -> Incoming:
        """The next message; bad frames are refused on the way, and too many of them end it."""
        while True:
            frame = await self.websocket.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(GONE)
            try:
                message = read(dict(frame))
                self.bad = 0
                return message
            except BadFrame as error:
                self.bad += 1
                self.refuse(error.refused, error.key)
            if self.bad >= MOST_BAD:
                self.close(ABUSE, "too-many-bad-messages")

    async def hear(self, message: Incoming) -> None:
        await self.attempt(key_of(message), self.answer(message))

    async def attempt(self, key: str | None, answering: Coroutine[Any, Any, None]) -> None:
        """Answer, or say why not."""
        try:
            await answering
        except Refused as error:
            self.refuse(error, key)
            if error.status == 401 and self.person is not None:
                self.close(LOGGED_OUT, "logged-out")
        except Exception:
            number = token_hex(6)
            log.exception("mishap", number=number)
            self.refuse(Refused(500, "mishap", number=number), key)

    def refuse(self, error: Refused, key: str | None) -> None:
        self.server.metrics.refusals.labels(error.key).inc()
        self.say(refusal(error, key, self.language))

    # Answering.

    async def answer(self, message: Incoming) -> None:
        match message:
            case Ping():
                self.say({"type": "pong", "now": self.server.now()})
            case Hello():
                raise Refused(409, "hello-again")
            case Look():
                self.server.limits.take("commands", self.person_id or self.id)
                await self.look_from(message.seat)
            case Preview() | Why() | Hint() | Plan():
                person = await self.who()
                self.server.limits.take("hints" if isinstance(message, Hint) else "previews", person.id)
                # A bot may think for seconds; meanwhile this client is heard.
                self.server.run(self.attempt(message.key, self.answer_query(person, message)))
            case Say():
                person = await self.who()
                self.server.limits.take("chat", person.id)
                posted = post_line(self.server, self.table_id, person, self.invite, message.key, message.text)
                self.say({"type": "ack", "key": message.key, "number": await self.server.handler.wholly(posted)})
            case _:
                person = await self.who()
                self.server.limits.take("moves" if isinstance(message, Move) else "commands", person.id)
                number = await self.execute(person, message)
                self.say({"type": "ack", "key": message.key, "number": number})

    async def answer_query(self, person: Person, message: Preview | Why | Hint | Plan) -> None:
        self.say(await answer_query(self.server, self.table_id, person, self.seat, message, self.language))

    async def execute(self, person: Person, command: Command) -> int:
        return await self.server.handler.execute(self.table_id, person, command, self.invite)

    async def who(self) -> Person:
        """Who asks, as of now: a session may have ended since the handshake."""
        if self.person is None:
            raise Refused(401, "not-known")
        person = await self.server.sessions.resolve(cookie_of(self.websocket))
        if person is None or person.id != self.person.id:
            raise Refused(401, "not-known")
        self.person = person
        self.language = person.language
        return person

    async def look_from(self, seat: int) -> None:
        async with self.server.cache.reading(self.table_id) as cached:
            if seat not in cached.table.held_by(self.person_id):
                raise Refused(403, "seat-not-yours")
            viewer = self.turn_to(seat)
            self.inform(SharedUpdate(update_for(cached.table, viewer, 0, self.server.now(), self.most_entries)))
            self.seen = cached.table.length

    async def take_back_seats(self, cached: CachedTable) -> None:
        """Play on oneself where a bot stood in because nobody was there."""
        if self.person is None:
            return
        async with self.server.cache.reading(self.table_id):
            lent = [
                i for i in cached.table.held_by(self.person_id) if cached.table.seats[i].stand_in_why in HANDED_BACK
            ]
        for seat in lent:
            try:
                back = Return(type="return", key=f"hello-{self.id}-{seat}", seat=seat)
                await self.execute(self.person, back)
            except Refused as error:
                log.info("seat-not-handed-back", code=error.key)


router: Final = APIRouter(prefix="/api", tags=["tables"])


@router.websocket("/tables/{table}/socket")
async def table_socket(
    websocket: WebSocket, server: ServerDep, person: Visitor, table: TableId, invite: Invite = None
) -> None:
    """What goes over it is in the schemas, and in docs/protocol.md."""
    await websocket.accept()
    await Socket(server, websocket, table, invite, person).run()
