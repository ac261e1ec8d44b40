"""A port to listen on, and a data folder for one server alone."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from castellany.server.lock import Busy, held
from castellany.server.serving import NoSuchPlace, PortTaken, listen


def test_a_port_that_is_taken_is_refused_or_passed_over() -> None:
    with listen("127.0.0.1", 0, search=False) as first:
        taken = first.getsockname()[1]
        with pytest.raises(PortTaken):
            listen("127.0.0.1", taken, search=False)
        with listen("127.0.0.1", taken, search=True) as second:
            assert taken < second.getsockname()[1] < taken + 100


def test_a_port_is_also_taken_by_whoever_listens_on_one_address_of_it() -> None:
    with listen("127.0.0.1", 0, search=False) as first, pytest.raises(PortTaken):
        listen("0.0.0.0", first.getsockname()[1], search=False)


def test_the_kind_of_address_decides_how_to_listen() -> None:
    with listen("127.0.0.1", 0, search=False) as four:
        assert four.family == socket.AF_INET
    with listen("localhost", 0, search=True) as named:
        assert named.getsockname()[0] == "127.0.0.1"


@pytest.mark.parametrize("host", ["192.0.2.77", "no.such.host.invalid"])
def test_an_address_of_somebody_else_is_refused(host: str) -> None:
    with pytest.raises(NoSuchPlace):
        listen(host, 0, search=True)


def test_a_folder_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    with held(tmp_path), pytest.raises(Busy), held(tmp_path):
        pass
    with held(tmp_path):
        pass


def test_a_dead_process_holds_nothing(tmp_path: Path) -> None:
    holding = "import sys, os, pathlib\nfrom castellany.server.lock import held\n" + (
        "with held(pathlib.Path(sys.argv[1])):\n    print('held', flush=True)\n    sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", holding, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        with pytest.raises(Busy), held(tmp_path):
            pass
        process.kill()
        process.wait(20)
    with held(tmp_path):
        pass


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"), held(tmp_path / "none"):
        pass
