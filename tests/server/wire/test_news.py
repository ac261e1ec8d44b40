"""Lists that say what is asked, and news of whose turn it is."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Client
from tests.server.running import InProcess
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people

BOTH_DATABASES = True


async def news(client: Client, since: str = "", wait: int = 0) -> dict[str, Any]:
    answer = await client.http.get("/api/me/news", params={"since": since, "wait": wait})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_news_come_with_the_turn(come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    mover, waiter = (two.ann, two.ben) if asked is two.sockets[0] else (two.ben, two.ann)
    nothing = await news(waiter)
    assert nothing["turns"] == []
    assert [turn["table"] for turn in (await news(mover))["turns"]] == [two.table]
    waiting = asyncio.create_task(news(waiter, nothing["state"], 20))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    assert (await asked.play("end"))["type"] == "ack"
    told = await asyncio.wait_for(waiting, 5)
    assert [(turn["table"], turn["game"]) for turn in told["turns"]] == [(two.table, "burgundy")]
    assert told["state"] != nothing["state"]
    assert await news(waiter, nothing["state"], 20) == told, "at once"


async def test_no_news_come_after_a_while(come: Coming) -> None:
    ann = await come("Ann")
    nothing = await news(ann)
    assert await news(ann, nothing["state"], 1) == nothing
    assert (await (await come("")).http.get("/api/me/news")).json()["code"] == "not-known"


async def test_a_bot_that_stands_in_is_asked_instead(come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    mover = two.ann if asked is two.sockets[0] else two.ben
    assert (await asked.ask("leave"))["type"] == "ack"
    assert (await news(mover))["turns"] == []


async def test_who_logs_out_waits_no_more(come: Coming, server: InProcess) -> None:
    ann = await come("Ann")
    state = (await news(ann))["state"]
    waiting = asyncio.create_task(ann.http.get("/api/me/news", params={"since": state, "wait": 20}))
    await asyncio.sleep(0.1)
    await server.app.state.server.on_logout(ann.id)
    assert (await asyncio.wait_for(waiting, 5)).status_code == 401


async def test_a_list_says_what_is_asked_and_how_long_one_has(come: Coming) -> None:
    two = await two_people(come, clock={"kind": "correspondence", "days": 2})
    asked, _ = await two.in_turn()
    mover, waiter = (two.ann, two.ben) if asked is two.sockets[0] else (two.ben, two.ann)
    lists = (await mover.http.get("/api/tables")).json()
    (mine,) = lists["mine"]
    assert mine["prompt"] == asked.table["question"]["prompt"]
    assert mine["clocks"] == asked.table["clocks"]
    assert mine["clocks"]["since"] <= lists["now"]
    (theirs,) = (await waiter.http.get("/api/tables")).json()["mine"]
    assert (theirs["your_turn"], theirs["prompt"]) == (False, None)
