"""What can be asked about: terrains, marks, figures and tokens, with what each does."""

from __future__ import annotations

from typing import Final

from castellany.core.phrase import Phrase
from castellany.games.castle.kinds import TERRAIN_NAMES, TOKEN_NAMES, TOKENS
from castellany.games.castle.labels.names import about_token, amount, figure_key, terrain_key, token_key
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.show.half import shows

THINGS: Final = ("stocks", "square", "shrine", "seat")


def explained(rules: CastleRules) -> list[tuple[str, str, Phrase]]:
    """The word of the notation for each, the key of its name, and what it does."""
    t = rules.tables
    terrains = sorted({segment.terrain for face in t.faces for segment in face.segments})
    found = [(TERRAIN_NAMES[i], terrain_key(i), Phrase(f"about-{TERRAIN_NAMES[i]}")) for i in terrains]
    things = [(thing, Phrase(f"about-{thing}")) for thing in THINGS]
    for show in shows():
        if show.plays(rules):
            # What a later module says of a thing takes the place of what an earlier one does.
            things = list((dict(things) | dict(show.things(rules))).items())
    found += [(thing, f"thing-{thing}", about) for thing, about in things]
    for kind, name in enumerate(t.inventory.figures):
        found.append((name, figure_key(t, kind), Phrase(f"about-{name}")))
    for token in range(TOKENS):
        about = Phrase(about_token(token), {"amount": amount(rules.tables, token)})
        found.append((TOKEN_NAMES[token], token_key(token), about))
    return found
