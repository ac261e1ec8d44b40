"""The keys of names, and texts that need nothing but a name."""

from __future__ import annotations

from typing import Final

from castellany.core.phrase import Phrase
from castellany.games.tuscany.kinds import ANY_COLOUR, BONUS_NAMES, COLOUR, COLOUR_NAMES, CROP_NAMES, NAMES
from castellany.games.tuscany.picture.model import LABELS
from castellany.games.tuscany.rules import TuscanyRules

PACKAGES: Final = ("castellany.core", "castellany.games.tuscany", "castellany.games")
"""The packages whose texts a game of Tuscany needs: `Catalogue(language, *PACKAGES)`."""


def kind_key(kind: int) -> str:
    return f"kind-{NAMES[kind]}"


def colour_key(colour: int) -> str:
    return f"colour-{COLOUR_NAMES[colour]}"


def cards_key(colour: int) -> str:
    """The property cards of a colour."""
    return f"cards-{COLOUR_NAMES[colour]}"


def crop_key(crop: int) -> str:
    return f"crop-{CROP_NAMES[crop]}"


def bonus_key(bonus: int) -> str:
    return f"bonus-{BONUS_NAMES[bonus]}"


def about(kind: int, colour: int = ANY_COLOUR) -> Phrase:
    """What a tile does, in one sentence; a wooden hexagon does what its space has it do once it lies on one."""
    named = COLOUR[kind] if COLOUR[kind] != ANY_COLOUR else colour
    return Phrase("about-hexagon" if named == ANY_COLOUR else f"about-{COLOUR_NAMES[named]}")


def about_bonus(bonus: int) -> Phrase:
    return Phrase(f"about-bonus-{BONUS_NAMES[bonus]}")


def both(parts: list[Phrase]) -> Phrase:
    """One or more things, the last joined by a word: `1 inn card and 1 worker`."""
    return Phrase("list-and", {"others": tuple(parts[:-1]), "last": parts[-1]}) if parts[1:] else parts[0]


def picture_words() -> dict[str, Phrase]:
    """The words that a picture of the table writes."""
    return {name: Phrase(f"picture-{name}") for name in LABELS}


def reconstructed(rules: TuscanyRules) -> Phrase | None:
    """What of this table is not known from the box and so of our own making; None if nothing is."""
    groups = [group for group, value in rules.provenance().items() if value == "reconstructed"]
    if not groups:
        return None
    return Phrase("reconstructed", {"what": tuple(Phrase(f"reconstructed-{g}") for g in groups)})
