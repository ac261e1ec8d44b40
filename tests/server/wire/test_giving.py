"""Seats given to bots, over the wire: shown to all, listed so, kept over a restart and in a rematch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client, people_and_bots
from tests.server.running import InProcess
from tests.server.wire.conftest import Coming

from castellany.games.registry import rules_for
from castellany.match import Match, record_of
from castellany.server.tables.terms import Terms

BOTH_DATABASES = True


async def listed(who: Client, table: str) -> list[tuple[str | None, bool]]:
    tables = (await who.http.get("/api/tables")).json()["public"]
    (found,) = [one for one in tables if one["id"] == table]
    return [(seat["bot"], seat["free"]) for seat in found["seats"]]


async def test_everybody_sees_whose_seat_it_is(come: Coming) -> None:
    ann, ben = await come("Ann"), await come("Ben")
    table = (await ann.create(**people_and_bots(2, 1)))["id"]
    visitor = await ben.socket(table)
    given = await ann.command(table, "give", seat=1, bot="points")
    assert given.status_code == 200, given.text
    told = await visitor.reach(given.json()["number"])
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot", "bot"]
    assert await listed(ben, table) == [(None, False), ("points", False), ("greedy", False)]
    now = (await ben.http.get(f"/api/tables/{table}")).json()
    assert now["terms"]["seats"][1] == {"kind": "bot", "bot": "points"}
    assert (await ben.command(table, "sit")).json()["code"] == "table-full"
    assert (await ann.command(table, "give", seat=2, bot=None)).status_code == 200
    assert await listed(ben, table) == [(None, False), ("points", False), (None, True)]
    assert (await ben.command(table, "sit")).status_code == 200


async def test_after_a_restart_the_seats_are_the_same(tmp_path: Path) -> None:
    async with InProcess(tmp_path, bot_workers=1) as server, Client(server.url) as ann:
        await ann.guest("Ann")
        cookies = dict(ann.http.cookies)
        table = (await ann.create(**people_and_bots(2, 1)))["id"]
        await ann.command(table, "give", seat=1, bot="points")
        await ann.command(table, "give", seat=2, bot=None)
        before = (await ann.http.get(f"/api/tables/{table}")).json()
    async with InProcess(tmp_path, bot_workers=1) as server, Client(server.url) as ann:
        ann.http.cookies.update(cookies)
        after = (await ann.http.get(f"/api/tables/{table}")).json()
        assert (after["table"]["seats"], after["terms"]) == (before["table"]["seats"], before["terms"])
        assert [seat["kind"] for seat in after["terms"]["seats"]] == ["person", "bot", "person"]
        assert await listed(ann, table) == [(None, False), ("points", False), (None, True)]


async def test_a_rematch_has_the_same_bots(come: Coming) -> None:
    ann = await come("Ann")
    table = (await ann.create(**people_and_bots(2)))["id"]
    await ann.command(table, "give", seat=1, bot="random")
    assert (await ann.command(table, "start")).status_code == 200
    assert (await ann.command(table, "close")).status_code == 200
    again = (await ann.http.post(f"/api/tables/{table}/rematch")).json()["id"]
    seats = (await ann.http.get(f"/api/tables/{again}")).json()["table"]["seats"]
    assert [(seat["bot"], seat["person"]) for seat in seats] == [("random", None), (None, ann.id)]


@pytest.mark.parametrize("wanted", [{"bot": 1}, {"bot": "No bot"}, {"seat": -1}, {"seat": None}])
async def test_what_cannot_be_read_is_refused(come: Coming, wanted: dict[str, Any]) -> None:
    ann = await come("Ann")
    table = (await ann.create(**people_and_bots(2)))["id"]
    answer = await ann.command(table, "give", **{"seat": 1, "bot": "points", **wanted})
    assert answer.status_code == 422


async def test_bots_of_a_record_are_bots_at_its_table_and_people_named_alike_are_not(come: Coming) -> None:
    ann = await come("Ann")
    setup = Terms.model_validate(people_and_bots(3)).setup()
    text = record_of(Match(rules_for(setup), 3), ["random", "points", "greedy"], bots=(1, 2)).write()
    table = (await ann.http.post("/api/records", json={"record": text})).json()["id"]
    now = (await ann.http.get(f"/api/tables/{table}")).json()["table"]
    seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in now["seats"]]
    assert seats == [("local", "random", None), ("bot", "points", "points"), ("bot", "greedy", "greedy")]
    assert (now["status"], now["asked"], now["question"], now["clocks"]) == ("over", [], None, None)
    assert (await ann.http.get(f"/api/tables/{table}/record")).text == text
    assert (await ann.http.post(f"/api/tables/{table}/rematch")).json()["code"] == "rematch-not-now"
    assert (await ann.command(table, "give", seat=1, bot=None)).json()["code"] == "table-started"
