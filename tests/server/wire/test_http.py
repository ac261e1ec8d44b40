"""Tables over HTTP: the same commands, lists, long polls, positions, records, and tables that come of tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tests.server.client import Client, people_and_bots, strict
from tests.server.running import InProcess
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people

from castellany.core.setup import Setup
from castellany.games.registry import rules_for
from castellany.match import GivenUp, Match, parse, record_of, replay
from castellany.server.tables import entries as kinds
from castellany.server.tables.entries import Entry


async def over(server: InProcess, table: str) -> None:
    """End a game by agreement."""
    assert await server.app.state.server.handler.act(table, lambda _: [Entry(kinds.ENDED, details={"why": "agreed"})])


async def test_a_game_can_be_played_without_any_socket(come: Coming) -> None:
    ann, ben = await come("Ann"), await come("Ben")
    table = (await ann.create(**people_and_bots(2)))["id"]
    players = [ann, ben]
    assert (await ben.command(table, "sit")).status_code == 200
    assert (await ann.command(table, "start")).status_code == 200
    for _ in range(12):
        seen = (await ann.http.get(f"/api/tables/{table}")).json()["table"]
        player = players[seen["asked"][0]]
        question = (await player.http.get(f"/api/tables/{table}")).json()["table"]["question"]
        move = question["moves"][0]["move"]
        answer = await player.command(table, "move", question=question["number"], move=move)
        assert answer.status_code == 200, answer.text
        assert answer.json()["type"] == "ack"


async def test_refusals_have_their_status_and_form(come: Coming) -> None:
    two = await two_people(come)
    stranger, nobody = await come("Cleo"), await come("")

    async def refused(client: Client, type: str, **fields: Any) -> tuple[int, str]:
        answer = await client.command(two.table, type, **fields)
        assert set(answer.json()) == {"code", "text", "arguments"}
        return answer.status_code, answer.json()["code"]

    assert await refused(nobody, "start") == (401, "not-known")
    assert await refused(stranger, "resign") == (403, "table-not-seated")
    assert await refused(two.ann, "sit") == (409, "table-started")
    assert await refused(two.ann, "move", question=1, move="end") == (409, "move-stale")
    assert await refused(two.ann, "jump") == (422, "bad-request")
    assert await refused(two.ann, "move", question="1", move="end") == (422, "bad-request")
    assert (await two.ann.command("nosuchtble", "start")).json()["code"] == "table-unknown"
    asked, _ = await two.in_turn()
    player = two.ann if asked is two.sockets[0] else two.ben
    question = asked.table["question"]["number"]
    illegal = await player.command(two.table, "move", question=question, move="buy ship@black")
    assert illegal.status_code == 409
    assert illegal.json()["arguments"]["why"]["key"].startswith("refusal-")


async def test_a_table_by_invitation_is_for_who_has_the_link(come: Coming) -> None:
    ann, ben = await come("Ann"), await come("Ben")
    created = await ann.create(**people_and_bots(2, visibility="invitation"))
    table, invite = created["id"], created["invite"]
    for path in ("", "/updates", "/chat", "/record", "/positions/1", "/invitation.svg"):
        answer = await ben.http.get(f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown"), path
    assert (await ben.http.get(f"/api/tables/{table}", params={"invite": "a" * 16})).status_code == 404
    invited = await ben.http.get(f"/api/tables/{table}", params={"invite": invite})
    assert invited.status_code == 200
    assert invited.json()["link"] is None, "the link is handed on by those who sit there"
    assert (await ben.command(table, "sit", invite=invite)).status_code == 200
    assert (await ben.http.get(f"/api/tables/{table}")).json()["link"] == created["link"]
    picture = await ben.http.get(f"/api/tables/{table}/invitation.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


async def test_lists_show_public_tables_and_ones_own(come: Coming) -> None:
    ann, ben = await come("Ann"), await come("Ben")
    public = (await ann.create(**people_and_bots(2)))["id"]
    private = (await ann.create(**people_and_bots(2, visibility="private")))["id"]
    mine = (await ann.http.get("/api/tables")).json()
    assert {public, private} <= {table["id"] for table in mine["mine"]}
    others = (await ben.http.get("/api/tables")).json()
    assert others["mine"] == []
    assert public in {table["id"] for table in others["public"]}
    assert private not in {table["id"] for table in others["public"]}


async def test_a_long_poll_answers_when_something_happens(come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    now = asked.table["number"]
    visitor = await come("")

    async def poll(since: int, wait: int) -> dict[str, Any]:
        answer = await visitor.http.get(f"/api/tables/{two.table}/updates", params={"since": since, "wait": wait})
        assert answer.status_code == 200, answer.text
        update: dict[str, Any] = answer.json()
        return update

    assert [entry["number"] for entry in (await poll(0, 20))["entries"]] == list(range(1, now + 1))
    assert (await poll(now, 0))["entries"] == []
    assert (await poll(now, 1))["entries"] == []
    waiting = asyncio.create_task(poll(now, 20))
    await asyncio.sleep(0.2)
    await asked.ask("say", text="chat ends no waiting")
    ack = await asked.play()
    assert [entry["number"] for entry in (await waiting)["entries"]] == [ack["number"]]


async def test_a_long_poll_holds_nobody_up_when_the_server_stops(server: InProcess, come: Coming) -> None:
    two = await two_people(come)
    now = two.sockets[0].table["number"]
    visitor = await come("")
    path = f"/api/tables/{two.table}/updates?since={now}&wait=25"
    waiting = asyncio.create_task(visitor.http.get(path))
    await asyncio.sleep(0.2)
    for listener in server.app.state.server.sockets.at(two.table):
        listener.close(1001, "server-stopping")
    async with asyncio.timeout(5):
        assert (await waiting).json()["entries"] == []


async def test_positions_gone_by_are_the_seats_own_until_the_game_is_over(server: InProcess, come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    ack = await asked.play()
    await two.sockets[0].reach(ack["number"])
    scenes = {m["table"]["number"]: m["table"]["scene"] for m in two.sockets[0].received if m["type"] == "update"}
    path = f"/api/tables/{two.table}/positions"
    for number, scene in scenes.items():
        if scene is not None:
            position = (await two.ann.http.get(f"{path}/{number}")).json()
            assert (position["number"], position["seat"], position["scene"]) == (number, 0, scene)

    async def code(number: int, **params: Any) -> str:
        answer = await two.ann.http.get(f"{path}/{number}", params=params)
        return str(answer.json().get("code", answer.status_code))

    last = ack["number"]
    assert await code(1) == "position-unknown"
    assert await code(last + 1) == "position-unknown"
    assert await code(last, seat=1) == "seat-not-yours"
    assert await code(last, open=True) == "replay-not-over"
    await over(server, two.table)
    assert await code(last, seat=1) == "200"
    assert await code(last, open=True) == "200"
    assert await code(last, seat=2) == "seat-unknown"


async def test_the_record_of_a_finished_game_replays(server: InProcess, come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    await asked.play()
    await over(server, two.table)
    answer = await (await come("")).http.get(f"/api/tables/{two.table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert replay(parse(answer.text)).history

    sent = await two.ann.http.post("/api/records", json={"record": answer.text})
    assert sent.status_code == 201, sent.text
    shown = (await two.ann.http.get(f"/api/tables/{sent.json()['id']}")).json()
    assert shown["table"]["status"] == "over"


async def opened_again(client: Client, table: str) -> dict[str, Any]:
    """A table as its record shows it."""
    record = (await client.http.get(f"/api/tables/{table}/record")).text
    sent = await client.http.post("/api/records", json={"record": record})
    assert sent.status_code == 201, sent.text
    again = sent.json()["id"]
    assert (await client.http.get(f"/api/tables/{again}/record")).text == record
    found: dict[str, Any] = (await client.http.get(f"/api/tables/{again}")).json()["table"]
    return found


async def test_a_record_of_a_game_that_was_given_up_shows_its_result(come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    await asked.play()
    assert (await two.ben.command(two.table, "resign")).status_code == 200
    first = (await two.ann.http.get(f"/api/tables/{two.table}")).json()["table"]
    record = parse((await two.ann.http.get(f"/api/tables/{two.table}/record")).text)
    assert record.given_up == (GivenUp(1, "resigned", len(record.moves)),)
    again = await opened_again(two.ann, two.table)
    assert (again["status"], again["asked"]) == ("over", [])
    assert first["result"]["why"] == "resigned"
    assert again["result"] == first["result"]
    assert [seat["resigned"] for seat in again["seats"]] == [False, True]


@pytest.mark.parametrize(("how", "reason"), [("resigned", "decided-by-giving-up"), ("time", "decided-by-time")])
async def test_a_record_says_how_somebody_lost_before_the_end(come: Coming, how: str, reason: str) -> None:
    record = record_of(Match(rules_for(Setup("castle", "standard", 2)), seed=1), ["Ann", "Ben"])
    record.given_up, record.ended = (GivenUp(0, how),), how
    ann = await come("Ann")
    sent = await ann.http.post("/api/records", json={"record": record.write()})
    shown = (await ann.http.get(f"/api/tables/{sent.json()['id']}")).json()["table"]
    assert shown["result"]["why"] == how
    assert [one["reason"] and one["reason"]["key"] for one in shown["result"]["placings"]] == [None, reason]
    assert [seat["given_up"] for seat in shown["seats"]] == [how, None]


async def test_a_record_of_a_game_that_was_ended_by_agreement_says_so(server: InProcess, come: Coming) -> None:
    two = await two_people(come)
    await over(server, two.table)
    assert (await opened_again(two.ann, two.table))["result"]["why"] == "agreed"


async def test_nobody_plays_any_more_where_a_game_was_ended(server: InProcess, come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    await asked.play()
    assert (await two.ben.command(two.table, "resign")).status_code == 200
    seen = (await two.ann.http.get(f"/api/tables/{two.table}")).json()["table"]
    assert (seen["asked"], seen["scene"]["asked"]) == ([], [])
    moves = [entry.number for entry in server.app.state.server.cache.tables[two.table].table.entries if entry.move]
    path = f"/api/tables/{two.table}/positions"
    before, last = [(await two.ann.http.get(f"{path}/{number}")).json() for number in moves[-2:]]
    assert (len(before["asked"]), before["scene"]["asked"]) == (1, before["asked"])
    assert (last["asked"], last["scene"]["asked"]) == ([], [])


async def test_there_is_no_record_before_the_game(come: Coming) -> None:
    ann = await come("Ann")
    table = (await ann.create(**people_and_bots(2)))["id"]
    answer = await ann.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "record-not-begun")


@pytest.mark.parametrize("text", ["", "no record", "castellany record 1\ngame: chess\n"])
async def test_what_is_no_record_is_refused_with_its_line(come: Coming, text: str) -> None:
    answer = await (await come("Ann")).http.post("/api/records", json={"record": text})
    assert (answer.status_code, answer.json()["code"]) == (409, "record-line")


async def test_a_record_from_a_position_is_refused_with_a_sentence(come: Coming) -> None:
    match = Match(rules_for(Setup("castle", "standard", 2)), seed=1)
    text = record_of(Match(match.rules, seed=1, position=match.state), ["Ann", "Ben"]).write()
    answer = await (await come("Ann")).http.post("/api/records", json={"record": text})
    assert (answer.status_code, answer.json()["code"]) == (409, "record-from-position")


async def test_a_move_that_is_not_allowed_is_refused_with_its_line_and_whole_sentences(come: Coming) -> None:
    text = record_of(Match(rules_for(Setup("castle", "standard", 2)), seed=1), ["Ann", "Ben"]).write()
    drawn = text.splitlines().index("") + 2
    bad = text.replace("chance: ", "1: pass\nchance: ")
    answer = await (await come("Ann")).http.post("/api/records", json={"record": bad})
    assert answer.json()["text"] == f"Line {drawn}: “pass” is not allowed here. It is not your turn."


async def test_a_rematch_brings_both_to_one_table(server: InProcess, come: Coming) -> None:
    two = await two_people(come)
    early = await two.ann.http.post(f"/api/tables/{two.table}/rematch")
    assert early.json()["code"] == "rematch-not-now"
    await over(server, two.table)
    tables = [(await who.http.post(f"/api/tables/{two.table}/rematch")).json()["id"] for who in (two.ann, two.ben)]
    assert tables[0] == tables[1]
    seats = (await two.ann.http.get(f"/api/tables/{tables[0]}")).json()["table"]["seats"]
    assert [seat["person"] for seat in seats] == [two.ben.id, two.ann.id]


async def test_only_who_founds_a_rematch_has_created_a_table(tmp_path: Path) -> None:
    async with (
        InProcess(tmp_path, bot_workers=1, limit_tables="2/hour") as server,
        Client(server.url) as ann,
        Client(server.url) as ben,
    ):
        await ann.guest("Ann")
        await ben.guest("Ben")
        table = (await ann.create(**people_and_bots(2)))["id"]
        assert (await ben.command(table, "sit")).status_code == 200
        assert (await ann.command(table, "start")).status_code == 200
        await over(server, table)
        for who in (ann, ben, ben, ben):
            assert (await who.http.post(f"/api/tables/{table}/rematch")).status_code == 201
        left = [(await who.http.post("/api/tables", json=people_and_bots(2))).status_code for who in (ann, ben, ben)]
        assert left == [429, 201, 201]


async def test_a_rematch_of_a_shared_device_begins_with_its_owner(come: Coming) -> None:
    ann, ben = await come("Ann"), await come("Ben")
    seats = [{"kind": "local", "name": "Ola"}, {"kind": "person"}]
    table = (await ann.create(game="burgundy", visibility="public", seats=seats))["id"]
    for who, what in ((ben, "sit"), (ann, "start"), (ben, "resign")):
        assert (await who.command(table, what)).status_code == 200
    refused = await ben.http.post(f"/api/tables/{table}/rematch")
    assert (refused.status_code, refused.json()["code"]) == (409, "rematch-device")
    for who in (ann, ben):
        again = await who.http.post(f"/api/tables/{table}/rematch")
        assert again.status_code == 201
    seen = (await ann.http.get(f"/api/tables/{again.json()['id']}")).json()["table"]
    assert [seat["name"] for seat in seen["seats"]] == ["Ben", "Ola"]


async def test_a_seat_of_somebody_who_is_gone_is_free_again(come: Coming) -> None:
    ann, ben = await come("Ann"), await come("Ben")
    table = (await ann.create(**people_and_bots(2)))["id"]
    assert (await ben.command(table, "sit")).status_code == 200
    assert (await ben.http.delete("/api/me")).status_code == 204
    public = (await ann.http.get("/api/tables")).json()["public"]
    assert [seat["free"] for listed in public if listed["id"] == table for seat in listed["seats"]] == [False, True]


async def test_a_line_sent_twice_at_once_is_said_once(come: Coming) -> None:
    ann = await come("Ann")
    table = (await ann.create(**people_and_bots(2)))["id"]
    line = {"key": "once", "text": "Hello"}
    sent = await asyncio.gather(*(ann.http.post(f"/api/tables/{table}/chat", json=line) for _ in range(4)))
    assert [answer.json()["number"] for answer in sent] == [1] * 4


async def test_one_plays_on_from_a_position_against_bots(server: InProcess, come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    last = (await asked.play())["number"]
    await over(server, two.table)
    wanted = {"number": last - 1, "seat": 1, "bots": ["random"]}
    answer = await two.ann.http.post(f"/api/tables/{two.table}/play-on", json=wanted)
    assert answer.status_code == 201, answer.text
    table = (await two.ann.http.get(f"/api/tables/{answer.json()['id']}")).json()["table"]
    assert (table["status"], table["seat"]) == ("running", 1)


async def test_chat_over_http_reaches_sockets(come: Coming) -> None:
    two = await two_people(come)
    path = f"/api/tables/{two.table}/chat"
    said = await two.ben.http.post(path, json={"key": "a", "text": "hello"})
    again = await two.ben.http.post(path, json={"key": "a", "text": "hello"})
    assert (said.status_code, said.json()) == (201, again.json())
    assert [line["text"] for line in (await two.sockets[0].wait_for("chat"))["lines"]] == ["hello"]
    assert [line["text"] for line in (await two.ann.http.get(path)).json()["lines"]] == ["hello"]
    assert (await two.ann.http.get(path, params={"after": 1})).json()["lines"] == []


async def test_games_and_their_components_are_described(come: Coming) -> None:
    visitor = await come("")
    games = (await visitor.http.get("/api/games")).json()
    assert games["bots"]
    schemas = (await visitor.http.get("/api/schemas/socket.json")).json()
    for game in games["games"]:
        valid = Draft202012Validator(strict(schemas["components"][game["game"]]))
        for edition in game["editions"]:
            for players in edition["choices"]["players"]:
                params = {"edition": edition["edition"], "players": players}
                answer = await visitor.http.get(f"/api/games/{game['game']}/components", params=params)
                valid.validate(answer.json())


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("chess/components?players=2", 404, "setup-unknown-game"),
        ("burgundy/components?players=6", 409, "setup-players"),
        ("burgundy/components?players=2&edition=first", 409, "setup-unknown-edition"),
        ("burgundy/components?players=2&option=luck%3Dmore", 409, "setup-unknown-option"),
        ("burgundy/components?players=2&option=luck", 422, "bad-request"),
        ("burgundy/components", 422, "bad-request"),
    ],
)
async def test_what_cannot_be_set_up_has_no_components(come: Coming, path: str, status: int, code: str) -> None:
    answer = await (await come("")).http.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
