"""A village fair whose cards have names that occur nowhere else, so that a card that gets out is found by its name."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.core.toy import draws, game, words
from tests.core.toy.events import DEALT, HIDDEN, SHOWN
from tests.core.toy.game import Toy
from tests.core.toy.scene import ToyPieces, ToyScene, scene
from tests.core.toy.state import ToyState
from tests.core.toy.texts import ToyTexts

from castellany.core.events import Event
from castellany.core.game import Game
from castellany.core.notation import Vocabulary
from castellany.core.phrase import Phrase, Seat
from castellany.core.rules import Rules
from castellany.games.registry import GAMES
from castellany.server.web.schemas import schemas

CARDS: Final = ("zyxwolfxyz", "zyxbearxyz", "zyxhorsexyz", "zyxgoosexyz", "zyxotterxyz")


class PlantedScene(ToyScene):
    cards: list[list[str]]
    """The names of the cards in each hand, as far as they are known."""


def planted_scene(rules: Rules[ToyState], s: ToyState) -> dict[str, object]:
    hands = [[CARDS[card] for card, held in enumerate(s.hand(seat)) if held] for seat in range(s.players)]
    return {**scene(rules, s), "cards": hands}


class PlantedTexts(ToyTexts):
    def event(self, rules: Rules[Any], event: Event) -> Phrase | None:
        said = super().event(rules, event)
        if said is None or event.kind not in (DEALT, SHOWN) or event.a == HIDDEN:
            return said
        return Phrase(said.key, {"name": Seat(event.seat), "number": CARDS[event.a]})


class Planted(Toy):
    def __init__(self) -> None:
        Game.__init__(self, "planted", ("first",), (2, 3, 4), PlantedTexts(), PlantedScene, ToyPieces)


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server play it, with the texts and schemas that belong to it, until the test is over."""
    names = Vocabulary("card", dict(enumerate(CARDS)))
    monkeypatch.setattr(words, "CARD_WORDS", names)
    monkeypatch.setattr(draws, "CARD_WORDS", names)
    monkeypatch.setattr(game, "scene", planted_scene)
    monkeypatch.setitem(GAMES, "planted", Planted())
    schemas.cache_clear()
