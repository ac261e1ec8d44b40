"""What both share, as text: how far the game is, the drawn tile in all its turns, the tokens on the wall."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from castellany.cli.castle import paint, tile
from castellany.cli.castle.canvas import Canvas
from castellany.cli.castle.tile import TileText
from castellany.core.catalogue import Catalogue
from castellany.games.castle.emptiness import largest_empty
from castellany.games.castle.kinds import HOUSE, MEADOW, PIGSTY
from castellany.games.castle.labels.names import side_key, terrain_key, tower_words
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.show.half import shows
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables


def state_of_play(texts: Catalogue, t: Tables, s: CastleState) -> Text:
    """The turn, the tiles that are left and the largest empty area."""
    line = Text(texts.text("cli-now", turn=s.turn + 1), style="bold")
    counts = {"label-tiles-left": sum(s.bag), "label-empty": len(largest_empty(s, t))}
    for key, count in counts.items():
        line.append(f"   {texts.text(key)} ", style="not bold dim").append(str(count), style="not bold")
    return line


def towers(texts: Catalogue, t: Tables, s: CastleState) -> Text:
    """The spaces of the towers whose tokens are there."""
    left = [tower_words(t, tower) for tower in range(len(t.wall.tower_spaces)) if s.towers >> tower & 1]
    return Text(texts.text("label-towers") + ": ", style="dim").append(" ".join(left) or "-", style="not dim")


def gone(texts: Catalogue, t: Tables, s: CastleState) -> list[Text]:
    """Tiles that fitted nowhere, if there are any."""
    words = [t.tile_words.words[kind] for kind in range(len(s.gone)) for _ in range(s.gone[kind])]
    return (
        [Text(texts.text("label-gone") + ": ", style="dim").append(", ".join(words), style="not dim")] if words else []
    )


def drawn_tile(texts: Catalogue, t: Tables, s: CastleState) -> list[Table]:
    """In every turn that looks different, under the word for it."""
    if s.tile == NOBODY:
        return []
    face = t.faces[s.tile]
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(Text(face.name, style="bold"), *(texts.text(side_key(top)) for top in range(face.turns)))
    grid.add_row("", *(one_tile(TileText(face, top)) for top in range(face.turns)))
    return [grid]


def one_tile(text: TileText) -> Text:
    canvas = Canvas(tile.WIDTH, tile.HEIGHT)
    text.draw(canvas, 0, 0, {})
    return Text("\n").join(canvas.lines())


def legend(texts: Catalogue, rules: CastleRules) -> Text:
    """What the characters on the tiles mean."""
    line = Text()
    played = [show for show in shows() if show.plays(rules)]
    for terrain in (HOUSE, PIGSTY, MEADOW, *(terrain for show in played for terrain in show.fills)):
        line.append(f" {paint.FILL[terrain]} ", style=paint.GROUND[terrain])
        line.append(f" {texts.text(terrain_key(terrain))}  ")
    line.append("\n ")
    marks = {"square": paint.SQUARE, "stocks": paint.STOCKS, "shrine": paint.SHRINE}
    for show in played:
        marks |= show.signs
    for name, sign in marks.items():
        line.append(f"{sign} ", style="bold").append(f"{texts.text(f'thing-{name}')}  ", style="not bold")
    return line
