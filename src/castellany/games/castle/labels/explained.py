"""What can be asked about: terrains, marks, figures and tokens, with what each does."""

from __future__ import annotations

from typing import Final

from castellany.core.phrase import Phrase
from castellany.games.castle.entering import kind_of
from castellany.games.castle.kinds import CHAPEL, FIGURE_NAMES, NO_TERRAIN, TERRAIN_NAMES, TOKEN_NAMES, TOKENS
from castellany.games.castle.labels.names import about_token, amount, figure_key, terrain_key, token_key
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.wall import GATES

THINGS: Final = ("stocks", "square", "shrine", "seat")
ENLARGED: Final = ("nest", "gate")
"""Things that only a game with gates has."""


def explained(rules: CastleRules) -> list[tuple[str, str, Phrase]]:
    """The word of the notation for each, the key of its name, and what it does."""
    enlarged = rules.tables.components.enlarged
    terrains = [terrain for terrain in range(NO_TERRAIN + 1, len(TERRAIN_NAMES)) if enlarged or terrain != CHAPEL]
    found = [(TERRAIN_NAMES[i], terrain_key(i), Phrase(f"about-{TERRAIN_NAMES[i]}")) for i in terrains]
    for thing in (*THINGS, *ENLARGED) if enlarged else THINGS:
        found.append((thing, f"thing-{thing}", about_gate(rules) if thing == "gate" else Phrase(f"about-{thing}")))
    for kind in sorted({kind_of(place) for place in rules.rule_points.figures}):
        found.append((FIGURE_NAMES[kind], figure_key(kind), Phrase(f"about-{FIGURE_NAMES[kind]}")))
    for token in range(TOKENS):
        about = Phrase(about_token(token), {"amount": amount(rules.tables, token)})
        found.append((TOKEN_NAMES[token], token_key(token), about))
    return found


def about_gate(rules: CastleRules) -> Phrase:
    """Whether markers stop there."""
    stop = rules.rule_points.movement.stops_behind(GATES[0])
    return Phrase("about-halting-gate" if stop else "about-gate")
