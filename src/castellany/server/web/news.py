"""News over HTTP: waiting until it becomes one's turn, wherever one plays."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import Annotated, Final

from fastapi import Query, Request
from typing_extensions import TypedDict

from castellany.server.errors import Refused
from castellany.server.server import Server
from castellany.server.tables.lobby import Turn
from castellany.server.web.dependencies import Known, api_router, problems
from castellany.server.web.limits import address_of
from castellany.server.web.parameters import ServerDep
from castellany.server.web.tables import LONGEST_WAIT

LONGEST_STATE: Final = 40


class NewsData(TypedDict):
    """Where one is waited for, and a name for that, to be sent as `since` with the next request."""

    state: str
    turns: list[Turn]


class NewsPoll:
    """A listener that hears of no table in particular, and ends when its person or the server goes."""

    def __init__(self, person_id: str, address: str) -> None:
        self.table_id = ""
        self.person_id: str | None = person_id
        self.address = address
        self.chat_seen: int | None = None
        self.woken = asyncio.Event()
        self.ended = False

    def tell(self, message: str) -> None:
        """Nothing about a table concerns it."""

    def close(self, code: int, reason: str) -> None:
        self.ended = True
        self.woken.set()


router: Final = api_router("people")


@router.get(
    "/me/news",
    summary="Where one is waited for",
    description="Answers at once if that is not what `since` names, else as soon as it changes, "
    "and after `wait` seconds in any case.",
    responses=problems(401, 503),
)
async def news(
    server: ServerDep,
    person: Known,
    request: Request,
    since: Annotated[str, Query(max_length=LONGEST_STATE, description="`state` of the last answer")] = "",
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT, description="Seconds")] = 0,
) -> NewsData:
    poll = NewsPoll(person.id, address_of(request))
    server.sockets.add(poll)
    try:
        with server.notifier.waiting(person.id, poll.woken):
            found = await changed(server, poll, person.id, since, wait)
    finally:
        server.sockets.discard(poll)
    if poll.ended:
        raise Refused(401, "not-known")
    return found


async def changed(server: Server, poll: NewsPoll, person: str, since: str, wait: int) -> NewsData:
    until = asyncio.get_running_loop().time() + wait
    while True:
        poll.woken.clear()
        found = await where(server, person)
        if found["state"] != since or poll.ended or asyncio.get_running_loop().time() >= until:
            return found
        with suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                await poll.woken.wait()


async def where(server: Server, person: str) -> NewsData:
    turns = await server.lobby.turns(person)
    names = " ".join(sorted(turn["table"] for turn in turns))
    return {"state": sha256(names.encode()).hexdigest()[:LONGEST_STATE], "turns": turns}
