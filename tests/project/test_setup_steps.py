"""Set-up installs what is missing, only that, and only once."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
FAKE_PYTHON = """#!/bin/sh
# Stands in for Python: writes down what it is asked to install, and does nothing else.
case "$*" in
    *cache_tag*) echo "cpython-311 (fake)" ;;
    *ensurepip*) test -e "$SYSTEM/python3-venv" ;;
    *Python.h*) test -e "$SYSTEM/libpython3-dev" ;;
    *requirements.py*) shift; printf '%s>=1\\n' "$@" ;;
    "-m venv "*) echo "venv $3" >>"$SYSTEM/log"; mkdir -p "$3/bin"; cp "$0" "$3/bin/python" ;;
    *"pip install"*)
        # npm may be running while the tools are installed: it is put there once, never written over.
        test ! -e "$SYSTEM/offline" && echo "pip ${0%/bin/*}" >>"$SYSTEM/log" && cp "$0" "${0%/*}/castellany" &&
            { test -e "${0%/*}/npm" || cp "$SYSTEM/npm" "${0%/*}"; } ;;
esac
"""
FAKE_NPM = """#!/bin/sh
# Stands in for npm: fetches no packages and builds an empty page.
test ! -e "$SYSTEM/offline" || exit 1
case "$*" in
    "ci "*) echo "npm ci" >>"$SYSTEM/log"; mkdir -p node_modules ;;
    "run --silent build "*)
        echo "npm build" >>"$SYSTEM/log"
        page=../src/castellany/server/page
        test ! -e "$SYSTEM/broken" && mkdir -p $page && touch $page/index.html ;;
esac
"""
FAKE_APT = """#!/bin/sh
echo "apt-get $*" >>"$SYSTEM/log"
for word; do touch "$SYSTEM/$word"; done
case "$*" in
    *redis-server*) cp "$0" "${0%/*}/redis-server" ;;
    *chromium*) cp "$0" "${0%/*}/chromium" ;;
