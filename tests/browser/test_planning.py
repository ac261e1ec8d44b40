"""While others play one plans, and is told when they have done."""

from __future__ import annotations

from typing import Final

from playwright.async_api import expect
from tests.browser import burgundy
from tests.browser.people import Company
from tests.browser.playing import of_two
from tests.browser.table import Table
from tests.browser.waiting import until

QUICK: Final = {"boards": "1"}
"""Nothing to choose before the first turn."""
NOTICES: Final = """
window.noticed = [];
window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    window.noticed.push(`${title}: ${options.body}`);
    this.onerror = () => window.noticed.push("refused by the browser");
  }
};
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) {
  window.tones.push(this.context);
  return start.call(this, when);
};
"""
"""A reader who looks elsewhere when told to; the notices and sounds are the browser's own, and counted."""


async def begun(come: Company) -> tuple[Table, Table]:
    """Who plays, and who waits; the latter can be away."""
    ann, ben = await come("Ann", fresh=True), await come("Ben", fresh=True)
    for person in (ann, ben):
        await person.context.add_init_script(NOTICES)
        await person.context.grant_permissions(["notifications"])
    tables = await of_two(ann, ben, options=QUICK)
    await until(lambda: any(table.asked for table in tables))
    first = next(table for table in tables if table.asked)
    return first, tables[tables[0] is first]


async def end(table: Table) -> None:
    """End a turn; what is left of it does not matter."""
    await table.play_from_list("end")


async def test_a_plan_is_played_with_one_click(come: Company) -> None:
    first, other = await begun(come)
    await expect(other.page.locator('[data-mark="possible"]').first).to_be_visible()
    planned = next(message for message in other.person.wire.heard if message["type"] == "planned")
    move = next(one["move"] for one in planned["moves"] if one["move"].startswith("take"))
    number = other.number
    for name in burgundy.things(move):
        await other.press(other.thing(name).first)
    await expect(other.page.locator('[data-mark="planned"]').first).to_be_visible()
    assert other.number == number, "a plan is nobody else's business"
    await end(first)
    assert await other.my_turn()
    before = other.number
    await other.act("as-planned").click()
    await other.after(before, move)


async def test_the_tab_and_a_notice_tell_whose_turn_it_is(come: Company) -> None:
    first, other = await begun(come)
    await expect(first.page).to_have_title("● Your turn · The Castles of Burgundy · Castellany")
    await expect(other.page).to_have_title("The Castles of Burgundy · Castellany")
    await other.act("menu").click()
    await other.page.get_by_role("switch", name="Notifications").check()
    await other.page.keyboard.press("Escape")
    await other.page.evaluate("window.away = true")
    await end(first)
    await expect(other.page).to_have_title("● Your turn · The Castles of Burgundy · Castellany")
    await other.page.wait_for_function("window.noticed.length > 0")
    [notice] = await other.page.evaluate("window.noticed")
    assert notice.startswith("Your turn: The Castles of Burgundy: ")
    assert await first.page.evaluate("window.noticed") == [], "who looks at the table needs no notice"


async def test_sounds_are_played_by_who_wants_them(come: Company) -> None:
    first, other = await begun(come)
    await other.act("menu").click()
    await other.page.get_by_role("switch", name="Sounds").check()
    await other.page.keyboard.press("Escape")
    await end(first)
    assert await other.my_turn()
    await other.page.wait_for_function("window.tones.length > 1 && window.tones[0].currentTime > 0")
    assert await other.page.evaluate("window.tones[0].state") == "running"
    await end(other)
    assert await first.my_turn()
    assert await first.page.evaluate("window.tones.length") == 0, "there are none unless somebody wants them"


async def test_a_sealed_answer_is_no_turn_any_more(come: Company) -> None:
    hers, _ = await of_two(await come("Ann"), await come("Ben"))
    await expect(hers.page).to_have_title("● Your turn · The Castles of Burgundy · Castellany")
    await hers.play_on_board(hers.moves[0])
    await expect(hers.page).to_have_title("The Castles of Burgundy · Castellany")
    await hers.play_on_board(hers.moves[1])
