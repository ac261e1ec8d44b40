"""Where a thing of any shape can be met with a pointer: the middle of its box may lie beside it, or under another."""

from __future__ import annotations

from playwright.async_api import Locator, Position

STEPS = 24
MEET = """
(one, steps) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const spots = [];
  for (let across = 1; across < steps; across++) {
    for (let down = 1; down < steps; down++) spots.push({ x: (width * across) / steps, y: (height * down) / steps });
  }
  const meets = (spot) => one.contains(document.elementFromPoint(x + spot.x, y + spot.y));
  // In the midst of what meets it, as somebody would aim.
  const met = spots.filter(meets);
  const inside = ({ x, y }) => met.filter((other) => Math.hypot(other.x - x, other.y - y) < 10).length;
  return met.sort((a, b) => inside(b) - inside(a))[0] ?? null;
}
"""


async def spot_of(place: Locator) -> Position:
    await place.scroll_into_view_if_needed()
    spot: Position | None = await place.evaluate(MEET, STEPS)
    assert spot is not None, "nothing of it can be met"
    return spot