esac
"""
PAGE = ["pip .venv", "npm ci", "npm build"]
"""The steps that make the page: Node, the packages, the build."""
TEXT = "src/castellany/core/text/en.ftl"
FAKE_ID = """#!/bin/sh
echo "$FAKE_USER"
"""


class Machine:
    """A checkout on a machine where Python, the package manager and the user are stand-ins."""

    def __init__(self, root: Path) -> None:
        self.checkout = root / "checkout"
        self.system = root / "system"
        self.tools = root / "tools"
        self.user = 0
        self.system.mkdir()
        self.tools.mkdir()
        self.checkout.mkdir()
        shutil.copytree(CHECKOUT / "scripts", self.checkout / "scripts")
        for name in ("constraints.txt", "pyproject.toml", "setup.py"):
            shutil.copy(CHECKOUT / name, self.checkout)
        self.write(
            "web/.npmrc", "web/package.json", "web/package-lock.json", "web/src/main.ts", "web/text/page/en.ftl", TEXT
        )
        (self.system / "npm").write_text(FAKE_NPM)
        (self.system / "npm").chmod(0o755)
        for tool in ("cat", "cp", "cut", "dirname", "env", "find", "mkdir", "rm", "sh", "sha256sum", "sort", "touch"):
            found = shutil.which(tool)
            assert found is not None
            (self.tools / tool).symlink_to(found)
        self.provide("python3", FAKE_PYTHON)
        self.provide("apt-get", FAKE_APT)
        self.provide("id", FAKE_ID)

    def provide(self, name: str, text: str) -> None:
        (self.tools / name).write_text(text)
        (self.tools / name).chmod(0o755)

    def write(self, *paths: str, text: str = "") -> None:
        for path in paths:
            (self.checkout / path).parent.mkdir(parents=True, exist_ok=True)
            (self.checkout / path).write_text(text)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.tools), "SYSTEM": str(self.system), "FAKE_USER": str(self.user)}
        return subprocess.run(
            command, cwd=self.checkout, env=environment, capture_output=True, text=True, check=False, timeout=60
        )

    def log(self) -> list[str]:
        """What was installed since the last look."""
        path = self.system / "log"
        lines = path.read_text().splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return lines


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_setup_installs_what_is_missing_and_then_nothing(machine: Machine) -> None:
    first = machine.run("scripts/setup")
    assert first.returncode == 0, first.stderr
    assert machine.log() == [
        "apt-get -qq update",
        "apt-get -qq -y install --no-install-recommends python3-venv",
        "venv .venv",
        "pip .venv",
        "pip .venv",
        *PAGE,
    ]
    second = machine.run("scripts/setup")
    assert (second.returncode, second.stderr, machine.log()) == (0, "", [])


def test_nothing_is_asked_of_the_system_where_nothing_is_missing(machine: Machine) -> None:
    (machine.system / "python3-venv").touch()
    machine.run("scripts/setup")
    assert machine.log() == ["venv .venv", "pip .venv", "pip .venv", *PAGE]


def test_the_tools_for_development_are_one_more_step(machine: Machine) -> None:
    machine.run("scripts/setup")
    machine.log()
    first = machine.run("scripts/setup", "dev")
    assert first.returncode == 0, first.stderr
    assert machine.log() == [
        "pip .venv",
        "apt-get -qq update",
        "apt-get -qq -y install --no-install-recommends chromium",
        "apt-get -qq update",
        "apt-get -qq -y install --no-install-recommends redis-server",
    ]
    second = machine.run("scripts/setup", "dev")
    assert (second.returncode, second.stderr, machine.log()) == (0, "", [])


def test_the_page_is_built_while_the_tools_are_installed(machine: Machine) -> None:
    first = machine.run("scripts/setup", "dev")
    assert first.returncode == 0, first.stderr
    steps = machine.log()
    assert [step for step in steps if step.startswith("npm")] == ["npm ci", "npm build"]
    assert steps.count("pip .venv") == 4
    assert machine.run("scripts/setup", "dev").returncode == 0
    assert machine.log() == []


def test_a_page_that_could_not_be_built_fails_the_tools_too(machine: Machine) -> None:
    (machine.system / "broken").touch()
    answer = machine.run("scripts/setup", "dev")
    assert answer.returncode != 0
    assert "castellany: could not build the page\n" in answer.stderr


def test_a_redis_that_is_just_installed_does_not_stay_running(machine: Machine) -> None:
    machine.run("scripts/setup")
    machine.provide("systemctl", '#!/bin/sh\necho "systemctl $*" >>"$SYSTEM/log"\n')
    machine.run("scripts/setup", "dev")
    assert machine.log()[-1] == "systemctl --quiet disable --now redis-server"


def test_a_redis_and_a_browser_that_are_here_already_are_left_alone(machine: Machine) -> None:
    machine.run("scripts/setup")
    machine.provide("systemctl", '#!/bin/sh\necho "systemctl $*" >>"$SYSTEM/log"\n')
    machine.provide("chromium", "#!/bin/sh\n")
    machine.provide("redis-server", "#!/bin/sh\n")
    machine.run("scripts/setup", "dev")
    assert machine.log()[-1] == "pip .venv"


def test_a_step_that_failed_is_tried_again(machine: Machine) -> None:
    (machine.system / "offline").touch()
    answer = machine.run("scripts/setup")
    assert answer.returncode != 0
    assert answer.stderr.endswith("castellany: could not install the runtime tools\n")
    (machine.system / "offline").unlink()
    machine.log()
    assert machine.run("scripts/setup").returncode == 0
    assert machine.log() == ["pip .venv", "pip .venv", *PAGE]


def test_a_changed_version_runs_the_steps_that_read_it_again(machine: Machine) -> None:
    machine.run("scripts/setup")
    machine.log()
    with (machine.checkout / "constraints.txt").open("a") as file:
        file.write("another==1.0\n")
    machine.run("scripts/setup")
    assert machine.log() == ["pip .venv", *PAGE]


def test_changed_packages_are_fetched_and_the_page_is_built_anew(machine: Machine) -> None:
    machine.run("scripts/setup")
    machine.log()
    machine.write("web/package-lock.json", text="another")
    machine.run("scripts/setup")
    assert machine.log() == ["npm ci", "npm build"]


@pytest.mark.parametrize("path", ["web/src/main.ts", "web/text/page/en.ftl", "web/src/new.svelte", TEXT])
def test_a_changed_source_or_text_builds_the_page_anew(machine: Machine, path: str) -> None:
    machine.run("scripts/setup")
    machine.log()
    machine.write(path, text="another")
    machine.run("scripts/setup")
    assert machine.log() == ["npm build"]


@pytest.mark.parametrize(
    ("lost", "steps"), [("web/node_modules", ["npm ci"]), ("src/castellany/server/page", ["npm build"])]
)
def test_lost_packages_and_a_lost_page_are_put_back(machine: Machine, lost: str, steps: list[str]) -> None:
    machine.run("scripts/setup")
    machine.log()
    shutil.rmtree(machine.checkout / lost)
    machine.run("scripts/setup")
    assert machine.log() == steps


def test_a_page_that_could_not_be_built_is_tried_again(machine: Machine) -> None:
    machine.run("scripts/setup")
    machine.log()
    (machine.system / "broken").touch()
    machine.write("web/src/main.ts", text="wrong")
    answer = machine.run("scripts/setup")
    assert answer.returncode != 0
    assert answer.stderr.endswith("castellany: could not build the page\n")
    (machine.system / "broken").unlink()
    machine.write("web/src/main.ts")
    machine.log()
    assert machine.run("scripts/setup").returncode == 0
    assert machine.log() == ["npm build"]


def test_a_lost_command_is_put_back(machine: Machine) -> None:
    machine.run("scripts/setup")
    machine.log()
    (machine.checkout / ".venv" / "bin" / "castellany").unlink()
    machine.run("scripts/setup")
    assert machine.log() == ["pip .venv"]


def test_another_python_makes_the_environment_again(machine: Machine) -> None:
    machine.run("scripts/setup")
    machine.log()
    machine.provide("python3", FAKE_PYTHON.replace("cpython-311", "cpython-312"))
    machine.run("scripts/setup")
    assert machine.log() == ["venv .venv", "pip .venv", "pip .venv", *PAGE]


def test_without_root_and_sudo_one_sentence_names_the_packages(machine: Machine) -> None:
    machine.user = 1000
    answer = machine.run("scripts/setup")
    assert answer.returncode != 0
    assert answer.stderr == "castellany: please install these packages as root: python3-venv\n"
    assert machine.log() == []


def test_sudo_is_used_by_others_than_root(machine: Machine) -> None:
    machine.user = 1000
    machine.provide("sudo", '#!/bin/sh\necho sudo >>"$SYSTEM/log"\nexec "$@"\n')
    assert machine.run("scripts/setup").returncode == 0
    assert machine.log()[:2] == ["sudo", "apt-get -qq update"]


def test_a_missing_compiler_is_installed_with_the_headers(machine: Machine) -> None:
    machine.run("sh", "-c", ". scripts/common.sh && need_compiler")
    assert machine.log()[1:] == ["apt-get -qq -y install --no-install-recommends gcc libc6-dev libpython3-dev"]


def test_a_system_without_packages_is_told_what_to_install(machine: Machine) -> None:
    (machine.tools / "apt-get").unlink()
    answer = machine.run("scripts/setup")
    assert answer.returncode != 0
    assert answer.stderr == "castellany: please install what Debian calls: python3-venv\n"


def without_network() -> list[str]:
    """A prefix that cuts the network off, where the system lets us."""
    prefix = ["unshare", "-n"]
    if shutil.which("unshare") and subprocess.run([*prefix, "true"], capture_output=True, check=False).returncode == 0:
        return prefix
    return []


def test_this_very_checkout_has_nothing_left_to_set_up() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    answer = subprocess.run(
        [*without_network(), "make", "--no-print-directory", "setup", "dev"],
        cwd=CHECKOUT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", "")
