"""Game: what the rest of the program knows about a game before a table is set up."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from castellany.core.choices import Choices
from castellany.core.layout import Layout
from castellany.core.owned.game import Replaceable
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.core.texts import Texts


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's name, editions (the first is the default), player counts and texts, and how to make its rules."""

    def __init__(
        self,
        slug: str,
        editions: tuple[str, ...],
        players: tuple[int, ...],
        texts: Texts,
        scene_type: object,
        components_type: object,
        replaceable: Replaceable | None = None,
    ) -> None:
        self.slug = slug
        self.editions = editions
        self.players = players
        self.texts = texts
        self.scene_type = scene_type
        """What `Rules.scene` gives, as a type that a schema can be made from."""
        self.components_type = components_type
        """The same for `components`."""
        self.replaceable = replaceable
        """What an owner of the box may put in the place of our components, if anything."""

    def rules(self, setup: Setup) -> Rules[Any]:
        """SetupError, with the key of its text, if the set-up is impossible."""
        raise NotImplementedError

    def components(self, rules: Rules[Any]) -> dict[str, object]:
        """What a page must know to draw a table's scenes and what no move changes, with its provenance, as JSON."""
        raise NotImplementedError

    def layout(self, rules: Rules[Any]) -> Layout[Any]:
        """An empty table of these rules, to be laid by hand; LayoutError if it cannot be."""
        raise NotImplementedError

    def choices(self, edition: str) -> Choices:
        """What an edition leaves to the table; SetupError if there is no such edition."""
        raise NotImplementedError
