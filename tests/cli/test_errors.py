"""What cannot be done is said in one sentence of the chosen language, with exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import castellany

from castellany.cli import main
from castellany.cli.language import texts_in
from castellany.core.catalogue import LANGUAGES
from castellany.core.setup import Setup
from castellany.games.registry import rules_for
from castellany.match import Match, parse, record_of

MATCH = Match(rules_for(Setup("burgundy", "special", 2, (), {"boards": "1"})), 5)
MOVES = len(MATCH.history)
ASKED = MATCH.turn + 1
BOARDS = "1, 2, 3, 4se, 5, 6, 7, 8se, 9, 10"
USER_ACTIONS = "list, reset, host, unhost, remove"
OPTIONS = "boards, castle, choosing, full-storage, castle-action, first-tie, second-tie, redrawn"

CASES: list[tuple[list[str], str, dict[str, str | int]]] = [
    (
        ["fly"],
        "cli-unknown-command",
        {"command": "fly", "known": "serve, play, sim, replay, show, rules, bench, admin, components"},
    ),
    (["rules", "break"], "cli-unknown-command", {"command": "break", "known": "coverage"}),
    (["play", "burgundy", "--wrong"], "cli-unknown-word", {"word": "--wrong", "command": "castellany play"}),
    (["replay", "one", "two"], "cli-unknown-word", {"word": "two", "command": "castellany replay"}),
    (["--wrong"], "cli-unknown-word", {"word": "--wrong", "command": "castellany"}),
    (["replay", "/dev/zero"], "cli-file-too-large", {"file": "/dev/zero"}),
    (["play", "burgundy", "--edition"], "cli-bad-arguments", {"command": "castellany play"}),
    (["sim"], "cli-bad-arguments", {"command": "castellany sim"}),
    (["play", "whist"], "setup-unknown-game", {"game": "whist", "known": "burgundy, tuscany, castle"}),
    (["sim", "whist"], "setup-unknown-game", {"game": "whist", "known": "burgundy, tuscany, castle"}),
    (
        ["play", "burgundy", "--edition", "2011"],
        "setup-unknown-edition",
        {"edition": "2011", "known": "special, 2019"},
    ),
    (["play", "burgundy", "--boards", "77"], "setup-unknown-board", {"board": "77", "known": BOARDS}),
    (["play", "burgundy", "--boards", "1,2,3"], "setup-board-count", {"boards": "1,2,3", "players": "2"}),
    (["play", "tuscany", "--modules", "dragons"], "setup-no-modules", {"module": "dragons"}),
    (
        ["play", "castle", "--modules", "dragons"],
        "setup-unknown-module",
        {"module": "dragons", "known": "falcon, halt"},
    ),
    (["play", "burgundy", "--option", "luck=9"], "setup-unknown-option", {"option": "luck", "known": OPTIONS}),
    (["play", "burgundy", "--option", "luck"], "cli-bad-option", {"option": "luck"}),
    (
        ["play", "burgundy", "--option", "castle=moon"],
        "setup-option-value",
        {"option": "castle", "value": "moon", "known": "choose, centre"},
    ),
    (["play", "burgundy", "--players", "7"], "setup-players", {"players": "7", "fewest": "2", "most": "4"}),
    (["play", "castle", "--players", "3"], "setup-players-exactly", {"players": "3", "wanted": "2"}),
    (
        ["play", "burgundy", "--players", "two"],
        "cli-bad-number",
        {"option": "--players", "value": "two", "least": "0", "most": "99"},
    ),
    (
        ["play", "burgundy", "--seat", "3"],
        "cli-bad-number",
        {"option": "--seat", "value": "3", "least": "1", "most": "2"},
    ),
    (["play", "burgundy", "--bots", "deep"], "unknown-bot", {"bot": "deep", "known": "random, points, greedy"}),
    (["sim", "burgundy", "--seats", "greedy,x"], "unknown-bot", {"bot": "x", "known": "random, points, greedy"}),
    (["play", "burgundy", "--bots", "random,points", "--players", "4"], "cli-bot-count", {"bots": 2, "needed": 3}),
    (["play", "--resume", "none.record"], "cli-no-file", {"file": "none.record"}),
    (["play", "--resume", "none.record", "--boards", "1"], "cli-resume-alone", {"option": "--boards"}),
    (["replay", "none.record"], "cli-no-file", {"file": "none.record"}),
    (["show", "none.record", "--svg", "x.svg"], "cli-no-file", {"file": "none.record"}),
    (["replay", "."], "cli-unreadable-file", {"file": "."}),
    (["replay", "bytes"], "cli-no-text", {"file": "bytes"}),
    (["replay", "huge"], "cli-file-too-large", {"file": "huge"}),
    (["show", "good", "--svg", "no/such/x.svg"], "cli-unwritable-file", {"file": "no/such/x.svg"}),
    (
        ["replay", "good", "--at", "99"],
        "cli-bad-number",
        {"option": "--at", "value": "99", "least": "0", "most": str(MOVES)},
    ),
    (["rules", "coverage"], "cli-no-checkout", {}),
    (["serve", "--port", "x"], "cli-bad-number", {"option": "--port", "value": "x", "least": "0", "most": "65535"}),
    (["serve", "--lan", "--host", "::"], "cli-serve-lan-host", {}),
    (["serve", "--data", "good"], "cli-serve-no-folder", {"folder": "{folder}/good"}),
    (["admin", "users"], "cli-admin-no-database", {"file": "{folder}/castellany/castellany.sqlite"}),
    (["admin", "users", "praise"], "cli-unknown-command", {"command": "praise", "known": USER_ACTIONS}),
    (["admin", "users", "reset"], "cli-bad-arguments", {"command": "castellany admin users"}),
    (["admin", "tables", "list", "abc"], "cli-bad-arguments", {"command": "castellany admin tables"}),
    (["admin", "dance"], "cli-bad-arguments", {"command": "castellany admin"}),
    (["admin", "restore", "none"], "cli-no-file", {"file": "none"}),
    (["admin", "restore", "good"], "cli-admin-unsure", {}),
    (["admin", "restore", "good", "--yes"], "cli-admin-copy-foreign", {"file": "good"}),
    (["admin", "import", "none"], "cli-no-file", {"file": "none"}),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with files that are and are not records."""
    (tmp_path / "good").write_text(record_of(MATCH, ["Anna", "Bo"]).write(), encoding="utf-8")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "huge").write_bytes(b"x" * 4_000_001)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "key", "arguments"), CASES, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_one_sentence_and_exit_code_2(
    folder: Path,
    words: list[str],
    key: str,
    arguments: dict[str, str | int],
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    arguments = {
        name: value.replace("{folder}", str(folder)) if isinstance(value, str) else value
        for name, value in arguments.items()
    }
    assert main(words) == 2
    texts = texts_in(language, "burgundy" if "burgundy" in words else "")
    assert capsys.readouterr() == ("", texts.text(key, **arguments) + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "key", "arguments"),
    [
        (f"{ASKED}: take castle@1 with 2", "record-illegal-move", {"move": "take castle@1 with 2"}),
        (f"{ASKED}: jump", "record-bad-move", {"move": "jump"}),
        ("what is this", "record-foreign-line", {"said": "what is this"}),
    ],
)
def test_a_bad_record_is_refused_with_line_and_reason(
    folder: Path,
    line: str,
    key: str,
    arguments: dict[str, str],
    language: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    texts = texts_in(language, "burgundy")
    text = (folder / "good").read_text(encoding="utf-8").replace(f"end: {MOVES}", f"{line}\nend: {MOVES + 1}")
    (folder / "bad").write_text(text, encoding="utf-8")
    if key == "record-illegal-move":
        refusal = texts.text("refusal-depot-lacks-tile", kind="kind-castle", depot="depot-1")
        arguments = {**arguments, "refusal": refusal}
    expected = texts.text("record-line", line=text.splitlines().index(line) + 1, why=texts.text(key, **arguments))
    for words in (["replay", "bad"], ["show", "bad"], ["play", "--resume", "bad"]):
        assert main([*words, "--language", language]) == 2
        assert capsys.readouterr() == ("", expected + "\n")
    assert (folder / "bad").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_has_ended_goes_on_in_another_file_only(
    folder: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (folder / "good").read_text(encoding="utf-8").replace("\nseat 1:", "\nended: agreed\nseat 1:")
    (folder / "ended").write_text(text, encoding="utf-8")
    assert main(["play", "--resume", "ended", "--language", language]) == 2
    assert capsys.readouterr() == ("", texts_in(language).text("cli-resume-ended", file="ended") + "\n")
    assert (folder / "ended").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("headers", "keys"),
    [
        ("given up: 2 resigned\nended: resigned", ["cli-gave-up"]),
        ("given up: 2 time\nended: time", ["cli-out-of-time"]),
        ("ended: agreed", ["cli-ended-agreed"]),
        ("ended: closed", ["cli-ended-closed"]),
    ],
)
def test_a_game_that_ended_early_is_told_to_its_end(
    folder: Path, headers: str, keys: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (folder / "good").read_text(encoding="utf-8").replace("\nseat 1:", f"\n{headers}\nseat 1:")
    (folder / "ended").write_text(text, encoding="utf-8")
    name = parse(text).names[1]
    assert main(["replay", "ended", "--language", language]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-len(keys) :] == [texts_in(language).text(key, name=name) for key in keys]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_a_table_that_cannot_be_is_refused_in_the_words_of_its_game(
    folder: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = texts_in(language, "burgundy")
    text = (folder / "good").read_text(encoding="utf-8").replace("boards=1", "boards=77")
    (folder / "bad").write_text(text, encoding="utf-8")
    (line,) = [number for number, line in enumerate(text.splitlines(), 1) if "boards=77" in line]
    why = texts.text("setup-unknown-board", board="77", known=BOARDS)
    assert main(["replay", "bad", "--language", language]) == 2
    assert capsys.readouterr() == ("", texts.text("record-line", line=line, why=why) + "\n")


@pytest.mark.usefixtures("folder")
def test_a_language_without_texts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert main(["--language", "la", "bench"]) == 2
    expected = texts_in("pl").text("cli-unknown-language", language="la", known="en, pl, ru")
    assert capsys.readouterr().err == expected + "\n"


def test_in_a_process_of_its_own_there_is_no_traceback_either(tmp_path: Path) -> None:
    answer = castellany("play", "whist", home=tmp_path, language="ru")
    expected = texts_in("ru").text("setup-unknown-game", game="whist", known="burgundy, tuscany, castle")
    assert (answer.returncode, answer.stdout, answer.stderr) == (2, "", expected + "\n")
