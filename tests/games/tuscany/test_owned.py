"""Owner's files: what is wrong with one is said with its line, and a sound one can be played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.core.fluent_texts import messages

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.owned import sets
from castellany.core.owned.files import MOST_BYTES, BadComponents, read_set
from castellany.core.owned.sets import OWNED
from castellany.core.setup import Setup
from castellany.games.registry import rules_for
from castellany.games.tuscany import components
from castellany.games.tuscany.box import RECONSTRUCTED
from castellany.games.tuscany.options import choices, tables_for
from castellany.games.tuscany.owned import REPLACEABLE
from castellany.match import Match, RecordError, parse, record_of

GAMES = {"tuscany": REPLACEABLE}
HEAD = '[set]\ngame = "tuscany"\nname = "mine"\n'
PARTS = {about.key.removeprefix("components-about-"): toml for about, toml in GAMES["tuscany"].parts()}


@pytest.fixture(autouse=True)
def _no_sets() -> Iterator[None]:
    """Nothing that a test puts among the sets stays there."""
    yield
    sets.SETS.clear()
    components.named.cache_clear()


def changed(group: str, old: str, new: str) -> str:
    """A file with one group in which something is different."""
    assert old in PARTS[group]
    return HEAD + PARTS[group].replace(old, new)


def recoloured(changes: dict[str, str], **whole: str) -> str:
    """A file whose boards of some letters have another colour in place of one, or are all the same."""
    lines = PARTS["boards"].split("\n")
    for i, line in enumerate(lines):
        name, _, letters = line.partition(" = ")
        if line[:1] in changes and len(name) == 2:
            change = changes[name[0]]
            lines[i] = f"{name} = {letters.replace(change[0], change[1])}"
        elif line[:1] in whole and len(name) == 2:
            lines[i] = f'{name} = "{whole[name[0]]}"'
    return HEAD + "\n".join(lines)


def read(folder: Path, text: str) -> tuple[str, str]:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return read_set(file, GAMES)


WRONG: list[tuple[str, str, int, str]] = [
    ("components-not-toml", HEAD + "[cards\n", 4, ""),
    ("components-missing-key", '[set]\ngame = "tuscany"\n[cards]\n', 1, "set"),
    ("components-no-table", "[cards]\n", 1, "set"),
    ("components-no-table", "set = 1\n", 1, "set"),
    ("components-unknown-game", HEAD.replace("tuscany", "chess") + "[cards]\n", 2, "set.game"),
    ("components-bad-name", HEAD.replace("mine", "My box") + "[cards]\n", 3, "set.name"),
    ("components-no-text", HEAD + "note = 3\n[cards]\n", 4, "set.note"),
    ("components-no-groups", HEAD, 1, "set"),
    ("components-no-group", "cards = 3\n" + HEAD, 1, "cards"),
    ("components-no-text", HEAD + "[cards]\nsource = 1\n", 5, "cards.source"),
    ("components-unknown-group", HEAD + "[tiles]\n", 4, "tiles"),
    ("components-unknown-key", HEAD + "[storage]\nspaces = 1\nroom = 2\n", 6, "storage.room"),
    ("components-missing-key", HEAD + "[storage]\n", 4, "storage"),
    ("components-bad-number", HEAD + "[storage]\nspaces = true\n", 5, "storage.spaces"),
    ("components-bad-number", HEAD + "[storage]\nspaces = 0\n", 5, "storage.spaces"),
    ("components-bad-number", changed("cards", "castle = 15", "castle = 1"), 5, "cards.counts.castle"),
    ("components-sum", changed("cards", "castle = 15", "castle = 14"), 5, "cards.counts"),
    ("components-unknown-key", changed("cards", "castle = 15", "keep = 15, castle = 15"), 5, "cards.counts.keep"),
    ("components-no-yields", HEAD + "[yields]\ncards = 27\n", 5, "yields.cards"),
    ("components-entry", changed("yields", "copies = 4, marble = 1", "copies = 4, gold = 1"), 5, "yields.cards"),
    ("components-entry", changed("yields", "copies = 4, marble = 1", "copies = 4"), 5, "yields.cards"),
    ("components-entry", changed("yields", "copies = 4, marble = 1", "marble = 1"), 5, "yields.cards"),
    (
        "components-twice",
        changed("yields", "{ copies = 4, workers = 1 }", "{ copies = 4, green = 1 }"),
        5,
        "yields.cards",
    ),
    ("components-missing-reward", changed("yields", "hexagons = 1", "workers = 2"), 5, "yields.cards"),
    ("components-missing-red", changed("yields", "red = 2", "red = 3"), 5, "yields.cards"),
    ("components-sum", changed("yields", "copies = 6", "copies = 7"), 5, "yields.cards"),
    ("components-bad-list", changed("crops", ', "grapes-livestock"', ""), 5, "crops.own"),
    ("components-unknown-face", changed("crops", '"grain-livestock"', '"rye"'), 5, "crops.own"),
    ("components-missing-face", changed("crops", '"grapes-olives"', '"grapes-grain"'), 4, "crops"),
    ("components-second-bonus", changed("bonuses", "inn = 1", "inn = 2"), 6, "bonuses.second.inn"),
    ("components-bad-list", changed("boards", "[0, 0], ", ""), 5, "boards.outline"),
    ("components-bad-cell", changed("boards", "[0, 0]", "[0, 0.5]"), 5, "boards.outline"),
    ("components-cell-order", changed("boards", "[0, 0], [1, 0]", "[1, 0], [0, 0]"), 5, "boards.outline"),
    ("components-outline-apart", changed("boards", "[[0, 0]", "[[0, -5]"), 5, "boards.outline"),
    ("components-outline-turned", changed("boards", "[1, 2]]", "[2, 2]]"), 5, "boards.outline"),
    ("components-bad-cell", changed("boards", "left = [-2, 3]", "left = -2"), 7, "boards.seams.left"),
    ("components-seam-contact", changed("boards", "left = [-2, 3]", "left = [-3, 3]"), 7, "boards.seams.left"),
    ("components-seam-sides", changed("boards", "left = [-2, 3]", "left = [-1, 3]"), 6, "boards.seams"),
    ("components-missing-key", changed("boards", "A1 =", "D1 ="), 9, "boards.colours"),
    ("components-bad-board", changed("boards", "IVK CQLL WMV", "IVK CQLL WM"), 10, "boards.colours.A1"),
    ("components-bad-board", changed("boards", "IVK CQLL WMV", "IVK CQLL WMX"), 10, "boards.colours.A1"),
    ("components-other-colours", changed("boards", "KQM LLCV WVI", "KQM LLCV WVV"), 11, "boards.colours.A2"),
    ("components-spaces", recoloured({"A": "IC"}), 9, "boards.colours"),
    ("components-no-arrangement", recoloured({"A": "QL", "B": "QL", "C": "LQ"}), 9, "boards.colours"),
    ("components-no-large-region", recoloured({"A": "MQ", "B": "ML"}, C="MKM CQVW MWM"), 9, "boards.colours"),
]


@pytest.mark.parametrize(("key", "text", "line", "place"), WRONG, ids=[f"{w[0]}-{i}" for i, w in enumerate(WRONG)])
def test_a_fault_is_found_where_it_is_and_said_in_every_language(
    key: str, text: str, line: int, place: str, tmp_path: Path
) -> None:
    with pytest.raises(BadComponents) as refused:
        read(tmp_path, text)
    found = [(fault.phrase.key, at, ".".join(fault.path)) for at, fault in refused.value.faults]
    assert (key, line, place) in found
    for language in LANGUAGES:
        texts = Catalogue(language, *refused.value.texts)
        assert all(texts.say(fault.phrase) for _, fault in refused.value.faults)
    assert sets.SETS == {}


def test_every_fault_that_can_be_said_is_tried() -> None:
    tried = {key for key, _, _, _ in WRONG} | {"components-too-large", "components-not-utf-8"}
    said = {key for package in GAMES["tuscany"].texts for key in messages(package, "en")}
    assert {key for key in said if not key.startswith("components-about-")} == tried | {"components-no-reward"}


def test_a_card_that_gives_nothing_is_said_with_its_number(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as refused:
        read(tmp_path, changed("yields", "copies = 4, marble = 1", "copies = 4"))
    said = Catalogue("en", *refused.value.texts).say(refused.value.faults[0][1].phrase)
    assert said == "Entry 4: The card gives nothing; it can give red, green, cards, marble, workers, hexagons."


@pytest.mark.parametrize(
    ("content", "key"), [(b"#" * (MOST_BYTES + 1), "components-too-large"), (b"\xff\xfe", "components-not-utf-8")]
)
def test_what_is_no_text_is_no_set(content: bytes, key: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(content)
    with pytest.raises(BadComponents) as refused:
        read_set(tmp_path / "mine.toml", GAMES)
    assert [fault.phrase.key for _, fault in refused.value.faults] == [key]


@pytest.mark.parametrize("group", list(PARTS))
def test_each_group_can_be_replaced_alone(group: str, tmp_path: Path) -> None:
    game, name = read(tmp_path, HEAD + PARTS[group])
    assert (game, name[:-8]) == ("tuscany", "mine-")
    box = tables_for(Setup("tuscany", "first", 2, (), {"components": name})).components
    assert box.name == name
    assert {g for g, value in box.provenance.items() if value == OWNED} == {group}


def test_the_whole_standard_set_is_a_sound_set(tmp_path: Path) -> None:
    _, name = read(tmp_path, HEAD + "\n".join(PARTS.values()))
    box, ours = components.named(name), components.standard()
    assert RECONSTRUCTED not in box.provenance.values()
    assert (box.card_counts, box.own_tiles, box.neutral_tiles) == (ours.card_counts, ours.own_tiles, ours.neutral_tiles)
    assert [one.colours for row in box.boards for one in row] == [one.colours for row in ours.boards for one in row]


@pytest.mark.proves("TUS-R 8")
def test_an_owners_figures_are_played_with(tmp_path: Path) -> None:
    text = changed("yields", "{ copies = 4, workers = 1 }", "{ copies = 4, workers = 1, marble = 2 }")
    _, name = read(tmp_path, text + "\n[storage]\nspaces = 2\n")
    t = tables_for(Setup("tuscany", "revised", 2, (), {"components": name}))
    assert t.components.storage_base == 2
    assert t.yield_words.words[4] == "2-marble+1-worker"
    offered = next(option for option in choices("revised")["options"] if option["key"] == "components")
    assert (offered["values"], offered["default"]) == (["standard", name], "standard")
    assert offered["value_names"] == {"standard": "option-components-standard"}


def test_the_name_of_a_set_tells_contents_apart_but_not_notes(tmp_path: Path) -> None:
    one = read(tmp_path, HEAD + "[storage]\nspaces = 1\n")
    assert read(tmp_path, HEAD + 'note = "my copy"\n[storage]\n# counted\nspaces = 1\nsource = "the board"\n') == one
    assert read(tmp_path, HEAD + "[storage]\nspaces = 2\n") != one


def test_a_set_can_be_lent_to_a_process_without_a_shelf(tmp_path: Path) -> None:
    _, name = read(tmp_path, HEAD + "[storage]\nspaces = 3\n")
    setup = Setup("tuscany", "revised", 2, (), {"components": name})
    lent = sets.lend(setup)
    sets.SETS.clear()
    sets.borrow(setup, lent)
    assert tables_for(setup).components.storage_base == 3
    usual = Setup("tuscany", "revised", 2)
    sets.borrow(usual, sets.lend(usual))
    assert sets.names("tuscany") == [name]


def test_a_record_names_its_set_and_is_refused_where_that_is_missing(tmp_path: Path) -> None:
    _, name = read(tmp_path, HEAD + "[storage]\nspaces = 3\n")
    match = Match(rules_for(Setup("tuscany", "revised", 2, (), {"components": name})), 1)
    text = record_of(match, ["Ada", "Blaise"]).write()
    assert f"options: components={name}\n" in text
    assert "storage=owned" in text
    assert parse(text).setup.options == {"components": name}
    sets.SETS.clear()
    components.named.cache_clear()
    with pytest.raises(RecordError) as refused:
        parse(text)
    assert (refused.value.key, refused.value.arguments["components"]) == ("setup-unknown-components", name)
