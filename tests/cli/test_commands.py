"""Every command through the installed entry point, as a user starts it."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from importlib.metadata import version
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.cli.running import INSTALLED, MODULE, castellany, environment, recorded

from castellany.cli import main
from castellany.cli.language import texts_in
from castellany.core.catalogue import LANGUAGES
from castellany.form import form

CHECKOUT = Path(__file__).parents[2]
EXAMPLE = CHECKOUT / "docs" / "example.record"
NAMES = ("Ada", "Blaise")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("command", [INSTALLED, None], ids=["installed", "module"])
def test_the_version_names_the_form(tmp_path: Path, command: list[str] | None) -> None:
    answer = castellany("--version", home=tmp_path, command=command)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout == f"castellany {version('castellany')} ({form()} form)\n"


@pytest.mark.parametrize(
    "command",
    [
        "",
        "serve",
        "play",
        "sim",
        "replay",
        "show",
        "rules",
        "bench",
        "admin",
        "admin users",
        "admin backup",
        "components",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_readers_language_and_no_other(
    language: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = texts_in(language)
    with pytest.raises(SystemExit) as ended:
        main([*command.split(), "--help", "--language", language])
    shown = capsys.readouterr()
    assert (ended.value.code, shown.err) == (0, "")
    assert shown.out.startswith(texts.text("cli-usage"))
    assert texts.text("cli-options") + ":" in shown.out
    assert texts.text("cli-option-help") in shown.out
    assert language == "en" or not re.search(r"usage|options:|arguments:|show this", shown.out)


def test_a_bare_call_explains_itself(tmp_path: Path) -> None:
    assert castellany(home=tmp_path).stdout == castellany("--help", home=tmp_path).stdout


def test_without_a_terminal_two_bots_play_a_game_and_leave_its_record(tmp_path: Path) -> None:
    first = castellany("play", home=tmp_path, command=INSTALLED)
    assert (first.returncode, first.stderr) == (0, "")
    (file,) = (tmp_path / "castellany").glob("*.record")
    match = recorded(file)
    best = match.rules.result(match.state).placings[0]
    assert match.over
    assert f"1. greedy {best.seat + 1}: {best.points} points" in first.stdout
    assert str(file) in first.stdout
    assert castellany("play", home=tmp_path).stdout == first.stdout


def test_a_data_folder_that_cannot_be_made_is_replaced_by_the_current_one(tmp_path: Path) -> None:
    (tmp_path / "castellany").write_text("in the way")
    answer = castellany("play", home=tmp_path)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert recorded(tmp_path / "burgundy-demo.record").over


def test_sim_as_json_is_one_object_with_the_promised_keys(tmp_path: Path) -> None:
    words = ("sim", "burgundy", "--seats", "random,points", "--games", "4", "--seed", "1", "--edition", "2019")
    answer = castellany(*words, "--boards", "1", "--json", home=tmp_path, command=INSTALLED)
    assert (answer.returncode, answer.stderr) == (0, "")
    found = json.loads(answer.stdout)
    assert (found["game"], found["edition"], found["games"]) == ("burgundy", "2019", 4)
    assert found["decisions"] > 4 * 50
    assert found["seconds"] > 0
    assert [seat["bot"] for seat in found["seats"]] == ["random", "points"]
    assert sum(seat["wins"] for seat in found["seats"]) + sum(seat["draws"] for seat in found["seats"]) / 2 == 4
    assert all(seat["mean_score"] > 0 for seat in found["seats"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_sim_sums_up_in_words(tmp_path: Path, language: str) -> None:
    words = ("sim", "burgundy", "--seats", "random,random,random", "--games", "3")
    answer = castellany(*words, home=tmp_path, language=language)
    assert (answer.returncode, answer.stderr) == (0, "")
    texts = texts_in(language, "burgundy")
    for key in ("cli-sim-wins", "cli-sim-draws", "cli-sim-sources", "source-area"):
        assert texts.text(key) in answer.stdout


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    def scores(seed: str) -> list[object]:
        answer = castellany("sim", "burgundy", "--games", "2", "--seed", seed, "--json", home=tmp_path)
        return [json.loads(answer.stdout)["seats"], json.loads(answer.stdout)["decisions"]]

    assert scores("7") == scores("7") != scores("8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_every_move_and_the_result(tmp_path: Path, language: str) -> None:
    answer = castellany("replay", str(EXAMPLE), home=tmp_path, language=language, command=INSTALLED)
    assert (answer.returncode, answer.stderr) == (0, "")
    numbers = [int(found) for found in re.findall(r"^ *(\d+)  ", answer.stdout, re.MULTILINE)]
    match = recorded(EXAMPLE)
    assert numbers == list(range(1, len(match.history) + 1))
    best = match.rules.result(match.state).placings[0]
    points = texts_in(language).text("count-points", points=best.points)
    assert f"1. {NAMES[best.seat]}: {points}" in answer.stdout


def test_replay_at_a_move_shows_the_table_after_it(tmp_path: Path) -> None:
    before = castellany("replay", str(EXAMPLE), "--at", "0", home=tmp_path)
    after = castellany("replay", str(EXAMPLE), "--at", "120", home=tmp_path)
    assert (before.returncode, after.returncode, before.stderr + after.stderr) == (0, 0, "")
    assert "Phase A, round 1" in before.stdout
    assert "Turn order" in after.stdout
    assert before.stdout != after.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_draws_well_formed_svg(tmp_path: Path, language: str) -> None:
    words = ("show", str(EXAMPLE), "--at", "200", "--svg", "table.svg")
    answer = castellany(*words, home=tmp_path, language=language, command=INSTALLED)
    assert (answer.returncode, answer.stderr) == (0, "")
    root = ET.parse(tmp_path / "table.svg").getroot()
    assert root.tag == f"{SVG}svg"
    written = {"".join(element.itertext()) for element in root.iter(f"{SVG}text")}
    assert {*NAMES, texts_in(language, "burgundy").text("label-black-depot")} <= written


def test_show_without_a_file_for_the_picture_shows_the_table(tmp_path: Path) -> None:
    assert "Turn order" in castellany("show", str(EXAMPLE), home=tmp_path).stdout


def test_the_picture_in_the_readme_is_what_show_draws_today(tmp_path: Path) -> None:
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"castellany show (docs/example\.record) --at (\d+) --svg (docs/burgundy\.svg)", readme)
    assert found is not None
    record, at, picture = found.groups()
    castellany("show", str(CHECKOUT / record), "--at", at, "--svg", "today.svg", home=tmp_path)
    assert (tmp_path / "today.svg").read_bytes() == (CHECKOUT / picture).read_bytes()
    assert f"({picture})" in readme


def small_checkout(root: Path) -> Path:
    """A checkout with one clause proved and one not."""
    (root / "docs" / "rules").mkdir(parents=True)
    (root / "docs" / "rules" / "hill.md").write_text("- **HIL 1** Go up.\n- **HIL 2** Come down.\n")
    (root / "tests").mkdir()
    proof = 'import pytest\n\n@pytest.mark.proves("HIL 1")\ndef test_up() -> None:\n    assert 1\n'
    (root / "tests" / "test_hill.py").write_text(proof)
    return root


def test_coverage_names_what_has_no_proof_and_fails(tmp_path: Path) -> None:
    answer = castellany("rules", "coverage", home=small_checkout(tmp_path), command=INSTALLED)
    assert (answer.returncode, answer.stderr) == (1, "")
    assert answer.stdout == "1 of 2 clauses have a proof.\nWithout a proof (1):\n  HIL 2\n"


def test_coverage_remembers_proofs_and_notices_their_loss(tmp_path: Path) -> None:
    root = small_checkout(tmp_path)
    answer = castellany("rules", "coverage", "--record", home=root)
    assert "docs/rules/proved/hill.txt" in answer.stdout
    assert (root / "docs/rules/proved/hill.txt").read_text() == "HIL 1\n"
    (root / "tests" / "test_hill.py").write_text("")
    answer = castellany("rules", "coverage", home=root, language="pl")
    assert texts_in("pl").text("cli-coverage-lost", count=1) in answer.stdout
    assert answer.returncode == 1


def test_a_ledger_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    root = small_checkout(tmp_path)
    (root / "docs" / "rules" / "hill.md").write_text("- **HIL 1.** Go up.\n")
    answer = castellany("rules", "coverage", home=root)
    assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)


def test_bench_as_json_has_the_promised_keys(tmp_path: Path) -> None:
    answer = castellany("bench", "--json", home=tmp_path, command=INSTALLED)
    assert (answer.returncode, answer.stderr) == (0, "")
    found = json.loads(answer.stdout)["burgundy"]
    assert found["decisions_per_s"] > 0
    assert found["games_per_s"] > 0
    assert found["clone_us"] > 0
    assert found["compiled"] == (form() == "compiled")


def test_an_endless_simulation_stops_at_once(tmp_path: Path) -> None:
    words = ["sim", "burgundy", "--seats", "greedy,greedy", "--games", "1000000", "--processes", "2"]
    process = subprocess.Popen([*MODULE, *words], cwd=tmp_path, env=environment(tmp_path), stdout=subprocess.PIPE)
    try:
        time.sleep(4)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=15) == 130
    finally:
        process.kill()
        process.communicate()
