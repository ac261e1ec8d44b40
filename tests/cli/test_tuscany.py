"""The Castles of Tuscany in a terminal: built, played out, and with other hands hidden."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from rich.cells import cell_len
from tests.cli.running import Answer, castellany, recorded

from castellany.core.catalogue import LANGUAGES
from castellany.games.tuscany.kinds import COLOUR_NAMES

CARD_OF = re.compile(rf"(\w+) draws 1 (?:{'|'.join(COLOUR_NAMES)}) card")


def play(home: Path, typed: list[str], *words: str, language: str = "en", columns: int = 80) -> Answer:
    """A game of Tuscany with seed 5, answered line by line."""
    text = "".join(line + "\n" for line in typed)
    told = ("play", "tuscany", "--seed", "5", "--bots", "random", "--save", "it.record", *words)
    return castellany(*told, home=home, typed=text, language=language, columns=columns)


def test_a_whole_game_through_a_pipe_with_other_hands_hidden(tmp_path: Path) -> None:
    answer = play(tmp_path, ["1", "2", "3"] * 300)
    assert (answer.returncode, answer.stderr) == (0, "")
    match = recorded(tmp_path / "it.record")
    assert match.over
    points = {placing.seat: placing.points for placing in match.rules.result(match.state).placings}
    assert f"Player: {points[0]} points" in answer.stdout
    before = answer.stdout.split("The game is over")[0]
    told = CARD_OF.findall(before[: before.rindex("\n> ")])
    assert set(told) == {"Player"}
    played = "\n".join(match.rules.write(played.move) for played in match.history)
    assert {"build", "bonus", "take", "card", "reveal"} <= set(re.findall(r"^\w+", played, re.MULTILINE))


def test_boards_are_joined_by_a_word_and_shown_before(tmp_path: Path) -> None:
    before, shown = play(tmp_path, ["table build AbC lr", "quit"]).stdout.split("> table build AbC lr")
    spaces = re.findall(r">(\d+)<", shown)
    assert len(spaces) == 3
    assert not re.search(r">\d+<", before)
    wrong = next(str(space) for space in range(1, 31) if str(space) not in spaces)
    words = [f"build AbC lr castle {space}" for space in (*spaces, wrong)]
    (tmp_path / "it.record").unlink()
    answer = play(tmp_path, ["build AbC lr", words[3], words[2], "quit"])
    said = " ".join(answer.stdout.split())
    assert f"Several moves begin with “build abc lr”: {', '.join(words[:3])}." in said
    assert f"Space {wrong} is no castle space; the start castle needs one." in said
    history = recorded(tmp_path / "it.record")
    assert words[2] in [history.rules.write(played.move) for played in history.history]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_screen_and_explains_itself(tmp_path: Path, language: str) -> None:
    typed = ["1", "1", "help", "about castle", "score", "log", "hint", "2", "2", "table", "quit"]
    answer = play(tmp_path, typed, "--players", "4", language=language)
    assert (answer.returncode, answer.stderr) == (0, "")
    own = [line for line in answer.stdout.splitlines() if "--resume" not in line and not line.startswith("> ")]
    assert max(cell_len(line) for line in own) <= 80
    assert answer.stdout.count("Kx") + answer.stdout.count("Vx") + answer.stdout.count("Lx") > 0


def test_the_picture_of_a_record(tmp_path: Path) -> None:
    play(tmp_path, ["1", "1", "2", "quit"])
    answer = castellany("show", "it.record", "--svg", "it.svg", home=tmp_path)
    assert answer.returncode == 0
    assert ET.parse(tmp_path / "it.svg").getroot().attrib["role"] == "img"
    assert "Castles of Tuscany" in (tmp_path / "it.svg").read_text(encoding="utf-8")
    assert "property cards" in castellany("replay", "it.record", home=tmp_path).stdout
