"""`python -m bench.server`: how a server of castellany bears many tables at once, measured from the clients' side."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

import uvloop
from bench.server.run import Figures, Plan, measure

GOAL_MS = 150
SHOWN = 10
"""Errors that are told in full."""


def main() -> int:
    plan = Plan()
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=plan.tables, help="tables of two clients (%(default)s)")
    parser.add_argument("--seconds", type=float, default=plan.seconds, help="measured time (%(default)s)")
    parser.add_argument("--warm-up", type=float, default=plan.warm_up, help="seconds before it (%(default)s)")
    parser.add_argument("--pace", type=float, default=plan.pace, help="seconds between a client's moves (%(default)s)")
    parser.add_argument("--seed", type=int, default=plan.seed, help="of the clients' choices (%(default)s)")
    parser.add_argument("--no-deflate", dest="deflate", action="store_false", help="offer no compression")
    parser.add_argument("--database-url", help="an empty database; by default an SQLite file of its own")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    given = vars(parser.parse_args())
    file: Path | None = given.pop("json")
    figures = uvloop.run(measure(Plan(**given)))
    print(summary(figures))
    if file is not None:
        file.write_text(json.dumps(asdict(figures), indent=2) + "\n", encoding="utf-8")
    return 0 if figures.sound else 1


def summary(f: Figures) -> str:
    lines = {
        "moves": f"{f.moves} in all, {f.moves_per_second:.1f} a second, {f.late} late, {f.games_ended} games ended",
        "move to everyone": f"median {f.median_ms:.1f} ms, p99 {f.p99_ms:.1f} ms, longest {f.max_ms:.1f} ms"
        f" (goal: p99 under {GOAL_MS} ms, {'kept' if f.p99_ms < GOAL_MS else 'missed'})",
        "move to its sender": f"median {f.ack_median_ms:.1f} ms, p99 {f.ack_p99_ms:.1f} ms",
        "an update": f"{f.update_bytes / 1000:.1f} kB of text, {f.network_bytes / 1000:.1f} kB over the network",
        "processors": f"server {percent(f.server_cpu)}, clients {percent(f.clients_cpu)}"
        f" of one, there are {f.processors}",
        "disturbed": f"server {percent(f.server_disturbed)}, clients {percent(f.clients_disturbed)} of the time,"
        f" waiting for a processor; load before {f.load_before:.1f}",
        "memory": "unknown" if f.server_memory is None else f"{f.server_memory / 1e6:.0f} MB in the server",
        "log": f"{f.lost} lost, {f.added} too many, {f.unanswered} unanswered, {len(f.errors)} errors",
    }
    return "\n".join(f"{name:<20}{text}" for name, text in lines.items()) + "".join(
        f"\n  {error}" for error in f.errors[:SHOWN]
    )


def percent(share: float | None) -> str:
    return "unknown" if share is None else f"{share:.0%}"


if __name__ == "__main__":
    raise SystemExit(main())
