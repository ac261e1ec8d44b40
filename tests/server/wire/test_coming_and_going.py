"""Coming back, being away, being shown out, logging out; who is there; what is said."""

from __future__ import annotations

import pytest
from tests.server.client import Client, people_and_bots
from tests.server.running import InProcess
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import Two, two_people

from castellany.server.tables import entries as kinds
from castellany.server.tables.entries import Entry
from castellany.server.tables.table import Table

BOTH_DATABASES = True


async def test_who_comes_back_gets_what_was_missed_and_no_more(come: Coming) -> None:
    two = await two_people(come)
    asked, other = await two.in_turn()
    away = two.ben if asked is two.sockets[0] else two.ann
    seen = other.table["number"]
    await other.close()
    ack = await asked.play()
    back = await away.socket(two.table, since=seen)
    first = back.received[0]
    assert [entry["number"] for entry in first["entries"]] == list(range(seen + 1, ack["number"] + 1))
    assert first["table"]["number"] == ack["number"]


async def test_who_missed_nothing_is_shown_the_table_all_the_same(come: Coming) -> None:
    two = await two_people(come)
    again = await two.ann.socket(two.table, since=two.sockets[0].table["number"])
    assert again.received[0]["entries"] == []
    assert again.table["number"] == two.sockets[0].table["number"]


async def test_who_has_seen_more_than_there_is_begins_anew(come: Coming) -> None:
    two = await two_people(come)
    again = await two.ann.socket(two.table, since=999_999)
    assert sorted(again.entries) == list(range(1, again.table["number"] + 1))


async def test_everybody_hears_who_is_there(come: Coming) -> None:
    two = await two_people(come)
    both = sorted([two.ann.id, two.ben.id])
    await two.sockets[0].wait_for("presence", people=both, watching=0)
    visitor = await (await come("")).socket(two.table)
    await two.sockets[0].wait_for("presence", people=both, watching=1)
    await visitor.close()
    await two.sockets[0].wait_for("presence", people=both, watching=0)
    await two.sockets[1].close()
    await two.sockets[0].wait_for("presence", people=[two.ann.id], watching=0)


async def test_chat_reaches_everybody_once_and_whoever_comes_later(come: Coming) -> None:
    two = await two_people(come)
    said = await two.sockets[0].ask("say", text="  Good\nluck! ", key="line")
    for socket in two.sockets:
        (line,) = (await socket.wait_for("chat"))["lines"]
        assert (line["number"], line["name"], line["text"]) == (said["number"], "Ann", "Good luck!")
    assert await two.sockets[0].ask("say", text="Good luck!", key="line") == said, "sent again"
    await two.sockets[1].ask("say", text="You too")
    assert [line["text"] for line in (await two.sockets[0].wait_for("chat"))["lines"]] == ["You too"]
    visitor = await (await come("")).socket(two.table)
    assert [line["text"] for line in (await visitor.wait_for("chat"))["lines"]] == ["Good luck!", "You too"]
    late = await (await come("")).socket(two.table, chat=said["number"])
    assert [line["text"] for line in (await late.wait_for("chat"))["lines"]] == ["You too"]


async def test_lines_of_the_blocked_are_not_shown_to_who_blocked_them(come: Coming) -> None:
    two = await two_people(come)
    answer = await two.ann.http.put(f"/api/me/blocks/{two.ben.id}")
    assert answer.status_code < 300, answer.text
    await two.sockets[1].ask("say", text="rude")
    await two.sockets[0].ask("say", text="polite")
    heard = await two.sockets[0].wait_for("chat")
    assert [line["text"] for line in heard["lines"]] == ["polite"]
    over_http = await two.ann.http.get(f"/api/tables/{two.table}/chat")
    assert [line["text"] for line in over_http.json()["lines"]] == ["polite"]
    # What the other said may come with it or after it.
    assert (await two.sockets[1].wait_for("chat"))["lines"][0]["text"] == "rude"


async def test_the_muted_are_told_so(come: Coming) -> None:
    two = await two_people(come)
    await two.sockets[0].ask("mute", person=two.ben.id)
    assert (await two.sockets[1].ask("say", text="but"))["code"] == "chat-muted"
    assert (await two.sockets[1].ask("say", text="\u202e "))["code"] in ("chat-muted", "chat-empty")


