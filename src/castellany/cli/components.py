"""`castellany components`: sets of components of one's own, checked, drawn, and written for a start."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap
from typing import Final

from castellany.cli.arguments import Parser
from castellany.cli.complaint import Complaint
from castellany.cli.screen import screen
from castellany.cli.storage import write_text
from castellany.cli.terminals import TERMINALS
from castellany.core.catalogue import Catalogue
from castellany.core.owned.faults import Fault
from castellany.core.owned.files import BadComponents, read_set
from castellany.core.owned.sets import STANDARD
from castellany.games.registry import game, replaceable, use_components

VARIABLE: Final = "CASTELLANY_COMPONENTS"
ACTIONS: Final = ("check", "write", "sheet")
NAME: Final = "my-box"
WIDTH: Final = 110


def declare(parser: Parser) -> None:
    parser.place("action", "action-components")
    parser.place("thing", "thing-components")
    parser.option("svg", metavar="FILE")


def command(given: argparse.Namespace, texts: Catalogue) -> int:
    """1 if something is wrong with a set."""
    if given.action not in ACTIONS:
        raise Complaint("cli-unknown-command", command=given.action, known=", ".join(ACTIONS))
    if given.svg is not None and given.action != "sheet":
        raise Complaint("cli-sheet-alone", action=given.action)
    if given.action == "write":
        return write(given.thing, texts)
    return check(Path(given.thing), texts) if given.action == "check" else sheet(given.thing, given.svg, texts)


def check(file: Path, texts: Catalogue) -> int:
    found = sound_set(file, texts)
    if found is None:
        return 1
    slug, name = found
    screen().print(texts.text("cli-components-sound", game=slug, name=name, variable=VARIABLE), soft_wrap=True)
    return 0


def sound_set(file: Path, texts: Catalogue) -> tuple[str, str] | None:
    """The game and the name of a file's set; None once its faults have been told."""
    out = screen()
    try:
        return read_set(file, replaceable())
    except BadComponents as error:
        for line, fault in error.faults:
            out.print(fault_line(texts, error, line, fault), soft_wrap=True, markup=False, highlight=False)
        return None
    except FileNotFoundError:
        raise Complaint("cli-no-file", file=str(file)) from None
    except (OSError, ValueError):
        raise Complaint("cli-unreadable-file", file=str(file)) from None


def sheet(thing: str, svg: str | None, texts: Catalogue) -> int:
    """A drawing of our own set of a game, or of an owner's file."""
    if svg is None:
        raise Complaint("cli-sheet-without-file")
    found = (thing, STANDARD) if thing in TERMINALS else sound_set(Path(thing), texts)
    if found is None:
        return 1
    drawing = TERMINALS[found[0]].sheet(texts, found[1])
    if drawing is None:
        raise Complaint("cli-sheet-unknown", game=found[0])
    write_text(Path(svg), drawing)
    screen().print(texts.text("cli-picture-written", file=svg), soft_wrap=True)
    return 0


def fault_line(texts: Catalogue, error: BadComponents, line: int, fault: Fault) -> str:
    """Where a fault is, and what to do."""
    why = Catalogue(texts.language, *error.texts).say(fault.phrase)
    place = ".".join(fault.path)
    if not place:
        return texts.text("cli-components-line", file=str(error.file), line=str(line), why=why)
    return texts.text("cli-components-place", file=str(error.file), line=str(line), place=place, why=why)


def write(slug: str, texts: Catalogue) -> int:
    """Our own components as an owner's file, with words on how to read them."""
    game(slug)
    known = replaceable()
    if slug not in known:
        raise Complaint("cli-components-fixed", game=slug, known=", ".join(known))
    say = Catalogue(texts.language, *known[slug].texts).say
    print(comment(texts.text("cli-components-head", command=f"castellany components check {NAME}.toml")))
    print(f'\n[set]\ngame = "{slug}"\nname = "{NAME}"\nnote = ""')
    for about, toml in known[slug].parts():
        print(f"\n{comment(say(about))}\n{toml}")
    return 0


def comment(text: str) -> str:
    return "\n".join(f"# {line}" for line in wrap(text, WIDTH))


def fetch(folder: str | None, environment: Mapping[str, str], texts: Catalogue) -> None:
    """Take in the sets of the folder that is named; Complaint if one of them cannot be used."""
    named = folder or environment.get(VARIABLE)
    if not named:
        return
    try:
        use_components(Path(named))
    except BadComponents as error:
        line, fault = error.faults[0]
        raise Complaint("cli-bad-components", why=fault_line(texts, error, line, fault)) from None
    except (OSError, ValueError):
        raise Complaint("cli-no-components", folder=named) from None
