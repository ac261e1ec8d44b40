"""Sealed choices: who has made one sees it, and nobody else, whether they play or watch."""

from __future__ import annotations

import json

from playwright.async_api import expect
from tests.browser.people import Company, Person
from tests.browser.playing import of_two
from tests.browser.table import Table

SHOWN = "document.querySelector('main').outerHTML"
"""All boards, whatever can be seen of them or is only read aloud."""


def heard(person: Person) -> str:
    """Every frame that has come, as one text."""
    return "\n".join(json.dumps(message) for message in person.wire.heard)


async def test_nobody_else_is_told_of_a_sealed_choice(come: Company) -> None:
    """Where the castles start is chosen by all at once; on these two boards the spaces for it have other numbers."""
    ann, ben, cleo = await come("Ann"), await come("Ben"), await come("Cleo")
    hers, his = await of_two(ann, ben, options={"boards": "3,5"}, visibility="public")
    watching = Table(cleo, hers.id)
    await watching.open()
    assert (watching.told["seat"], watching.told["question"]) == (None, None)
    first, second, *_ = hers.moves
    shown: list[list[str]] = []

    for move in (first, second):
        await hers.play_on_board(move)
        assert hers.told["scene"]["estates"][0]["answer"] == move
        await expect(hers.log).to_contain_text(f"space {move.split()[-1]}")
        for table in (his, watching):
            await table.reach(hers.number)
            assert table.told["scene"]["estates"][0]["answered"]
            assert f'"{move}"' not in heard(table.person)
            await expect(table.log).not_to_contain_text(f"space {move.split()[-1]}")
        shown.append([await table.page.evaluate(SHOWN) for table in (his, watching)])
    assert shown[0] == shown[1], "whatever she chooses, the others see the same"

    await his.play_on_board(his.moves[0])
    await watching.reach(his.number)
    assert list(watching.told["scene"]["estates"][0]["tiles"]) == [second.split()[-1]], "now it lies open"
    assert f'"{first}"' not in heard(cleo), "what she thought of before is nobody's business"


async def test_a_private_table_lets_nobody_watch(come: Company) -> None:
    ann, ben, cleo = await come("Ann"), await come("Ben"), await come("Cleo")
    hers, _ = await of_two(ann, ben, visibility="private")
    cleo.watch.allow(rf"^answer 404: GET \S+/api/tables/{hers.id}$")
    await cleo.page.goto(cleo.url + hers.path)
    await expect(cleo.page.locator("[data-ended]")).to_be_visible()
    assert [message for message in cleo.wire.heard if message["type"] == "update"] == []
