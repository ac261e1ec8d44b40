"""However the server ends, its workers end with it, and say nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.bots.asking import children

CHECKOUT = Path(__file__).parents[3]


@pytest.fixture
def parent() -> Iterator[subprocess.Popen[str]]:
    """A process, in a group of its own as under a terminal, whose two workers are thinking."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.bots.parent"],
        cwd=CHECKOUT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "thinking\n"
            yield process
        finally:
            process.kill()


def gone(processes: set[int]) -> bool:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        if not any(Path(f"/proc/{process}").exists() for process in processes):
            return True
        time.sleep(0.02)
    return False


def test_workers_end_with_a_parent_that_is_killed(parent: subprocess.Popen[str]) -> None:
    workers = children(parent.pid)
    assert len(workers) == 2
    parent.kill()
    assert gone(workers)


def test_an_interrupt_at_the_terminal_reaches_only_the_parent(parent: subprocess.Popen[str]) -> None:
    workers = children(parent.pid)
    os.killpg(parent.pid, signal.SIGINT)
    out, errors = parent.communicate(timeout=60)
    assert gone(workers)
    assert (out, errors) == ("", "")


def test_workers_leave_the_processor_to_people(parent: subprocess.Popen[str]) -> None:
    assert {os.getpriority(os.PRIO_PROCESS, worker) for worker in children(parent.pid)} == {
        os.getpriority(os.PRIO_PROCESS, parent.pid) + 5
    }
