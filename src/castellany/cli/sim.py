"""`castellany sim`: many games between bots, and their figures."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Final

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from castellany.cli.arguments import Parser, number
from castellany.cli.language import texts_in
from castellany.cli.screen import Screen, screen
from castellany.cli.tables import add_table_options, bots_named, setup_of
from castellany.core.catalogue import Catalogue
from castellany.core.setup import Setup
from castellany.lab.arena import simulate
from castellany.lab.summary import Summary
from castellany.match.chance import MASK

MOST_GAMES: Final = 10_000_000
MOST_PROCESSES: Final = 256


def declare(parser: Parser) -> None:
    parser.place("game")
    parser.option("seats", metavar="NAME,NAME", default="random,greedy")
    parser.option("games", metavar="N")
    parser.option("seed", metavar="N")
    add_table_options(parser)
    parser.option("processes", metavar="N")
    parser.flag("json")


def command(given: argparse.Namespace, texts: Catalogue) -> int:
    names = bots_named(given.seats)
    setup = setup_of(given, len(names))
    games = number(given.games, "--games", 1, MOST_GAMES, 100)
    seed = number(given.seed, "--seed", 0, MASK, 1)
    processes = number(given.processes, "--processes", 1, MOST_PROCESSES, 1)
    summary = watched(setup, names, games, seed, processes)
    if given.json:
        print(json.dumps(summary.as_json()))
    else:
        show_summary(texts_in(texts.language, setup.game), screen(), summary)
    return 0


def watched(setup: Setup, names: list[str], games: int, seed: int, processes: int) -> Summary:
    """The simulation, with a bar on the error stream if that is a terminal."""
    console = screen(sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games)
        return simulate(setup, names, games, seed, lambda done: bar.update(task, completed=done), processes)


def show_summary(texts: Catalogue, out: Screen, summary: Summary) -> None:
    """Scores by contender, where the points came from, and figures of the whole series."""
    edition = texts.text(f"edition-{summary.game}-{summary.edition}")
    out.print(texts.text("cli-sim-title", games=summary.games, edition=edition, seed=str(summary.seed)))
    scores = Table(box=box.SIMPLE_HEAD)
    scores.add_column(texts.text("cli-sim-bot"))
    for key in ("wins", "draws", "mean", "least", "lower", "median", "upper", "greatest"):
        scores.add_column(texts.text(f"cli-sim-{key}"), justify="right")
    for seat in summary.seats:
        s = seat.scores
        spread = (seat.mean_score, s.least, s.lower, s.median, s.upper, s.greatest)
        scores.add_row(seat.bot, str(seat.wins), str(seat.draws), *(f"{value:g}" for value in spread))
    out.print(scores)
    out.print(lines_by_source(texts, summary))
    out.print(texts.text("cli-sim-margin", margin=f"{summary.mean_margin:g}", median=f"{summary.margins.median:g}"))
    out.print(texts.text("cli-sim-first", share=f"{100 * summary.first_player_share:.1f}"))
    rate = f"{summary.decisions / summary.seconds:.0f}" if summary.seconds else "-"
    out.print(
        texts.text("cli-sim-speed", decisions=str(summary.decisions), seconds=f"{summary.seconds:.2f}", rate=rate)
    )


def lines_by_source(texts: Catalogue, summary: Summary) -> Table:
    """Mean points by source, the most fruitful first."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(texts.text("cli-sim-sources"))
    for seat in summary.seats:
        table.add_column(seat.bot, justify="right")
    keys = {key for seat in summary.seats for key in seat.lines}
    for key in sorted(keys, key=lambda key: (-sum(seat.lines.get(key, 0) for seat in summary.seats), key)):
        table.add_row(texts.text(f"source-{key}"), *(f"{seat.lines.get(key, 0):.2f}" for seat in summary.seats))
    return table
