"""Playing over WebSockets: moves, what is sent again, too late or out of order, two tabs, hot seats, spectators."""

from __future__ import annotations

from tests.server.client import people_and_bots
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people

BOTH_DATABASES = True


async def test_a_move_reaches_everybody_after_it_is_acknowledged_or_before_but_once(come: Coming) -> None:
    two = await two_people(come)
    asked, other = await two.in_turn()
    ack = await asked.play()
    for socket in (asked, other):
        await socket.reach(ack["number"])
        told = [entry["number"] for m in socket.received if m["type"] == "update" for entry in m["entries"]]
        assert told == sorted(set(told)), "each entry once and in order"
        assert socket.entries[ack["number"]]["kind"] == "move"


async def test_only_the_asked_get_a_question(come: Coming) -> None:
    two = await two_people(come)
    asked, other = await two.in_turn()
    assert asked.table["question"]["number"] > 0
    assert other.table["question"] is None
    assert asked.table["seats"][asked.table["seat"]]["you"]


async def test_a_move_sent_again_does_nothing_new(come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    question = asked.table["question"]
    move = {"question": question["number"], "move": question["moves"][0]["move"], "key": "same"}
    first = await asked.ask("move", **move)
    await asked.send("move", **move)
    await asked.send("ping")
    await asked.wait_for("pong")
    again = [message for message in asked.answers() if message["key"] == "same"]
    assert again == [first, first]
    assert asked.table["number"] == first["number"]


async def test_stale_illegal_malformed_and_foreign_moves_have_different_answers(come: Coming) -> None:
    two = await two_people(come)
    asked, other = await two.in_turn()
    question = asked.table["question"]["number"]

    async def code(socket: object, **fields: object) -> str:
        answer = await getattr(socket, "ask")("move", **fields)  # noqa: B009
        assert answer["type"] == "refused"
        assert answer["text"]
        return str(answer["code"])

    assert await code(asked, question=question - 1, move="end") == "move-stale"
    assert await code(asked, question=question, move="jump over the wall") == "move-malformed"
    assert await code(other, question=question, move="end") == "move-not-your-turn"
    assert await code(asked, question=question, move="end", seat=1 - asked.table["seat"]) == "seat-not-yours"
    spectator = await (await come("Cleo")).socket(two.table)
    assert await code(spectator, question=question, move="end") == "table-not-seated"
    visitor = await (await come("")).socket(two.table)
    assert await code(visitor, question=question, move="end") == "not-known"


async def test_an_illegal_move_is_refused_with_the_reason_of_the_game(come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    answer = await asked.ask("move", question=asked.table["question"]["number"], move="buy ship@black")
    assert answer["code"] == "move-illegal"
    assert answer["reason"]["key"].startswith("refusal-")
    assert "buy ship@black" in answer["text"]


async def test_moves_that_arrive_out_of_order_are_refused_and_harm_nothing(come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    before = asked.table["number"]
    question = asked.table["question"]
    # The second of two moves comes first: it answers a question that has not been asked.
    early = await asked.ask("move", question=question["number"] + 1, move="end")
    assert early["code"] == "move-stale"
    ack = await asked.play()
    assert ack["number"] == before + 1


async def test_two_tabs_of_one_player_see_the_same_and_do_not_disturb_each_other(come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    player = two.ann if asked is two.sockets[0] else two.ben
    tab = await player.socket(two.table)
    assert tab.table["question"] == asked.table["question"]
    ack = await asked.play()
    await tab.reach(ack["number"])
    question = tab.table["question"]
    stale = await tab.ask("move", question=ack["number"] - 1, move="end")
    assert stale["code"] == "move-stale"
    await asked.reach(ack["number"])
    assert asked.table["question"] == question
    await tab.close()
    assert (await asked.ask("undo"))["key"], "the first tab goes on"


async def test_a_hot_seat_follows_whoever_is_asked(come: Coming) -> None:
    ann = await come("Ann")
    seats = [{"kind": "local", "name": "Ann"}, {"kind": "local", "name": "Mum"}]
    table = (await ann.create(game="burgundy", seats=seats))["id"]
    socket = await ann.socket(table)
    started = await socket.ask("start")
    await socket.reach(started["number"])
    seats_asked = set()
    for _ in range(40):
        assert socket.table["seat"] in socket.table["asked"]
        seats_asked.add(socket.table["seat"])
        ack = await socket.play()
        assert ack["type"] == "ack", ack
        await socket.reach(ack["number"])
    assert seats_asked == {0, 1}


async def test_one_may_look_from_ones_other_seat_but_not_from_anothers(come: Coming) -> None:
    ann = await come("Ann")
    seats = [{"kind": "local", "name": "Ann"}, {"kind": "local", "name": "Mum"}, {"kind": "bot", "bot": "random"}]
    table = (await ann.create(game="burgundy", seats=seats))["id"]
    socket = await ann.socket(table)
    await socket.reach((await socket.ask("start"))["number"])
    other = 1 - socket.table["seat"]
    await socket.send("look", seat=other)
    shown = await socket.wait_for("update", table=await socket.until(lambda: looking_from(socket.table, other)))
    assert shown["entries"][0]["number"] == 1, "from the beginning, since another seat may read other things"
    await socket.send("look", seat=2)
    assert (await socket.wait_for("refused"))["code"] == "seat-not-yours"


def looking_from(table: dict[str, object], seat: int) -> dict[str, object] | None:
    return table if table["seat"] == seat else None


async def test_spectators_see_the_table_and_are_asked_nothing(come: Coming) -> None:
    two = await two_people(come)
    visitor = await (await come("")).socket(two.table)
    assert visitor.table["seat"] is None
    asked, _ = await two.in_turn()
    ack = await asked.play()
    await visitor.reach(ack["number"])
    assert all(m["table"]["question"] is None for m in visitor.received if m["type"] == "update")


async def test_bots_answer_and_the_answers_come(come: Coming) -> None:
    ann = await come("Ann")
    table = (await ann.create(**people_and_bots(1, 1)))["id"]
    socket = await ann.socket(table)
    await socket.reach((await socket.ask("start"))["number"])
    for _ in range(12):
        # Where both answer at once one may change one's mind, until the other's answer ends that.
        await socket.until(lambda: socket.table if 0 in socket.table["asked"] else None)
        answer = await socket.play()
        await socket.reach(answer["number"])
    bots = [entry for entry in socket.entries.values() if entry["details"].get("bot")]
    assert bots
