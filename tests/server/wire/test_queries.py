"""Asking about a question before answering it: previews, why not, hints. Nothing happens at the table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.client import TableSocket
from tests.server.running import InProcess
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people

from castellany.bots import BOTS


async def query(socket: TableSocket, type: str, **fields: Any) -> dict[str, Any]:
    """The answer to a query, or its refusal."""
    key = await socket.send(type, **fields)
    return await socket.until(lambda: next((m for m in socket.received if m.get("key") == key), None))


async def test_previews_of_what_is_offered(come: Coming) -> None:
    two = await two_people(come)
    asked, other = await two.in_turn()
    question, number = asked.table["question"], asked.table["number"]
    answer = await query(asked, "preview", question=question["number"])
    assert answer["type"] == "previews"
    assert [preview["move"] for preview in answer["previews"]] == [move["move"] for move in question["moves"]]
    some = await query(asked, "preview", question=question["number"], moves=["end"])
    assert [preview["asks"] for preview in some["previews"]] == ["other"]
    refused = await query(other, "preview", question=question["number"])
    assert refused["code"] == "move-not-your-turn"
    assert asked.table["number"] == number


async def test_why_not(come: Coming) -> None:
    two = await two_people(come)
    asked, other = await two.in_turn()
    question, number = asked.table["question"], asked.table["number"]

    async def why(move: str) -> dict[str, Any]:
        answer = await query(asked, "why", question=question["number"], move=move)
        assert (answer["type"], answer["move"]) == ("whether", move)
        return answer

    allowed = await why(question["moves"][0]["move"])
    assert (allowed["allowed"], allowed["code"], allowed["text"]) == (True, None, None)
    illegal = await why("place ship@1 with 1")
    assert (illegal["allowed"], illegal["code"]) == (False, "move-illegal")
    assert illegal["reason"]["key"].startswith("refusal-")
    assert illegal["text"]
    assert (await why("jump over the wall"))["code"] == "move-malformed"
    stale = await query(asked, "why", question=question["number"] - 1, move="end")
    assert (stale["type"], stale["code"]) == ("refused", "move-stale")
    assert (await query(other, "why", question=question["number"], move="end"))["code"] == "move-not-your-turn"
    assert asked.table["number"] == number, "nothing was played"


async def test_a_hint_is_a_move_of_the_best_bot(come: Coming) -> None:
    two = await two_people(come)
    asked, other = await two.in_turn()
    question = asked.table["question"]
    hint = await query(asked, "hint", question=question["number"])
    assert (hint["type"], hint["bot"]) == ("hinted", BOTS[-1])
    assert {"move": hint["move"], "label": hint["label"]} in question["moves"]
    assert (await query(other, "hint", question=question["number"]))["code"] == "move-not-your-turn"
    stranger = await (await come("Cleo")).socket(two.table)
    assert (await query(stranger, "hint", question=question["number"]))["code"] == "table-not-seated"
    nobody = await (await come("")).socket(two.table)
    assert (await query(nobody, "hint", question=question["number"]))["code"] == "not-known"


async def test_hints_are_counted(come: Coming) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    keys = [await asked.send("hint", question=0) for _ in range(21)]
    last = await asked.answer(keys[-1])
    assert last["code"] == "limit-hints"
    assert last["wait"] > 0


async def test_a_table_may_do_without_hints(come: Coming) -> None:
    two = await two_people(come, hints=False)
    asked, _ = await two.in_turn()
    assert (await query(asked, "hint", question=asked.table["question"]["number"]))["code"] == "hints-off"
    terms = (await two.ann.http.get(f"/api/tables/{two.table}")).json()["terms"]
    assert terms["hints"] is False


async def test_planning_while_another_plays(come: Coming) -> None:
    two = await two_people(come)
    asked, other = await two.in_turn()
    await asked.reach(number := other.table["number"])
    plan = await query(other, "plan")
    assert (plan["type"], plan["number"], plan["stops"]) == ("planned", number, None)
    assert [preview["move"] for preview in plan["previews"]] == [move["move"] for move in plan["moves"]]
    assert (await query(asked, "plan"))["code"] == "plan-your-turn"
    stranger = await (await come("Cleo")).socket(two.table)
    assert (await query(stranger, "plan"))["code"] == "table-not-seated"
    nobody = await (await come("")).socket(two.table)
    assert (await query(nobody, "plan"))["code"] == "not-known"
    ended = await asked.play("end")
    await other.reach(ended["number"])
    assert other.table["question"]["prompt"] == plan["prompt"]
    assert other.table["question"]["moves"] == plan["moves"], "the other has done nothing more"
    await asked.reach(ended["number"])
    beyond = await query(asked, "plan")
    assert (beyond["number"], beyond["prompt"], beyond["moves"], beyond["stops"]) == (
        ended["number"],
        None,
        [],
        "chance",
    )


async def test_plans_are_counted_with_previews(come: Coming, server: InProcess) -> None:
    two = await two_people(come)
    _, other = await two.in_turn()
    person = (two.ann if other is two.sockets[0] else two.ben).id
    server.app.state.server.limits.take_together(*[("previews", person)] * 600)
    refused = await query(other, "plan")
    assert (refused["code"], refused["wait"] > 0) == ("limit-previews", True)


async def test_taking_back_says_what_and_what_stands_in_the_way(come: Coming) -> None:
    two = await two_people(come)
    asked, other = await two.in_turn()
    assert other.table["undo"] == "offer"
    played = await asked.play(next(m["move"] for m in asked.table["question"]["moves"] if m["move"] != "end"))
    for socket in (asked, other):
        await socket.reach(played["number"])
    assert (asked.table["undo"], asked.table["undo_why"], asked.table["undo_takes"]) == ("free", None, played["number"])
    assert other.table["undo_why"]["key"] == "undo-after-other"
    assert other.table["undo_takes"] < played["number"]
    stranger = await (await come("Cleo")).socket(two.table)
    assert (stranger.table["undo"], stranger.table["undo_why"], stranger.table["undo_takes"]) == ("no", None, None)


async def test_a_mistake_of_ours_is_answered_too(come: Coming, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumble(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("castellany.server.web.queries.previewed", stumble)
    two = await two_people(come)
    asked, _ = await two.in_turn()
    refused = await query(asked, "preview", question=asked.table["question"]["number"])
    assert (refused["type"], refused["code"]) == ("refused", "mishap")
