"""A game through a pipe: played out, saved, taken up again, taken back, and never upset by what is typed."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.running import INSTALLED, castellany, environment, play, recorded

from castellany.cli.called import called
from castellany.cli.language import texts_in
from castellany.core.catalogue import LANGUAGES

NONSENSE = ["", "   ", "0", "999", "-1", "1e9", "9" * 400, "take", "take bank", "take bank@9 with 7", "roll 3 5", "; ;"]
NONSENSE += ["place bank@38 with 1", "save /", "about", "about dragon", "\x1b[2J", "\x00", "ждать", "½", "²", "١"]


def story(home: Path, *lines: str) -> str:
    """The record after these answers."""
    file = home / "story.record"
    file.unlink(missing_ok=True)
    answer = play(home, list(lines), "--save", str(file))
    assert (answer.returncode, answer.stderr) == (0, "")
    return file.read_text(encoding="utf-8")


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    answer = play(tmp_path, ["1"] * 600, "--save", "whole.record", "--bots", "random")
    assert (answer.returncode, answer.stderr) == (0, "")
    match = recorded(tmp_path / "whole.record")
    assert match.over
    points = {placing.seat: placing.points for placing in match.rules.result(match.state).placings}
    assert f"Player: {points[0]} points" in answer.stdout
    assert f"random: {points[1]} points" in answer.stdout
    assert "The record is in whole.record." in answer.stdout


@pytest.mark.parametrize(("players", "seat"), [(3, 2), (4, 4)])
def test_more_bots_and_another_seat(tmp_path: Path, players: int, seat: int) -> None:
    words = ("--players", str(players), "--seat", str(seat), "--bots", "random", "--edition", "2019")
    answer = play(tmp_path, ["1", "1", "1"], *words, "--save", "x.record")
    assert answer.returncode == 0
    text = (tmp_path / "x.record").read_text(encoding="utf-8")
    assert [f"seat {n}: {'player' if n == seat else 'random'}" in text for n in range(1, players + 1)] == [
        True
    ] * players


def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    answer = play(tmp_path, ["1"])
    (file,) = (tmp_path / "castellany").glob("burgundy-*.record")
    assert answer.returncode == 0
    assert f"castellany play --resume {file}" in answer.stdout
    assert len(recorded(file).history) > 1


def test_a_game_taken_up_again_goes_on_as_if_never_left(tmp_path: Path) -> None:
    moves = ["1", "2", "1", "3", "1", "1", "2", "1"]
    at_once = story(tmp_path, *moves)
    first = play(tmp_path, [*moves[:4], "quit", "1"], "--save", "halves.record")
    second = play(tmp_path, moves[4:], "--resume", "halves.record")
    assert (first.returncode, second.returncode) == (0, 0)
    assert (tmp_path / "halves.record").read_text(encoding="utf-8") == at_once


def test_a_move_taken_back_leaves_no_trace(tmp_path: Path) -> None:
    assert story(tmp_path, "1", "2", "undo") == story(tmp_path, "1")
    assert story(tmp_path, "1", "2", "undo", "2") == story(tmp_path, "1", "2")


def test_against_bots_undo_goes_back_to_the_first_move_and_no_further(tmp_path: Path) -> None:
    file = tmp_path / "back.record"
    answer = play(tmp_path, ["1", "1", "end", "1", *["undo"] * 6], "--save", str(file))
    assert answer.stdout.count(texts_in("en").text("cli-undone")) == 4
    assert answer.stdout.count(texts_in("en").text("cli-nothing-to-undo")) == 2
    assert all(played.seat != 0 for played in recorded(file).history)


def test_a_choice_made_together_can_be_taken_back(tmp_path: Path) -> None:
    words = ("play", "burgundy", "--seed", "5", "--boards", "random", "--save", "x.record")
    answer = castellany(*words, home=tmp_path, typed="1\nundo\n")
    assert texts_in("en").text("cli-undone") in answer.stdout
    assert all(played.seat != 0 for played in recorded(tmp_path / "x.record").history)


def test_moves_are_understood_in_notation_and_by_an_unmistakable_beginning(tmp_path: Path) -> None:
    record = story(tmp_path, "workers with 1")
    assert record.splitlines()[-2].endswith("workers with 1")
    assert story(tmp_path, "  WORKERS   with 1 ") == record
    answer = play(tmp_path, ["workers"])
    several = texts_in("en").text("cli-several-begin", text="workers", moves="workers with 1, workers with 4")
    assert several in answer.stdout


def test_saying_nothing_plays_the_only_move(tmp_path: Path) -> None:
    assert story(tmp_path, "workers with 1", "workers with 4", "") == story(
        tmp_path, "workers with 1", "workers with 4", "end"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_gives_its_reason_in_the_players_language(tmp_path: Path, language: str) -> None:
    texts = texts_in(language, "burgundy")
    answer = play(tmp_path, ["take castle@1 with 2", "sell 9", "cofnij", "отмена"], "--language", language)
    assert texts.text("refusal-depot-lacks-tile", kind="kind-castle", depot="depot-1") in answer.stdout
    assert texts.text("cli-not-understood", text="sell 9") in answer.stdout
    assert (texts.text("cli-nothing-to-undo") in answer.stdout) == (language != "en")


def test_nothing_that_is_typed_upsets_the_game(tmp_path: Path) -> None:
    answer = play(tmp_path, [*NONSENSE, "1"])
    assert (answer.returncode, answer.stderr) == (0, "")
    (file,) = (tmp_path / "castellany").glob("*.record")
    assert recorded(file).history[-1].seat == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_at_the_table(tmp_path: Path, language: str) -> None:
    texts = texts_in(language, "burgundy")
    typed = ["help", "hint", "about bank", "score", "log", "table", "save other.record", "save", "quit"]
    answer = play(tmp_path, typed, language=language, columns=200)
    assert (answer.returncode, answer.stderr) == (0, "")
    for key in ("cli-help-answers", "cli-help-undo", "about-bank", "cli-total"):
        assert texts.text(key) in answer.stdout
    assert answer.stdout.count(texts.text("label-turn-order")) == 2
    assert recorded(tmp_path / "other.record").history
    assert not list(tmp_path.glob("castellany/*.record"))


def test_a_file_that_is_there_already_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("dear diary\n")
    inside = play(tmp_path, ["save mine.txt"])
    assert texts_in("en").text("cli-file-exists", file="mine.txt") in inside.stdout
    assert play(tmp_path, [], "--save", "mine.txt").returncode == 2
    assert (tmp_path / "mine.txt").read_text() == "dear diary\n"


def test_a_file_that_cannot_be_written_leaves_the_game_where_it_was_kept(tmp_path: Path) -> None:
    answer = play(tmp_path, ["save no/such/folder", "workers with 1", "quit"], "--save", "kept.record")
    assert answer.stdout.count(texts_in("en").text("cli-unwritable-file", file="no/such/folder")) == 1
    assert "kept.record" in answer.stdout.splitlines()[-1]
    assert (tmp_path / "kept.record").read_text(encoding="utf-8").splitlines()[-2].endswith("workers with 1")


def test_the_line_that_says_how_to_go_on_can_be_copied(tmp_path: Path) -> None:
    program = tmp_path / "my tools" / "castellany"
    program.parent.mkdir()
    program.write_text("")
    program.chmod(0o755)
    assert called(str(program)) == f"'{program}'"
    assert called("somewhere/__main__.py").endswith(" -m castellany")
    answer = castellany("play", "--seed", "5", "burgundy", home=tmp_path, typed="quit\n", command=INSTALLED)
    words = shlex.split(answer.stdout.splitlines()[-1].partition("To go on: ")[2])
    again = subprocess.run(words, cwd=tmp_path, env=environment(tmp_path), input="", capture_output=True, check=False)
    assert again.returncode == 0


def test_a_finished_game_taken_up_again_shows_its_result_and_stays_as_it_is(tmp_path: Path) -> None:
    assert castellany("play", home=tmp_path).returncode == 0
    (file,) = tmp_path.glob("castellany/*.record")
    before = file.read_bytes()
    answer = castellany("play", "--resume", str(file), home=tmp_path)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "1. greedy" in answer.stdout
    assert file.read_bytes() == before


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_is_as_wide_as_it_may_be_and_no_wider(tmp_path: Path, language: str, columns: int) -> None:
    typed = [*["1"] * 30, "help", "score", "hint", "about monastery6"]
    answer = play(tmp_path, typed, "--players", "3", "--bots", "random", language=language, columns=columns)
    lines = [line.rstrip() for line in answer.stdout.splitlines() if "castellany play --resume" not in line]
    assert max(map(cell_len, lines)) <= columns
    assert columns - 2 <= max(map(cell_len, lines))
