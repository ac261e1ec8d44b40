"""The keys of names, and texts that need nothing but a name."""

from __future__ import annotations

from typing import Final

from castellany.core.catalogue import Catalogue
from castellany.games.burgundy.editions.edition import OPTIONAL, PURCHASE_WITH_WORKERS
from castellany.games.burgundy.kinds import COLOUR_NAMES, MONASTERY_0, NAMES
from castellany.games.burgundy.picture.model import LABELS
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.tables import BLACK

TEXTS: Final = ("castellany.core", "castellany.games.burgundy")
"""The packages whose texts a Burgundy game needs: `Catalogue(language, *TEXTS)`."""

Arguments = dict[str, str | int]


def kind_key(kind: int) -> str:
    return f"kind-{NAMES[kind]}"


def colour_key(colour: int) -> str:
    return f"colour-{COLOUR_NAMES[colour]}"


def good_key(colour: int) -> str:
    return f"goods-{colour + 1}"


def depot_key(depot: int) -> str:
    return "depot-black" if depot == BLACK else f"depot-{depot + 1}"


def picture_words(catalogue: Catalogue) -> dict[str, str]:
    """The words that a picture of the table writes."""
    return {name: catalogue.text(f"picture-{name}") for name in LABELS}


def about(rules: BurgundyRules, kind: int, catalogue: Catalogue) -> str:
    """What a tile does, in one sentence, as this table's edition has it."""
    edition = rules.tables.edition
    variants = {
        MONASTERY_0 + 5: "-optional" if edition.neighbour_depot == OPTIONAL else "-compulsory",
        MONASTERY_0 + 6: "-purchase" if edition.sixth_monastery == PURCHASE_WITH_WORKERS else "-hire",
    }
    return catalogue.text(f"about-{NAMES[kind]}{variants.get(kind, '')}")


def reconstructed(rules: BurgundyRules, catalogue: Catalogue) -> str:
    """What of this table is not known from the box and so of our own making; empty if nothing is."""
    groups = [group for group, value in rules.provenance().items() if value == "reconstructed"]
    if not groups:
        return ""
    return catalogue.text("reconstructed", what=", ".join(catalogue.text(f"reconstructed-{group}") for group in groups))
