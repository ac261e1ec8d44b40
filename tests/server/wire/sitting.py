"""Two people at a table, over the wire."""

from __future__ import annotations

from typing import Any

from tests.server.client import Client, TableSocket, people_and_bots
from tests.server.wire.conftest import Coming


class Two:
    """Ann, who owns the table, and Ben, each with a socket; the game has started."""

    def __init__(self, table: str, invite: str, ann: Client, ben: Client, sockets: list[TableSocket]) -> None:
        self.table = table
        self.invite = invite
        self.ann = ann
        self.ben = ben
        self.sockets = sockets

    async def settle(self) -> None:
        """Everybody has heard everything."""
        last = max(socket.table["number"] for socket in self.sockets)
        for socket in self.sockets:
            await socket.reach(last)

    async def in_turn(self) -> tuple[TableSocket, TableSocket]:
        """The socket of whoever is asked alone, and the other; boards are chosen first."""
        while True:
            await self.settle()
            asked = self.sockets[0].table["asked"]
            if len(asked) == 1 and not self.sockets[0].table["scene"]["preparing"]:
                return self.sockets[asked[0]], self.sockets[1 - asked[0]]
            answer = await self.sockets[asked[0]].play()
            assert answer["type"] == "ack", answer
            await self.sockets[asked[0]].reach(answer["number"])


async def two_people(come: Coming, **terms: Any) -> Two:
    ann, ben = await come("Ann"), await come("Ben")
    created = await ann.create(**people_and_bots(2, **terms))
    table, invite = created["id"], created["invite"]
    sockets = [await ann.socket(table), await ben.socket(table, invite=invite)]
    assert (await sockets[1].ask("sit"))["type"] == "ack"
    started = await sockets[0].ask("start")
    assert started["type"] == "ack", started
    for socket in sockets:
        await socket.reach(started["number"])
    return Two(table, invite, ann, ben, sockets)
