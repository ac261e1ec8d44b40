"""What only one of the people at a table of Tuscany may know: a sealed estate, and the cards in hand."""

from __future__ import annotations

import re

from playwright.async_api import expect
from tests.browser.arriving import Arrivals
from tests.browser.builder import Builder
from tests.browser.people import Company
from tests.browser.playing import of_two
from tests.browser.table import Table
from tests.browser.together import in_turn

SHOWN = "document.querySelector('main').outerHTML"
"""All there is to see, or only read aloud."""
A_CARD = re.compile(r"\bcard [a-z]+\b|event-card-drawn")
"""A card of a colour that was drawn, as records and the log write it."""
TURNS = 4


async def test_nobody_else_is_told_of_a_sealed_estate(come: Company) -> None:
    ann, ben, cleo = await come("Ann"), await come("Ben"), await come("Cleo")
    arrivals = [Arrivals(person) for person in (ben, cleo)]
    hers, his = await of_two(ann, ben, game="tuscany", visibility="public")
    watching = Table(cleo, hers.id, game="tuscany")
    await watching.open()
    assert (watching.told["seat"], watching.told["question"]) == (None, None)
    await hers.my_turn()
    builder, sealed = Builder(hers), []
    shown: list[list[str]] = []

    for boards, shifts in (("bCa", "lr"), ("caB", "rr")):
        await builder.join(boards, shifts)
        sealed.append(await builder.seal())
        for table in (his, watching):
            await table.reach(hers.number)
            assert table.told["scene"]["estates"][0]["answered"]
        shown.append([await table.page.evaluate(SHOWN) for table in (his, watching)])
    assert shown[0] == shown[1], "whatever she builds, the others see the same"
    for who in arrivals:
        await who.pry(hers.id)
        told = "\n".join(await who.texts())
        for answer in sealed:
            boards, shifts = answer.split()[1:3]
            assert f"{boards} {shifts}" not in told
    own = "\n".join(await Arrivals(ann).texts())
    assert all(answer in own for answer in sealed), "it would have been found"

    await Builder(his).build()
    await watching.reach(his.number)
    assert f"build {watching.told['scene']['estates'][0]['built']} " in sealed[1], "now it lies open"
    assert sealed[0] not in "\n".join(await arrivals[1].texts()), "what she thought of before is nobody's business"


async def test_nobody_else_is_told_which_cards_somebody_draws(come: Company) -> None:
    ann, ben, cleo = await come("Ann"), await come("Ben"), await come("Cleo")
    knows = {person.name: Arrivals(person) for person in (ann, ben, cleo)}
    tables = await of_two(ann, ben, game="tuscany", visibility="public")
    watching = Table(cleo, tables[0].id, game="tuscany")
    await watching.open()
    for table in tables:
        await table.my_turn()
        await Builder(table).seal()
    for _ in range(2 + TURNS):
        asked = await in_turn(tables)
        assert asked is not None
        await asked.play_on_board("bonus card" if "bonus card" in asked.moves else "draw")
    await watching.reach(max(table.number for table in tables))
    for seat, table in ((0, tables[0]), (1, tables[1]), (None, watching)):
        arrived = knows[table.person.name]
        await arrived.pry(table.id)
        scenes = [one["estates"] for one in await arrived.objects() if "estates" in one]
        assert len(scenes) > TURNS
        whole = [estates for estates in scenes if isinstance(estates, list)]
        for estates in whole:
            assert [estate["hand"] is not None for estate in estates] == [number == seat for number in (0, 1)]
        changed = [
            number
            for estates in scenes
            if isinstance(estates, dict)
            for number, part in estates.items()
            if "hand" in part
        ]
        assert set(changed) == (set() if seat is None else {str(seat)}), "of a hand only its owner is told what changes"
        drawn = [one for one in await arrived.objects() if A_CARD.search(str(one.get("draws", "")))]
        others = [entry for entry in drawn if entry["seat"] not in (seat, None)]
        assert others == []
        assert bool(drawn) == (seat is not None)
        for number in (0, 1):
            faces = table.page.locator(f'[data-place="hand{number}"][data-piece^="card-"]')
            if number == seat:
                await expect(faces).not_to_have_count(0)
            else:
                await expect(faces).to_have_count(0)
        await expect(table.log).to_contain_text("draws")
    assert not A_CARD.search("\n".join(await knows["Cleo"].texts())), "who watches is told of none"
