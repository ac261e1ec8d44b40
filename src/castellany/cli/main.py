"""Entry: finds the command, lets it speak the reader's language, and turns what goes wrong into one sentence."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from io import StringIO, TextIOWrapper
from typing import Final

from castellany.bots import UnknownBot
from castellany.cli import admin, bench, components, coverage, play, replay, serve, show, sim
from castellany.cli.arguments import PROGRAM, Parser
from castellany.cli.complaint import Complaint
from castellany.cli.language import asked_language, system_language, texts_in
from castellany.cli.version import version_text
from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.setup import SetupError
from castellany.match import RecordError

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141
OUTPUT_LOST: Final = (errno.EPIPE, errno.ENOSPC, errno.EIO)


Command = Callable[[argparse.Namespace, Catalogue], int]
Declaration = Callable[[Parser], None]

COMMANDS: Final[dict[str, tuple[Declaration, Command]]] = {
    "serve": (serve.declare, serve.command),
    "play": (play.declare, play.command),
    "sim": (sim.declare, sim.command),
    "replay": (replay.declare, replay.command),
    "show": (show.declare, show.command),
    "rules": (coverage.declare, coverage.command),
    "bench": (bench.declare, bench.command),
    "admin": (admin.declare, admin.command),
    "components": (components.declare, components.command),
}

WITHOUT_COMPONENTS: Final = ("components", "rules", "bench")
"""Commands that no owner's set may stop."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit code."""
    words = sys.argv[1:] if words is None else list(words)
    prepare_streams()
    texts = texts_in(system_language(os.environ))
    try:
        try:
            wanted = asked_language(words)
            if wanted is not None:
                if wanted not in LANGUAGES:
                    raise Complaint("cli-unknown-language", language=wanted, known=", ".join(LANGUAGES))
                texts = texts_in(wanted)
            code = run(words, texts)
            sys.stdout.flush()
            return code
        except (Complaint, SetupError, UnknownBot, RecordError) as error:
            sys.stdout.flush()
            print(sentence(texts, error), file=sys.stderr)
            return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.errno not in OUTPUT_LOST:
            raise
        # Python would complain once more when it closes the stream at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno == errno.EPIPE:
            return CLOSED_PIPE
        print(texts.text("cli-output-lost"), file=sys.stderr)
        return BAD_INPUT


def prepare_streams() -> None:
    """Streams that were closed become empty ones, and what a stream cannot hold becomes a question mark."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, StringIO())
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def run(words: Sequence[str], texts: Catalogue) -> int:
    parser = Parser(texts, PROGRAM, texts.text("cli-about"))
    parser.choices.add_argument(
        "--version", action="version", version=version_text(texts), help=texts.text("cli-option-version")
    )
    commands = parser.add_subparsers(title=texts.text("cli-commands"), metavar="COMMAND", dest="command")
    for name, (declare, _) in COMMANDS.items():
        about = texts.text(f"cli-about-{name}")
        declare(commands.add_parser(name, texts=texts, prog=f"{PROGRAM} {name}", about=about, help=about))
    first = next((word for word in without_language(words) if not word.startswith("-")), None)
    if first is not None and first not in COMMANDS:
        raise Complaint("cli-unknown-command", command=first, known=", ".join(COMMANDS))
    given, unknown = parser.parse_known_args(words)
    if unknown:
        command_name = PROGRAM if given.command is None else f"{PROGRAM} {given.command}"
        raise Complaint("cli-unknown-word", word=unknown[0][:60], command=command_name)
    if given.command is None:
        parser.print_help()
        return 0
    _, command = COMMANDS[given.command]
    if given.command not in WITHOUT_COMPONENTS:
        components.fetch(getattr(given, "components", None), os.environ, texts)
    return command(given, texts)


def without_language(words: Sequence[str]) -> list[str]:
    """The words without the value of `--language`, which may stand before the command."""
    return [word for i, word in enumerate(words) if i == 0 or words[i - 1] != "--language"]


def sentence(texts: Catalogue, error: Complaint | SetupError | UnknownBot | RecordError) -> str:
    """What went wrong, with the line of a record in front."""
    if isinstance(error, SetupError | RecordError):
        texts = texts_in(texts.language, error.game)
    said = texts.text(error.key, **error.arguments)
    return texts.text("record-line", line=error.line, why=said) if isinstance(error, RecordError) else said
