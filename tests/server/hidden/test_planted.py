"""Secrets are planted in every hidden place and looked for in everything that anybody can get."""

from __future__ import annotations

from sqlalchemy import update
from tests.server.hidden.fair import EVERYBODY, KEY, PASSWORD, SEATED, SEED, Fair
from tests.server.hidden.planted import CARDS
from tests.server.hidden.secrets import Catch, Secret, leaks
from tests.server.tables.sitting import OPTIONS

from castellany.server.store import schema

WOLF, BEAR, HORSE, GOOSE, OTTER = range(5)
CASTLE = "castle 19"


async def test_nobody_gets_what_is_hidden(fair: Fair) -> None:
    # Two of three have answered; Ben has changed his mind twice.
    await fair.play("ann", f"bid {CARDS[WOLF]}", key=KEY)
    await fair.play("ben", f"bid {CARDS[GOOSE]}")
    await fair.do("ben", "undo")
    await fair.play("ben", f"bid {CARDS[GOOSE]}")
    await fair.play("ben", f"bid {CARDS[HORSE]}")
    known = {"ann": {WOLF, GOOSE}, "ben": {GOOSE, HORSE}, "cleo": {BEAR, OTTER}}
    caught = await fair.search()
    assert leaks(caught, await fair.secrets() + fair.cards(known)) == []
    for name, kinds in known.items():
        assert all(caught[name].find(Secret("own", CARDS[kind])) for kind in kinds), "one's own cards can be found"
    assert caught["ann"].find(Secret("own", fair.public["invite"]))

    # The answers are shown. Cleo is first and looks at a card of Ben, who has only geese left.
    await fair.play("cleo", f"bid {CARDS[OTTER]}")
    assert fair.table["asked"] == [2]
    await fair.play("cleo", "peek 2")
    everybody = {name: {WOLF, HORSE, OTTER} for name in EVERYBODY}
    known = {name: everybody[name] | known.get(name, set()) for name in EVERYBODY}
    known["cleo"].add(GOOSE)
    caught = await fair.search("ann", "cleo", "nobody", tables=(fair.public["id"],))
    assert leaks(caught, await fair.secrets() + fair.cards(known)) == []
    assert caught["cleo"].find(Secret("what was peeked at", CARDS[GOOSE]))
    assert caught["nobody"].find(Secret("what was shown", CARDS[HORSE]))


async def test_a_sealed_answer_of_burgundy_is_nobodys_business(fair: Fair) -> None:
    """Ann's board has a place for her castle that Ben's has not."""
    ann, ben = fair.people["ann"], fair.people["ben"].client
    options = OPTIONS | {"boards": "1,7"}
    seats = [{"kind": "person"}] * 2
    terms = {"game": "burgundy", "edition": "2019", "options": options, "visibility": "public", "seats": seats}
    table = (await ann.client.create(**terms))["id"]
    assert (await ben.command(table, "sit")).status_code == 200
    assert (await ann.client.command(table, "start")).status_code == 200
    own = await ann.listen(table)
    await own.wait_for("update")
    assert (await own.play(CASTLE))["type"] == "ack"
    secret = Secret("where Ann's castle stands", CASTLE, frozenset({"ann"}))
    caught = await fair.search("ann", "ben", "dora", "nobody", tables=(table,))
    assert leaks(caught, [secret]) == []
    assert caught["ann"].find(secret)
    question = (await ben.http.get(f"/api/tables/{table}")).json()["table"]["question"]
    answer = {"question": question["number"], "move": question["moves"][0]["move"]}
    assert (await ben.command(table, "move", **answer)).status_code == 200
    await fair.people["nobody"].fetch("GET", f"/api/tables/{table}/record")
    assert fair.people["nobody"].look_back().find(secret), "it is shown with the other"


async def test_a_game_that_stopped_and_may_go_on_keeps_its_secrets(fair: Fair) -> None:
    """Nobody plays on from it at a table of their own, where they would sit behind another's cards."""
    await fair.play("ann", f"bid {CARDS[WOLF]}")
    log = schema.log.c
    broken = update(schema.log).where(log.table_id == fair.public["id"], log.kind == "move").values(move="nonsense")
    await fair.alter(broken)
    fair.node.restored()
    dora = fair.people["dora"]
    stopped = (await dora.fetch("GET", f"/api/tables/{fair.public['id']}")).json()["table"]
    assert stopped["status"] == "stopped"
    for seat in range(3):
        wanted = {"number": stopped["number"], "seat": seat, "bots": ["random", "random"]}
        answer = await dora.fetch("POST", f"/api/tables/{fair.public['id']}/play-on", json=wanted)
        await dora.fetch("GET", f"/api/tables/{answer.json().get('id', 'none')}")
    await dora.fetch("GET", f"/api/tables/{fair.public['id']}/record")
    assert leaks({"dora": dora.look_back()}, fair.cards({})) == []


async def test_what_goes_wrong_tells_nothing(fair: Fair) -> None:
    """Errors of the database repeat what was to be written; neither answers nor the log do."""
    ann, dora = fair.people["ann"], fair.people["dora"]
    await fair.alter("ALTER TABLE log RENAME TO gone_log", "ALTER TABLE blocks RENAME TO gone_blocks")
    question = fair.sockets["ann"].table["question"]["number"]
    refused = await fair.sockets["ann"].ask("move", question=question, move=f"bid {CARDS[WOLF]}", key=KEY)
    assert refused["code"] == "table-not-saved"
    await fair.alter("ALTER TABLE sessions RENAME TO gone_sessions")
    seats = [{"kind": "person"}] * 2
    failed = [
        await ann.fetch("POST", "/api/tables", json={"game": "planted", "seats": seats}),
        await ann.fetch("POST", "/api/login", json={"name": "Ann", "password": PASSWORD}),
        await dora.fetch("POST", "/api/accounts", json={"name": "Dora", "password": PASSWORD}),
        await dora.fetch("PUT", f"/api/me/blocks/{ann.client.id}"),
    ]
    assert {answer.status_code for answer in failed} <= {500, 503}
    assert "no such table" in fair.written.getvalue(), "it is logged why"
    await fair.alter("ALTER TABLE gone_sessions RENAME TO sessions")
    own = {"ann": {WOLF, GOOSE}}
    caught = {name: walker.look_back() for name, walker in fair.people.items() if name in ("ann", "dora")}
    caught["the log"] = Catch([("the log", fair.written.getvalue().encode())])
    assert leaks(caught, await fair.secrets() + fair.cards(own)) == []


async def test_once_it_is_over_the_record_tells_all(fair: Fair) -> None:
    """And so the search finds what there is to find."""
    while fair.table["status"] != "over":
        name = SEATED[fair.table["asked"][0]]
        offered = [move["move"] for move in fair.sockets[name].table["question"]["moves"]]
        await fair.play(name, next((move for move in ("end", "decline") if move in offered), offered[0]))
    fair.people["nobody"].look_back()
    await fair.people["nobody"].fetch("GET", f"/api/tables/{fair.public['id']}/record")
    caught = fair.people["nobody"].look_back()
    for secret in (Secret("the seed", SEED), *fair.cards({})):
        assert caught.find(secret), secret.name
    assert not caught.find(Secret("the invitation", fair.public["invite"]))
