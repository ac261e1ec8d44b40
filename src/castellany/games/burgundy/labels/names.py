"""The keys of names, and texts that need nothing but a name."""

from __future__ import annotations

from typing import Final

from castellany.core.phrase import Phrase
from castellany.games.burgundy.editions.edition import OPTIONAL, PURCHASE_WITH_WORKERS
from castellany.games.burgundy.kinds import COLOUR_NAMES, MONASTERY_0
from castellany.games.burgundy.picture.model import LABELS
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import shown_in
from castellany.games.burgundy.tables import BLACK

PACKAGES: Final = ("castellany.core", "castellany.games.burgundy", "castellany.games")
"""The packages whose texts a Burgundy game needs: `Catalogue(language, *PACKAGES)`."""


def kind_key(rules: BurgundyRules, kind: int) -> str:
    return f"kind-{rules.tables.kinds.names[kind]}"


def colour_key(colour: int) -> str:
    return f"colour-{COLOUR_NAMES[colour]}"


def good_key(colour: int) -> str:
    return f"goods-{colour + 1}"


def depot_key(depot: int) -> str:
    return "depot-black" if depot == BLACK else f"depot-{depot + 1}"


def board_name(name: str) -> str:
    """What is printed on a board; one that was redrawn carries the mark of its edition in the notation only."""
    return name.removesuffix("se")


def picture_words() -> dict[str, Phrase]:
    """The words that a picture of the table writes."""
    return {name: Phrase(f"picture-{name}") for name in LABELS}


def about(rules: BurgundyRules, kind: int) -> Phrase:
    """What a tile does, in one sentence, as this table's edition has it."""
    edition = rules.tables.edition
    variants = {
        MONASTERY_0 + 5: "-optional" if edition.neighbour_depot == OPTIONAL else "-compulsory",
        MONASTERY_0 + 6: "-purchase" if edition.sixth_monastery == PURCHASE_WITH_WORKERS else "-hire",
    }
    word = rules.tables.kinds.names[kind]
    variant = variants.get(kind) or "".join(shown.about(rules, word) for shown in shown_in(rules))
    return Phrase(f"about-{word}{variant}")


def reconstructed(rules: BurgundyRules) -> Phrase | None:
    """What of this table is not known from the box and so of our own making; None if nothing is."""
    groups = [group for group, value in rules.provenance().items() if value == "reconstructed"]
    if not groups:
        return None
    return Phrase("reconstructed", {"what": tuple(Phrase(f"reconstructed-{group}") for group in groups)})
