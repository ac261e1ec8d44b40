"""`castellany components`, and commands that play with a folder of owner's sets."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.cli.running import MODULE, Answer, castellany, environment

from castellany.core.catalogue import LANGUAGES
from castellany.core.owned import sets
from castellany.core.owned.files import read_set
from castellany.games.castle.components import standard
from castellany.games.registry import replaceable

CHECKOUT = Path(__file__).parents[2]
SET = '[set]\ngame = "tuscany"\nname = "mine"\n[storage]\nspaces = 2\n'


@pytest.fixture(autouse=True)
def _no_sets() -> Iterator[None]:
    """Nothing that a test puts among the sets stays there."""
    yield
    sets.SETS.clear()


def folder_with(home: Path, text: str) -> Path:
    folder = home / "sets"
    folder.mkdir()
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    (folder / "notes.txt").write_text("no set", encoding="utf-8")
    return folder


def sim(home: Path, *words: str) -> Answer:
    return castellany("sim", "tuscany", "--seats", "random,random", "--games", "1", *words, home=home)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(replaceable()))
def test_what_is_written_is_sound(game: str, language: str, tmp_path: Path) -> None:
    written = castellany("components", "write", game, home=tmp_path, language=language)
    assert (written.returncode, written.stderr) == (0, "")
    assert max(map(len, written.stdout.split("\n"))) <= 120
    (tmp_path / "box.toml").write_text(written.stdout, encoding="utf-8")
    checked = castellany("components", "check", "box.toml", home=tmp_path, language=language)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert re.search(r"my-box-[0-9a-f]{8}", checked.stdout)


def test_every_fault_is_told_with_its_line(tmp_path: Path) -> None:
    folder_with(tmp_path, SET.replace("2", "9") + "[tiles]\n")
    answer = castellany("components", "check", "sets/mine.toml", home=tmp_path)
    assert (answer.returncode, answer.stderr) == (1, "")
    assert answer.stdout.split("\n") == [
        "sets/mine.toml, line 5, storage.spaces: A whole number from 1 to 3 must stand here.",
        "sets/mine.toml, line 6, tiles: There is no group “tiles” to replace; there are: boards, cards, yields, crops, "
        "bonuses, storage.",
        "",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bake", "x"), "There is no command “bake”"),
        (("check", "none.toml"), "There is no file none.toml."),
        (("check", "."), "The file . cannot be read."),
        (("write", "chess"), "There is no game “chess”"),
        (("sheet", "castle"), "Say with --svg which file the picture goes to."),
        (("check", "none.toml", "--svg", "x.svg"), "“components check” draws nothing."),
        (("write", "castle", "--svg", "x.svg"), "“components write” draws nothing."),
        (("sheet", "none.toml", "--svg", "x.svg"), "There is no file none.toml."),
        (("sheet", "burgundy", "--svg", "x.svg"), "There is no sheet of the components of “burgundy”."),
        (("write", "burgundy"), "The components of “burgundy” cannot be replaced; those of tuscany, castle can."),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    answer = castellany("components", *words, home=tmp_path)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert said in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_tiles_are_drawn_on_a_sheet(tmp_path: Path) -> None:
    answer = castellany("components", "sheet", "castle", "--svg", "tiles.svg", home=tmp_path)
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "The picture is in tiles.svg.\n", "")
    root = ET.parse(tmp_path / "tiles.svg").getroot()
    written = {"".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")}
    assert any("78 tiles of the set “standard”" in text for text in written)
    assert written >= {face.name for face in standard(("falcon",)).faces}


def test_an_owners_file_is_drawn_once_it_is_sound(tmp_path: Path) -> None:
    written = castellany("components", "write", "castle", home=tmp_path).stdout
    tiles = written[written.index("[tiles]") :]
    named = '[set]\ngame = "castle"\nname = "mine"\n' + tiles[: tiles.index("\n[", tiles.index("[tiles.faces]"))]
    (tmp_path / "mine.toml").write_text(named.replace("\ns1 = ", "\nzz = "), encoding="utf-8")
    answer = castellany("components", "sheet", "mine.toml", "--svg", "tiles.svg", home=tmp_path)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert ">zz</text>" in (tmp_path / "tiles.svg").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(named.replace("road N", "river N", 1), encoding="utf-8")
    answer = castellany("components", "sheet", "mine.toml", "--svg", "again.svg", home=tmp_path)
    assert (answer.returncode, answer.stderr) == (1, "")
    assert "line" in answer.stdout
    assert not (tmp_path / "again.svg").exists()


def test_a_folder_of_sets_can_be_played_with(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, SET)
    _, name = read_set(folder / "mine.toml", replaceable())
    option = f"components={name}"
    assert sim(tmp_path, "--components", "sets", "--option", option).returncode == 0
    assert sim(tmp_path, "--components", "sets", "--option", option, "--processes", "2").returncode == 0
    missing = sim(tmp_path, "--option", option)
    assert missing.returncode == 2
    assert f"“{name}” is not here (known: standard)" in missing.stderr


def test_the_environment_may_name_the_folder(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, SET)
    _, name = read_set(folder / "mine.toml", replaceable())
    words = ["sim", "tuscany", "--seats", "random,random", "--games", "1", "--option", f"components={name}"]
    answer = subprocess.run(
        [*MODULE, *words],
        cwd=tmp_path,
        env={**environment(tmp_path), "CASTELLANY_COMPONENTS": str(folder)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (answer.returncode, answer.stderr) == (0, "")


def test_a_folder_that_cannot_be_used_is_refused_before_anything_begins(tmp_path: Path) -> None:
    folder_with(tmp_path, SET.replace("spaces", "rooms"))
    bad = sim(tmp_path, "--components", "sets")
    assert bad.returncode == 2
    assert bad.stderr.startswith("A set of components cannot be used: sets/mine.toml, line 5, storage.rooms: “rooms”")
    none = sim(tmp_path, "--components", "nowhere")
    assert (none.returncode, none.stderr) == (2, "The folder of components “nowhere” cannot be read.\n")


def test_the_set_in_the_document_is_sound(tmp_path: Path) -> None:
    document = (CHECKOUT / "docs" / "components.md").read_text(encoding="utf-8")
    found = re.search(r"^```toml\n(.*?)^```$", document, re.DOTALL | re.MULTILINE)
    assert found is not None
    (tmp_path / "box.toml").write_text(found[1], encoding="utf-8")
    assert castellany("components", "check", "box.toml", home=tmp_path).returncode == 0
