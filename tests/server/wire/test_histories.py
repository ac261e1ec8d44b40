"""A light first message, the log page by page, and how the points went."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from random import Random
from typing import Any

from tests.server.client import TableSocket
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people

from castellany.bots import bot
from castellany.games.registry import rules_for
from castellany.match import Match, record_of
from castellany.match.positions import from_text
from castellany.server.tables.terms import Terms

SENSIBLE = 25
"""Entries that fit on a screen."""


@cache
def whole_game() -> Match:
    """Four greedy bots to the end."""
    terms = {"game": "burgundy", "seats": [{"kind": "person"}] * 4}
    rules = rules_for(Terms.model_validate(terms).setup())
    match, random, greedy = Match(rules, 11), Random(11), bot("greedy")
    while not match.over:
        seat = match.turn
        view = rules.view(match.state, seat)
        match.play(seat, greedy.choose(rules, view, seat, rules.moves_of(view, seat), random))
    return match


async def shown(come: Coming) -> tuple[Any, str]:
    """Somebody, and a table that shows the game."""
    ann = await come("Ann")
    record = record_of(whole_game(), ["Ann", "Ben", "Cleo", "Dora"]).write()
    answer = await ann.http.post("/api/records", json={"record": record})
    assert answer.status_code == 201, answer.text
    return ann, answer.json()["id"]


async def greeted(client: Any, table: str, **fields: Any) -> tuple[TableSocket, dict[str, Any]]:
    socket = await client.connect(table)
    await socket.send("hello", **fields)
    return socket, await socket.wait_for("update")


async def test_the_first_message_is_light(come: Coming) -> None:
    ann, table = await shown(come)
    _, everything = await greeted(ann, table)
    _, light = await greeted(ann, table, entries=SENSIBLE)
    assert light["table"]["status"] == "over"
    assert light["entries"] == everything["entries"][-SENSIBLE:]
    assert len(gzip.compress(json.dumps(light).encode())) < 10_000
    _, none = await greeted(ann, table, entries=0)
    assert none["entries"] == []
    _, later = await greeted(ann, table, entries=SENSIBLE, since=light["table"]["number"] - 3)
    assert later["entries"] == light["entries"][-3:]


async def test_what_is_left_out_is_in_the_log(come: Coming) -> None:
    ann, table = await shown(come)
    _, everything = await greeted(ann, table)
    number = everything["table"]["number"]
    pages: list[dict[str, Any]] = []
    before, first = number + 1, False
    while not first:
        page = (await ann.http.get(f"/api/tables/{table}/log", params={"before": before, "limit": 100})).json()
        pages = page["entries"] + pages
        before, first = page["entries"][0]["number"], page["first"]
    assert pages == everything["entries"]
    last = (await ann.http.get(f"/api/tables/{table}/log")).json()
    assert last == {"entries": everything["entries"][-50:], "first": False}
    empty = (await ann.http.get(f"/api/tables/{table}/log", params={"before": 1})).json()
    assert empty == {"entries": [], "first": True}


async def test_looking_from_another_seat_is_light_too(come: Coming) -> None:
    ann = await come("Ann")
    seats = [{"kind": "local", "name": "Ann"}, {"kind": "local", "name": "Ben"}]
    table = (await ann.create(game="burgundy", seats=seats))["id"]
    socket, _ = await greeted(ann, table, entries=2)
    await socket.reach((await socket.ask("start"))["number"])
    await socket.send("look", seat=1)

    def from_there() -> dict[str, Any] | None:
        updates = [message for message in socket.received if message["type"] == "update"]
        return next((update for update in updates if update["table"]["seat"] == 1), None)

    looked = await socket.until(from_there)
    assert len(looked["entries"]) == 2


async def test_the_story_of_a_game(come: Coming) -> None:
    ann, table = await shown(come)
    story = (await ann.http.get(f"/api/tables/{table}/story")).json()
    result = {placing["seat"]: placing["points"] for placing in story["result"]["placings"]}
    assert story["points"][-1] == {"number": story["number"], "points": [result[seat] for seat in range(4)]}
    assert story["points"][0]["points"] == [0] * 4
    numbers = [after["number"] for after in story["points"]]
    assert numbers == sorted(set(numbers))
    assert [sum(line["points"] for line in lines) for lines in story["lines"]] == story["points"][-1]["points"]
    assert [mark["name"]["args"].get("phase") for mark in story["marks"] if mark["level"] == 1] == list("ABCDE")
    assert sum(mark["level"] == 2 for mark in story["marks"]) == 25
    middle = story["points"][len(story["points"]) // 2]
    position = (await ann.http.get(f"/api/tables/{table}/positions/{middle['number']}")).json()
    assert [estate["points"] for estate in position["scene"]["estates"]] == middle["points"]


async def test_a_story_may_be_told_while_it_goes_on(come: Coming) -> None:
    two = await two_people(come)
    story = (await two.ann.http.get(f"/api/tables/{two.table}/story")).json()
    assert (story["result"], story["seat"], story["open"]) == (None, 0, False)
    answer = await two.ann.http.get(f"/api/tables/{two.table}/story", params={"open": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "replay-not-over")
    ann = await come("Ann")
    fresh = (await ann.create(game="burgundy", seats=[{"kind": "person"}] * 2))["id"]
    assert (await ann.http.get(f"/api/tables/{fresh}/story")).json()["code"] == "record-not-begun"


async def test_a_report_holds_what_is_needed_to_look_into_a_fault(come: Coming) -> None:
    two = await two_people(come)
    await two.in_turn()
    text = (await two.ann.http.get(f"/api/tables/{two.table}/report")).text
    head, position, record = re.split(r"\n\n(?=castellany (?:position 2|record 1)\n)", text)
    assert head.startswith("castellany report 1\n")
    assert f"table: {two.table}\n" in head
    assert "seat: 1\n" in head
    rules, state = from_text(position)
    scene = (await two.ann.http.get(f"/api/tables/{two.table}")).json()["table"]["scene"]
    assert json.loads(json.dumps(rules.scene(state))) == scene
    assert record == (await two.ann.http.get(f"/api/tables/{two.table}/record")).text


async def test_a_browser_saves_records_and_reports_under_names_of_their_own(come: Coming) -> None:
    two = await two_people(come)
    number = (await two.in_turn())[0].table["number"]
    for what, name in (("record", f"{two.table}.record"), ("report", f"{two.table}-{number}-report.txt")):
        answer = await two.ann.http.get(f"/api/tables/{two.table}/{what}")
        assert answer.headers["content-disposition"] == f'attachment; filename="castellany-burgundy-{name}"'
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"


async def test_there_is_no_report_before_the_game(come: Coming) -> None:
    ann = await come("Ann")
    fresh = (await ann.create(game="burgundy", seats=[{"kind": "person"}] * 2))["id"]
    assert (await ann.http.get(f"/api/tables/{fresh}/report")).json()["code"] == "record-not-begun"
