"""The builder of an estate of Tuscany, as somebody uses it: three boards are joined, and the castle chosen."""

from __future__ import annotations

import json

from playwright.async_api import Locator, expect
from tests.browser.table import Table
from tests.browser.waiting import until


class Builder:
    """The buttons beside the boards; a finger, keys and a dragging hand do the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.castles = self.page.locator("[data-castle]")
        self.before = len(table.person.wire.said)
        """What was said before somebody began here."""

    @property
    def answer(self) -> str:
        """How everything lies, as the page has last asked about, else as it was given or as one begins."""
        said = self.table.person.wire.said[self.before :]
        asked = (json.loads(text) for text in reversed(said) if '"type":"why"' in text)
        return next((str(one["move"]) for one in asked), self.given or self.table.moves[0])

    @property
    def given(self) -> str:
        """The answer that is sealed."""
        return str(self.table.told["scene"]["estates"][self.table.told["seat"]]["answer"])

    def board(self, letter: str) -> Locator:
        return self.page.locator(f'[data-board="{letter.upper()}"]')

    def tool(self, act: str, at: int) -> Locator:
        """A button of the board in this place from the top, or of the seam below it, from 0."""
        return self.table.act(act).nth(at)

    async def middle_of(self, letter: str) -> tuple[float, float]:
        box = await self.board(letter).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def place_of(self, letter: str) -> int:
        return int(str(await self.board(letter).get_attribute("data-place"))) - 1

    async def lies(self, answer: str) -> None:
        """Wait until the boards lie like this."""
        await until(lambda: self.answer == answer, f"{self.answer} is laid, not {answer}")
        _, boards, _, _, castle = answer.split()
        for place, letter in enumerate(boards):
            await expect(self.board(letter)).to_have_attribute("data-place", str(place + 1))
        await expect(self.page.locator(f'[data-castle="{castle}"]')).to_have_attribute("aria-pressed", "true")

    async def join(self, boards: str, shifts: str) -> None:
        """Press buttons until the boards lie like this, as in `cAb` and `lr`."""
        for place, letter in enumerate(boards):
            for _ in range(await self.place_of(letter) - place):
                at = await self.place_of(letter)
                await self.table.press(self.tool("up", at))
                await expect(self.board(letter)).to_have_attribute("data-place", str(at))
        for place, letter in enumerate(boards):
            if letter not in self.answer.split()[1]:
                await self.table.press(self.tool("turn", place))
        for seam, side in enumerate(shifts):
            button = self.tool({"l": "left", "r": "right"}[side], seam)
            if await button.get_attribute("aria-disabled") != "true":
                await self.table.press(button)
        await until(lambda: self.answer.split()[1:3] == [boards, shifts], f"{self.answer} is laid")

    async def choose(self, which: int) -> int:
        """Put the castle on another of the spaces for it; gives which."""
        castle = self.castles.nth(which)
        space = int(str(await castle.get_attribute("data-castle")))
        await self.table.press(castle)
        await expect(castle).to_have_attribute("aria-pressed", "true")
        await until(lambda: self.answer.endswith(f" castle {space}"), f"{self.answer} is laid")
        return space

    async def seal(self) -> str:
        """Give the answer, and come to know it."""
        answer, before = self.answer, self.table.number
        await self.lies(answer)
        await self.table.press(self.table.act("seal"))
        await self.table.after(before, answer)
        return answer

    async def build(self, boards: str = "cAb", shifts: str = "rl") -> str:
        await self.join(boards, shifts)
        await self.choose(-1)
        return await self.seal()
