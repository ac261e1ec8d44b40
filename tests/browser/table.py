"""A table as somebody uses it: what it shows, and what one can do there."""

from __future__ import annotations

import asyncio

from playwright.async_api import Locator, Position, expect
from tests.browser.hands import HANDS, same_click
from tests.browser.people import Person
from tests.browser.spot import spot_of
from tests.browser.waiting import until
from tests.browser.wire import Message

ODD = ("segment:", "area:")
"""Things of odd shapes, whose middle may lie beside them."""
MOST_TURNS = 12
"""Clicks to turn a tile as one wants it; three are enough once the page shows it."""


class Table:
    """Everything by what the page shows; what the page was told only decides what to do, and what to compare with."""

    def __init__(self, person: Person, id: str, invite: str | None = None, game: str = "burgundy") -> None:
        self.person = person
        self.hands = HANDS[game](lambda: self.told["scene"])
        self.page = person.page
        self.id = id
        self.path = f"/tables/{id}" + ("" if invite is None else f"?invite={invite}")
        self.prompt = self.page.locator("[data-prompt]")
        self.preview = self.page.locator("[data-preview]")
        self.log = self.page.locator("[data-log]")
        self.chat = self.page.locator("[data-chat] li")
        self.connection = self.page.locator("[data-connection]")
        self.notes = self.page.get_by_role("status")
        self.menu = self.page.get_by_role("menu")
        self.tap = False
        """Whether a finger does it: the first tap shows, the second plays."""

    async def open(self) -> None:
        await self.person.open(self.path)
        await until(lambda: bool(self.told), f"{self.person.name} is told nothing")

    # What there is.

    @property
    def told(self) -> Message:
        """The table as the page was last told."""
        return self.person.wire.table

    @property
    def over(self) -> bool:
        return bool(self.told["status"] == "over")

    @property
    def moves(self) -> list[str]:
        """What is offered, as it was told."""
        question = self.told["question"]
        return [] if question is None else [offered["move"] for offered in question["moves"]]

    @property
    def composed(self) -> bool:
        """Whether the answer is put together: what is offered is where one begins."""
        question = self.told["question"]
        return question is not None and bool(question["composed"])

    @property
    def asked(self) -> bool:
        """Whether an answer is missing; one that is sealed may still be changed."""
        return self.told["seat"] in self.told["asked"] and bool(self.moves)

    @property
    def number(self) -> int:
        """Of the last entry that the page has been told."""
        return int(self.told["number"])

    def act(self, name: str) -> Locator:
        return self.page.locator(f'[data-act="{name}"]')

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]')

    def lit(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"][data-lit]')

    async def listed(self) -> list[str]:
        """Every move of the labelled list; leaves the list open."""
        shown = self.page.locator('[data-list="moves"]')
        if not await shown.is_visible():
            await self.act("list").click()
        await expect(shown).to_be_visible()
        found: list[str] = await self.page.locator("[data-move]").evaluate_all(
            "(all) => all.map((one) => one.dataset.move)"
        )
        return found

    # Waiting.

    async def my_turn(self) -> bool:
        """Wait until something is asked; False once the game is over."""
        await until(lambda: self.asked or self.over, f"nothing is asked of {self.person.name}")
        if self.over:
            return False
        await expect(self.act("seal" if self.composed else "list")).to_be_visible()
        return True

    async def reach(self, number: int) -> None:
        """Wait until the page has been told of an entry."""
        await until(lambda: self.number >= number, f"{self.person.name} is not told of entry {number}")

    # Doing.

    async def press(self, place: Locator, odd: bool = False) -> None:
        """Click, or tap; a thing on a pane that is not shown is looked for first."""
        if self.tap:
            await self.uncover(place)
        else:
            # A bubble about the last thing may lie over this one, until the pointer is somewhere else.
            await self.page.mouse.move(0, 0)
        at: Position | None = await spot_of(place) if odd else None
        await (place.tap(position=at) if self.tap else place.click(position=at))

    async def uncover(self, place: Locator) -> None:
        """Turn to the pane with this place, where there are panes; what is lit is so only once it is foreseen."""
        await place.wait_for(state="attached")
        for pane in await self.page.get_by_role("tab").all():
            if await place.is_visible():
                return
            await pane.tap()

    async def play_from_list(self, move: str) -> None:
        before = self.number
        await self.listed()
        await self.press(self.page.locator(f'[data-move="{move}"]'))
        await self.after(before, move)

    async def play_elsewhere(self, move: str) -> None:
        """Past the page, as from another device of the same person; the page is told."""
        before, question = self.number, self.told["question"]["number"]
        path = f"/tables/{self.id}/commands"
        await self.person.post(path, type="move", key=f"elsewhere-{before}", question=question, move=move)
        await self.reach(before + 1)

    async def play_on_board(self, move: str) -> None:
        """Play a move with the pieces: each of its things in turn, then what is left to say."""
        before, several = self.number, self.several(move)
        for name in self.hands.things(move):
            await self.pick(name)
        if move == "end":
            await self.press(self.act("end"))
        elif self.hands.is_button(move):
            await self.press(self.page.locator(f'[data-button="{move}"]'))
        else:
            if several:
                await self.choose(move)
            if self.tap:
                await self.press(self.act("confirm"))
        await self.after(before, move)

    async def pick(self, name: str) -> None:
        """Click a thing that is lit, or turn what is in hand."""
        if name.startswith("top:"):
            await self.turn(name.removeprefix("top:"))
        else:
            await self.press(self.lit(name).first, odd=name.startswith(ODD))

    async def turn(self, top: str) -> None:
        """Turn the tile in hand until its top points there; a busy page may still show the one before."""
        held = self.page.locator("[data-hand]")
        for _ in range(MOST_TURNS):
            if await held.get_attribute("data-top") == top:
                break
            await self.press(self.page.locator('[data-turn="1"]'))
        await expect(held).to_have_attribute("data-top", top)

    def several(self, move: str) -> bool:
        """Whether the last click of this move could also mean others."""
        return len(same_click(self.hands, self.moves, move)) > 1

    async def choose(self, move: str) -> None:
        """This move from the menu, where a click means several."""
        await self.press(self.menu.locator(f'[data-word="{move}"]'))

    async def after(self, before: int, move: str, by_keys: bool = False) -> None:
        """Confirm if asked, and wait until it has happened; others may have answered meanwhile."""
        confirm = asyncio.create_task(self.confirm(by_keys))
        await until(lambda: self.person.wire.played(move, before) > 0, f"{move} is not played")
        await self.reach(self.person.wire.played(move, before))
        confirm.cancel()

    async def confirm(self, by_keys: bool) -> None:
        """Say yes, should the page ask whether one means it."""
        await self.act("yes").wait_for()
        if by_keys:
            await expect(self.act("yes")).to_be_focused()
            await self.page.keyboard.press("Enter")
        else:
            await self.press(self.act("yes"))

    async def undo(self) -> None:
        """Confirm if asked: others may have played since."""
        before = self.number
        await self.press(self.act("undo"))
        confirm = asyncio.create_task(self.confirm(by_keys=False))
        await self.reach(before + 1)
        confirm.cancel()

    async def hint(self) -> str:
        """Ask what to do; gives the move that is suggested."""
        await self.press(self.act("hint"))
        await expect(self.page.locator("[data-note]")).to_contain_text("suggests")
        return next(str(message["move"]) for message in self.person.wire.heard if message["type"] == "hinted")

    async def say(self, text: str) -> None:
        field = self.page.locator("[data-chat-input]")
        await field.fill(text)
        await field.press("Enter")