async def test_who_is_removed_is_shown_out_and_stays_out(come: Coming) -> None:
    two = await two_people(come)
    await two.sockets[0].ask("remove", person=two.ben.id)
    assert await two.sockets[1].closed() == (4003, "table-unknown")
    again = await two.ben.connect(two.table)
    await again.send("hello")
    assert (await again.wait_for("refused"))["code"] == "table-unknown"


async def test_a_private_table_sends_its_guests_away_when_it_starts(come: Coming) -> None:
    ann, ben, cleo = await come("Ann"), await come("Ben"), await come("Cleo")
    created = await ann.create(**people_and_bots(2, visibility="private"))
    table, invite = created["id"], created["invite"]
    owner = await ann.socket(table)
    player = await ben.socket(table, invite=invite)
    guest = await cleo.socket(table, invite=invite)
    await player.ask("sit")
    await owner.ask("start")
    assert (await guest.closed())[0] == 4003


async def test_logging_out_ends_everything_that_is_open(come: Coming) -> None:
    two = await two_people(come)
    tab = await two.ann.socket(two.table)
    answer = await two.ann.http.post("/api/logout")
    assert answer.status_code < 300, answer.text
    for socket in (two.sockets[0], tab):
        assert await socket.closed() == (4001, "logged-out")
    await two.sockets[1].send("ping")
    await two.sockets[1].wait_for("pong")


async def test_a_session_that_ended_elsewhere_can_do_nothing_more(server: InProcess, come: Coming) -> None:
    two = await two_people(come)
    node = server.app.state.server
    async with node.engine.begin() as connection:
        await node.sessions.close_all(connection, two.ann.id)
    node.sessions.forget(two.ann.id)
    assert (await two.sockets[0].ask("resign"))["code"] == "not-known"
    assert await two.sockets[0].closed() == (4001, "logged-out")


@pytest.mark.parametrize(("why", "returned"), [("absent", True), ("time", True), ("left", False)])
async def test_who_comes_back_plays_on_where_a_bot_stood_in(
    server: InProcess, come: Coming, why: str, returned: bool
) -> None:
    two = await two_people(come)
    await two.sockets[1].close()
    await stand_in(server, two, why)
    back = await two.ben.socket(two.table)
    await back.send("ping")
    await back.wait_for("pong")
    assert (back.table["seats"][1]["stand_in"] is None) is returned
    assert (await back.ask("return"))["type"] == ("refused" if returned else "ack")


async def stand_in(server: InProcess, two: Two, why: str) -> None:
    def taken_over(_: Table) -> list[Entry]:
        return [Entry(kinds.TAKEN_OVER, 1, details={"bot": "random", "why": why})]

    assert await server.app.state.server.handler.act(two.table, taken_over)


async def test_sitting_down_changes_what_is_seen(come: Coming) -> None:
    ann, ben = await come("Ann"), await come("Ben")
    table = (await ann.create(**people_and_bots(2)))["id"]
    socket = await ben.socket(table)
    seats = [socket.table["seat"]]
    for command in ("sit", "leave"):
        ack = await socket.ask(command)
        seats.append((await socket.reach(ack["number"]))["seat"])
    assert seats == [None, 1, None]


async def test_refusals_come_in_the_readers_language(server: InProcess) -> None:
    async with Client(server.url) as client:
        client.http.headers["accept-language"] = "pl"
        await client.guest("Ola")
        table = (await client.create(**people_and_bots(2)))["id"]
        socket = await client.socket(table)
        await socket.raw("{")
        assert (await socket.wait_for("refused"))["text"] == "Ta wiadomość nie jest w formacie JSON."


async def test_a_server_that_stops_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with InProcess(tmp_path_factory.mktemp("ending"), bot_workers=1) as server, Client(server.url) as ann:
        await ann.guest("Ann")
        socket = await ann.socket((await ann.create(**people_and_bots(2)))["id"])
        server.app.state.server.sockets.close_all()
        assert await socket.closed() == (1001, "server-stopping")
