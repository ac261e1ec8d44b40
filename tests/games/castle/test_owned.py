"""Owner's files: what is wrong with one is said with its line, and a sound one can be played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.core.fluent_texts import messages
from tests.games.castle.everything import FALCON
from tests.games.castle.wrong_files import HEAD, PARTS, WRONG, changed, tile

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.owned import sets
from castellany.core.owned.faults import Fault
from castellany.core.owned.files import BadComponents, read_set
from castellany.core.owned.sets import OWNED
from castellany.core.phrase import Phrase
from castellany.core.setup import Setup
from castellany.games.castle import components
from castellany.games.castle.assembly import assemble
from castellany.games.castle.box import RECONSTRUCTED, REDUCED
from castellany.games.castle.modules.falcon.kinds import CHAPEL
from castellany.games.castle.options import choices
from castellany.games.castle.owned import castle_replaceable
from castellany.match import Match, RecordError, parse, record_of

REPLACEABLE: Final = castle_replaceable()
GAMES: Final = {"castle": REPLACEABLE}


@pytest.fixture(autouse=True)
def _no_sets() -> Iterator[None]:
    """Nothing that a test puts among the sets stays there."""
    yield
    sets.SETS.clear()
    components.named.cache_clear()


def read(folder: Path, text: str) -> tuple[str, str]:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return read_set(file, GAMES)


def faults_of(folder: Path, text: str) -> list[tuple[int, Fault]]:
    with pytest.raises(BadComponents) as refused:
        read(folder, text)
    assert refused.value.texts == REPLACEABLE.texts
    return refused.value.faults


def keys_in(phrase: Phrase) -> list[str]:
    inner = phrase.arguments.get("why")
    return [phrase.key, *(keys_in(inner) if isinstance(inner, Phrase) else [])]


@pytest.mark.proves("CAS-R 22")
@pytest.mark.parametrize(("key", "text", "line", "place"), WRONG, ids=[f"{w[0]}-{i}" for i, w in enumerate(WRONG)])
def test_a_fault_is_found_where_it_is_and_said_in_every_language(
    key: str, text: str, line: str, place: str, tmp_path: Path
) -> None:
    faults = faults_of(tmp_path, text)
    lines = text.split("\n")
    found = [(key in keys_in(fault.phrase), lines[at - 1], ".".join(fault.path)) for at, fault in faults]
    assert any(known and said.startswith(line) and where == place for known, said, where in found), faults
    for language in LANGUAGES:
        texts = Catalogue(language, *REPLACEABLE.texts)
        assert all(texts.say(fault.phrase) for _, fault in faults)
    assert sets.SETS == {}


def test_every_fault_of_this_game_is_tried() -> None:
    said = {key for package in REPLACEABLE.texts[1:] for key in messages(package, "en")}
    tried = {key for key, _, _, _ in WRONG}
    assert {key for key in said if not key.startswith("components-about-")} <= tried
    assert {key.removeprefix("components-about-") for key in said if key.startswith("components-about-")} == set(PARTS)


@pytest.mark.parametrize(
    ("segments", "centre"),
    [
        (("pigsty N", "pigsty S", "meadow En Es Ws Wn"), ""),
        (("house N", "house S", "meadow En Es", "meadow Ws Wn"), ""),
        (("road N E stocks", "road S W", "meadow Ne En", "meadow Es Se Wn Nw", "meadow Sw Ws"), ""),
        (("road S", "meadow Nw Ne En Es Se Sw Ws Wn"), "square"),
        (("house N", "pigsty W", "road S", "meadow En Es Se", "meadow Sw"), ""),
        (("meadow Nw Ne En Es Se Sw Ws Wn shrine shrine",), ""),
    ],
)
def test_whatever_can_lie_on_a_tile_is_accepted(segments: tuple[str, ...], centre: str, tmp_path: Path) -> None:
    assert read(tmp_path, tile(*segments, centre=centre))[0] == "castle"


def test_a_gate_may_show_a_chapel(tmp_path: Path) -> None:
    _, name = read(tmp_path, changed("gates", '"road"', '"chapel"'))
    assert components.named(name, FALCON).wall.starts[-2].segment.terrain == CHAPEL


def test_a_segment_is_named_by_its_number(tmp_path: Path) -> None:
    faults = faults_of(tmp_path, tile("house N E S", "meadow W"))
    said = [Catalogue("en", *REPLACEABLE.texts).say(fault.phrase) for _, fault in faults]
    assert said == ["Entry 2: “W” cannot stand here; these can: Nw, Ne, En, Es, Se, Sw, Ws, Wn, shrine."]


@pytest.mark.parametrize("group", list(PARTS))
def test_each_group_can_be_replaced_alone(group: str, tmp_path: Path) -> None:
    game, name = read(tmp_path, HEAD + PARTS[group])
    assert (game, name[:-8]) == ("castle", "mine-")
    box = assemble(Setup("castle", "standard", 2, FALCON, {"components": name})).tables.components
    assert box.name == name
    assert {g for g, value in box.provenance.items() if value == OWNED} == {group}


def test_the_whole_standard_set_is_a_sound_set(tmp_path: Path) -> None:
    _, name = read(tmp_path, HEAD + "\n".join(PARTS.values()))
    for modules in ((), FALCON):
        box, ours = components.named(name, modules), components.standard(modules)
        assert RECONSTRUCTED not in box.provenance.values()
        assert [face.name for face in box.faces] == [face.name for face in ours.faces]
        assert [face.side_terrain for face in box.faces] == [face.side_terrain for face in ours.faces]
        assert (box.wall.xy, box.wall.start_at) == (ours.wall.xy, ours.wall.start_at)


def turned_round() -> tuple[str, str]:
    """Our outline after half a turn, and its start spaces."""
    wall = components.standard().wall
    rows = [["."] * 9 for _ in range(10)]
    for x, y in wall.xy:
        rows[9 - y][8 - x] = "#"
    drawn = ", ".join(f'"{"".join(row)}"' for row in rows)
    outline = f"[outline]\ncorner = [9, 4]\nrows = [{drawn}]\n"
    spaces = []
    for key, words in components.standard_groups()["starts"]["spaces"].items():
        x, y = components.place(key.split("-")[0])
        side = {"N": "S", "E": "W", "S": "N", "W": "E"}[key[-1]]
        spaces.append(f'{"abcdefghi"[8 - x]}{10 - y}-{side} = "{words}"')
    return (outline, "[starts.spaces]\n" + "\n".join(spaces) + "\n")


def test_another_outline_needs_its_own_start_spaces(tmp_path: Path) -> None:
    outline, starts = turned_round()
    faults = faults_of(tmp_path, HEAD + outline)
    assert {(at, ".".join(fault.path), fault.phrase.key) for at, fault in faults} == {
        (4, "outline", "components-start-off-wall")
    }
    _, name = read(tmp_path, HEAD + outline + starts)
    wall, ours = components.named(name, FALCON).wall, components.standard(FALCON).wall
    assert sorted((9 - x, 10 - y) for x, y in wall.xy) == sorted(ours.xy)
    assert wall.places == ours.places


@pytest.mark.proves("CAS-R 22")
def test_an_owners_figures_are_played_with(tmp_path: Path) -> None:
    text = changed("numbers", '"full"', '"reduced"').replace("seat_token = 2", "seat_token = 3")
    _, name = read(tmp_path, text)
    t = assemble(Setup("castle", "standard", 2, (), {"components": name})).tables
    assert (t.numbers.seat_token, t.numbers.points_token, t.numbers.unfinished_rate) == (3, 5, REDUCED)
    offered = next(option for option in choices("standard", [])["options"] if option["key"] == "components")
    assert (offered["values"], offered["default"]) == (["standard", name], "standard")
    assert offered["value_names"] == {"standard": "option-components-standard"}


def test_a_record_names_its_set(tmp_path: Path) -> None:
    _, name = read(tmp_path, tile("house N E S", "meadow Ws Wn shrine"))
    match = Match(assemble(Setup("castle", "standard", 2, ("falcon",), {"components": name})), 1)
    text = record_of(match, ["Ada", "Blaise"]).write()
    assert f"options: components={name}\n" in text
    assert "tiles=owned" in text
    assert "falcon=reconstructed" in text


def refused_record(text: str) -> RecordError:
    with pytest.raises(RecordError) as refused:
        parse(text)
    return refused.value


def test_a_record_is_refused_without_the_components_that_it_was_played_with(tmp_path: Path) -> None:
    _, name = read(tmp_path, tile("house N E S", "meadow Ws Wn shrine"))
    ours, theirs = (Setup("castle", "standard", 2, (), options) for options in ({}, {"components": name}))
    usual, owned = (record_of(Match(assemble(setup), 1), ["Ada", "Blaise"]).write() for setup in (ours, theirs))
    assert (parse(usual).setup.options, parse(owned).setup.options) == ({}, theirs.options)
    for text, before, after in ((owned, f" components={name}", ""), (usual, "options:", f"options: components={name}")):
        error = refused_record(text.replace(before, after))
        assert (error.key, error.line) == ("record-other-components", 8)
        assert error.arguments["said"] == parse(text).components != error.arguments["found"]
    sets.SETS.clear()
    components.named.cache_clear()
    assert (refused_record(owned).key, refused_record(owned).line) == ("setup-unknown-components", 6)
