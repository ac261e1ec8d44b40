"""A player's panel: name and points, figures in the supply, tokens, the castle seat and what modules count."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.panel import caption, panel, ribbon
from castellany.core.drawing.svg import at, numeral, use, words
from castellany.core.drawing.tokens import points
from castellany.games.castle.kinds import TOKEN_NAMES
from castellany.games.castle.picture.model import Player, TablePicture

WIDTH: Final = 380.0
HEIGHT: Final = 330.0


def draw_seat(picture: TablePicture, seat: int) -> str:
    """The panel of one seat, its upper left corner at (0, 0)."""
    player = picture.players[seat]
    active = seat == picture.active
    return "".join(
        (
            panel(WIDTH, HEIGHT, active),
            use(f"shield-{seat}", 38, 44, 1.4),
            words(player.name, 68, 52, 25, weight="800", room=220),
            points(player.score, WIDTH - 46, 44, 28),
            caption(picture.words["supply"], 22, 98, WIDTH - 44),
            _supply(player, seat),
            caption(picture.words["tokens"], 22, 196, WIDTH - 44),
            _tokens(player),
            _belongings(picture, player, seat),
            ribbon(picture.words["to-move"], WIDTH / 2, 0) if active else "",
        )
    )


def _supply(player: Player, seat: int) -> str:
    parts: list[str] = []
    x = 36.0
    for kind, count in enumerate(player.supply):
        for _ in range(count):
            parts.append(use(f"figure-{seat}-{kind}", x, 156, 0.95))
            x += 36 if kind == 0 else 42
    return "".join(parts)


def _tokens(player: Player) -> str:
    owned = [name for name, count in zip(TOKEN_NAMES, player.tokens, strict=True) for _ in range(count)]
    step = min(50.0, (WIDTH - 90) / max(1, len(owned) - 1))
    drawn = [use(f"token-{name}", 44 + step * i, 232) for i, name in enumerate(owned)]
    # Where they overlap, the badge of each, on its right, stays to be seen.
    return "".join(reversed(drawn))


def _belongings(picture: TablePicture, player: Player, seat: int) -> str:
    seat_words = caption(picture.words["seat"], 62, 304, 108)
    parts = [use(f"keep-{seat}", 38, 312, 0.85), seat_words, numeral(player.seat_tiles, 186, 306, 24)]
    for holding in player.holdings:
        parts += [
            use(holding.glyph, 232, 298),
            caption(holding.name, 252, 304, 80),
            numeral(holding.count, 346, 306, 24),
        ]
    return at(0, 0, *parts)
