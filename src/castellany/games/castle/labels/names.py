"""The keys of names, and texts that need nothing but a name."""

from __future__ import annotations

from castellany.core.labels.labels import Arguments
from castellany.core.phrase import Phrase
from castellany.games.castle.final import SHRINE_POINTS
from castellany.games.castle.kinds import (
    BONUS_POINTS,
    CORNER_NAMES,
    LARGER_SEAT,
    SEGMENTS,
    SHRINE,
    SIDE_NAMES,
    SIDES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
)
from castellany.games.castle.picture.model import LABELS
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.show.half import shows
from castellany.games.castle.tables import Tables


def packages() -> tuple[str, ...]:
    """Those whose texts a game of The Castle needs: `Catalogue(language, *packages())`."""
    return ("castellany.core", "castellany.games.castle", "castellany.games", *(show.package for show in shows()))


def terrain_key(terrain: int) -> str:
    return f"terrain-{TERRAIN_NAMES[terrain]}"


def role_key(terrain: int) -> str:
    """What a figure is called where it stands."""
    return f"role-{TERRAIN_NAMES[terrain]}"


def figure_key(t: Tables, kind: int) -> str:
    return f"figure-{t.inventory.figures[kind]}"


def token_key(token: int) -> str:
    return f"token-{TOKEN_NAMES[token]}"


def about_token(token: int) -> str:
    """The key of what a token does."""
    return f"about-token-{TOKEN_NAMES[token]}"


def amount(t: Tables, token: int) -> int:
    """What a token gives, where it is not one of something."""
    given = {SHRINE: SHRINE_POINTS + 1, LARGER_SEAT: t.numbers.seat_token, BONUS_POINTS: t.numbers.points_token}
    return given.get(token, 1)


def side_key(side: int) -> str:
    return f"side-{SIDE_NAMES[side]}"


def sides(mask: int) -> Arguments:
    """Where on a tile something lies, by the sides in this bit mask."""
    named = tuple(Phrase(side_key(side)) for side in range(SIDES) if mask >> side & 1)
    return {"count": len(named), "sides": named}


def corners(mask: int) -> Arguments:
    """The same by the corners in this bit mask."""
    named = tuple(Phrase(f"corner-{name}") for corner, name in enumerate(CORNER_NAMES) if mask >> corner & 1)
    return {"count": len(named), "sides": named}


def square_of(t: Tables, cell: int) -> str:
    """The square of a cell; of a start space the one beside it."""
    start = cell // SEGMENTS - t.wall.squares
    return t.square_words.words[cell // SEGMENTS if start < 0 else t.wall.starts[start].square]


def tower_words(t: Tables, tower: int) -> str:
    """The two spaces of a corner tower, such as `12/13`."""
    space = t.wall.tower_spaces[tower]
    return f"{space}/{(space + 1) % TRACK}"


def picture_words() -> dict[str, Phrase]:
    """The words that a picture of the table writes."""
    return {name: Phrase(f"picture-{name}") for name in LABELS}


def reconstructed(rules: CastleRules) -> Phrase | None:
    """What of this table is not known from the box and so of our own making; None if nothing is."""
    played, provenance = rules.tables.components.groups, rules.provenance()
    groups = [group for group in played if provenance[group] == "reconstructed"]
    if not groups:
        return None
    return Phrase("reconstructed", {"what": tuple(Phrase(f"reconstructed-{group}") for group in groups)})
