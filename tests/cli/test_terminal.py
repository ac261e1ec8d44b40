"""In a real terminal: colours, typed answers, Ctrl-C; and pipes and processes that end early."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import time
from pathlib import Path

from tests.cli.running import MODULE, castellany, environment, play, recorded

from castellany.cli.language import texts_in

PATIENCE = 60.0


class Terminal:
    """A process whose input and output are a terminal of our own."""

    def __init__(self, home: Path, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        surroundings = {**environment(home), "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        self.process = subprocess.Popen(
            [*MODULE, *words],
            cwd=home,
            env=surroundings,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""

    def until(self, pattern: str) -> str:
        """Read on until the pattern comes up; gives what was read since the last time."""
        end = time.monotonic() + PATIENCE
        found = ""
        while not re.search(pattern, found):
            assert time.monotonic() < end, f"{pattern} did not come up in {found}"
            if select.select([self.ours], [], [], 1)[0]:
                found += os.read(self.ours, 65536).decode("utf-8", "replace")
        self.seen += found
        return found

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.ours)
        return code


def test_a_few_turns_in_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--save", "typed.record")
    shown = terminal.until("> $")
    assert "\x1b[" in shown
    assert "Phase A, round 1" in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)
    for answer in ("1", "help", "nonsense", "1"):
        terminal.type(answer + "\n")
        terminal.until("> $")
    terminal.type("quit\n")
    terminal.until(r"--resume typed\.record")
    assert terminal.end() == 0
    assert [played.seat for played in recorded(tmp_path / "typed.record").history].count(0) == 2


def test_the_end_of_typing_saves(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "burgundy", "--save", "typed.record")
    terminal.until("> $")
    terminal.type("\x04")
    terminal.until(r"--resume typed\.record")
    assert terminal.end() == 0
    assert recorded(tmp_path / "typed.record").history


def started(home: Path, *words: str) -> subprocess.Popen[str]:
    """A game with a pipe that stays open, up to its first question."""
    process = subprocess.Popen(
        [*MODULE, "play", "burgundy", "--boards", "1", "--seed", "5", *words],
        cwd=home,
        env={**environment(home), "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    wait_for(process, texts_in("en", "burgundy").text("move-end", left=2))
    return process


def wait_for(process: subprocess.Popen[str], text: str) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if text in line:
            return
    raise AssertionError(f"{text} did not come up")


def test_ctrl_c_ends_quietly_and_loses_nothing(tmp_path: Path) -> None:
    process = started(tmp_path, "--save", "kept.record")
    process.send_signal(signal.SIGINT)
    shown, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (130, "")
    assert "--resume kept.record" in shown
    assert play(tmp_path, ["1"], "--resume", "kept.record").returncode == 0


def test_even_a_killed_game_has_every_move_on_disk(tmp_path: Path) -> None:
    process = started(tmp_path, "--save", "kept.record")
    assert process.stdin is not None
    process.stdin.write("workers with 1\n")
    process.stdin.flush()
    wait_for(process, texts_in("en", "burgundy").text("move-end", left=1))
    process.kill()
    process.communicate(timeout=PATIENCE)
    last = recorded(tmp_path / "kept.record").history[-1]
    assert recorded(tmp_path / "kept.record").rules.write(last.move) == "workers with 1"


def test_a_reader_who_has_seen_enough_ends_a_command_quietly(tmp_path: Path) -> None:
    castellany("play", home=tmp_path)
    (file,) = tmp_path.glob("castellany/*.record")
    command = [*MODULE, "replay", str(file)]
    with subprocess.Popen(
        command, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(PATIENCE) == 141


def test_a_game_whose_screen_goes_away_is_kept(tmp_path: Path) -> None:
    with started(tmp_path, "--save", "kept.record") as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write("table\n" * 50)
        process.stdin.close()
        assert process.stderr.read() == ""
        assert process.wait(PATIENCE) == 141
    assert play(tmp_path, ["1"], "--resume", "kept.record").returncode == 0


def shell(home: Path, line: str) -> tuple[int, str, str]:
    """A line of shell with `castellany` as its users have it."""
    found = {**environment(home), "C": " ".join(MODULE)}
    answer = subprocess.run(["sh", "-c", line], cwd=home, env=found, capture_output=True, text=True, check=False)
    return answer.returncode, answer.stdout, answer.stderr


def test_closed_streams_are_empty_ones(tmp_path: Path) -> None:
    code, shown, errors = shell(tmp_path, "$C play burgundy --save x.record <&-")
    assert (code, errors) == (0, "")
    assert "--resume x.record" in shown
    assert shell(tmp_path, "$C --version >&-")[0] == 0
    assert recorded(tmp_path / "x.record").history


def test_a_full_disk_is_one_sentence_and_the_game_is_kept(tmp_path: Path) -> None:
    code, _, errors = shell(tmp_path, "echo 1 | $C play burgundy --save x.record >/dev/full")
    assert (code, errors) == (2, texts_in("en").text("cli-output-lost") + "\n")
    assert recorded(tmp_path / "x.record").history
