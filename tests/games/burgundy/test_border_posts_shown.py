"""What is drawn and said of border posts: in the picture, in a terminal, before a move, and on the form."""

from __future__ import annotations

from io import StringIO
from itertools import product
from random import Random
from xml.etree import ElementTree as ET

import pytest
from fluent.syntax import ast
from rich.console import Console
from tests.core.fluent_texts import messages, variables

from castellany.cli.burgundy import BurgundyTerminal
from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.setup import Setup, SetupError
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.modules.border_posts.drawing import tower
from castellany.games.burgundy.picture_of import picture_of, table_picture
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import shown_in
from castellany.games.burgundy.state import BurgundyState

NAMES = ["Anna", "Ben"]
PACKAGE = "castellany.games.burgundy.modules.border_posts"
ROW = range(4, 9)
"""The second row of a duchy, which joins the upper posts."""
VALUES: dict[str, list[str | int]] = {
    **{name: ["post-left", "post-right", "post-lower"] for name in ("post", "partner")},
    "size": ["large", "small"],
    "linked": ["yes", "no"],
    "name": ["Anna"],
    "player": ["Anna"],
    "tiles": ["-"],
}


def rules_of(edition: str = "special") -> BurgundyRules:
    rules = BURGUNDY.rules(Setup("burgundy", edition, 2, ("border-posts",)))
    assert isinstance(rules, BurgundyRules)
    return rules


def laid(rules: BurgundyRules, *spaces: int) -> BurgundyState:
    """A table at the first turn, where mines lie on these spaces of the first seat, whatever their colour."""
    s, random = rules.begin(), Random(1)
    while rules.in_setup(s) or rules.is_chance(s):
        chance = rules.is_chance(s)
        rules.play(s, rules.pick(s, random.randrange(rules.total(s))) if chance else random.choice(rules.moves(s)))
    for space in spaces:
        mine = rules.tables.kind_words.values["mine"]
        s.tiles = s.tiles[:space] + type(s.tiles)([mine]) + s.tiles[space + 1 :]
        s.filled = [s.filled[0] | 1 << space, *s.filled[1:]]
    return s


def terminal(rules: BurgundyRules, s: BurgundyState, language: str) -> str:
    texts = Catalogue(language, *BURGUNDY.texts.packages, "castellany.cli", "castellany.cli.burgundy")
    console = Console(file=StringIO(), width=110)
    console.print(BurgundyTerminal().table(texts, rules, s, NAMES, 110, 0, []))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_the_picture_has_flags_on_linked_posts_only() -> None:
    rules = rules_of()
    texts = Catalogue("en", *BURGUNDY.texts.packages)
    calm, joined = (table_picture(rules, s, NAMES, texts) for s in (laid(rules), laid(rules, *ROW)))
    flag = "".join(part for part in tower(0).split("<path") if "M0-97" in part)
    assert calm.estates[0].marks.count(flag) == 0
    assert joined.estates[0].marks.count(flag) == 2
    assert joined.estates[1].marks == calm.estates[1].marks
    ET.fromstring(picture_of(rules, laid(rules, *ROW), NAMES, texts))


def test_a_tile_that_is_gone_leaves_a_gap_with_a_shield() -> None:
    rules = rules_of()
    s = laid(rules)
    texts = Catalogue("en", *BURGUNDY.texts.packages)
    s.extra[rules.tables.remembered["border-posts"]] = 1
    own, other = (estate.marks for estate in table_picture(rules, s, NAMES, texts).estates)
    assert "#shield-1" in own
    assert "#shield" not in other


@pytest.mark.parametrize(
    ("language", "said", "sign"),
    [
        ("en", "upper left, linked", "P>"),
        ("pl", "lewy górny,", "P>"),
        ("ru", "левая верхняя,", "Б>"),
    ],
)
def test_a_terminal_shows_posts_and_links(language: str, said: str, sign: str) -> None:
    rules = rules_of()
    assert sign not in terminal(rules, laid(rules), language)
    shown = terminal(rules, laid(rules, *ROW), language)
    assert shown.count(sign) == 2
    assert said in " ".join(shown.split())


def test_a_preview_says_which_posts_a_tile_joins() -> None:
    rules = rules_of()
    s = laid(rules, *ROW[:-1])
    after = rules.clone(s)
    after.filled = [after.filled[0] | 1 << ROW[-1], *after.filled[1:]]
    said = [phrase for shown in shown_in(rules) for phrase in shown.preview(rules, s, after, 0)]
    texts = Catalogue("en", *BURGUNDY.texts.packages)
    assert [texts.say(phrase) for phrase in said] == ["Joins the posts upper left and upper right."]
    after.extra[rules.tables.remembered["border-posts"]] = 0
    said = [phrase for shown in shown_in(rules) for phrase in shown.preview(rules, s, after, 0)]
    assert [phrase.key for phrase in said] == ["preview-posts", "preview-post-tile"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole_whatever_it_speaks_of(language: str) -> None:
    texts, own = Catalogue(language, *BURGUNDY.texts.packages), messages(PACKAGE, language)
    assert set(own) == set(messages(PACKAGE, "en"))
    for key, message in own.items():
        assert isinstance(message, ast.Message)
        names = sorted(variables(key, own))
        for given in product(*(VALUES.get(name, [0, 1, 2, 3, 5]) for name in names)):
            said = texts.text(key, **dict(zip(names, given, strict=True)))
            assert said == said.strip() != ""
            assert "{" not in said
            if key.startswith(("event-", "preview-")):
                assert said.endswith(".")


@pytest.mark.parametrize(
    ("edition", "offered"),
    [
        ("special", [str(n) for n in (*range(1, 11), *range(23, 31))]),
        ("2019", [f"11{letter}" for letter in "abcdef"]),
    ],
)
def test_the_form_offers_the_boards_that_go_with_posts(edition: str, offered: list[str]) -> None:
    boards = next(option for option in BURGUNDY.choices(edition)["options"] if option["key"] == "boards")
    assert not {*boards["values"]} & {"23", "11a"}
    instead = boards["instead"]["border-posts"]
    assert (sorted(instead["per_seat"]), instead["default"]) == (sorted(offered), "random")
    for value in instead["values"]:
        BURGUNDY.rules(Setup("burgundy", edition, 2, ("border-posts",), {"boards": value}))


def test_a_board_without_posts_is_refused_with_those_that_have_them() -> None:
    with pytest.raises(SetupError) as refused:
        BURGUNDY.rules(Setup("burgundy", "2019", 2, ("border-posts",), {"boards": "1"}))
    assert (refused.value.key, refused.value.arguments["known"]) == (
        "setup-unknown-board",
        "11a, 11b, 11c, 11d, 11e, 11f",
    )
