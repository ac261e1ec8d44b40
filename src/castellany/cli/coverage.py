"""`castellany rules coverage`: which clauses of the rules have a proof."""

from __future__ import annotations

import argparse
from pathlib import Path

from castellany.cli.arguments import Parser
from castellany.cli.complaint import Complaint
from castellany.cli.screen import screen
from castellany.core.catalogue import Catalogue
from castellany.lab.ledger import LedgerError, NoCheckoutError, checkout, coverage, record

WORD = "coverage"


def declare(parser: Parser) -> None:
    parser.place("what")
    parser.flag("record")


def command(given: argparse.Namespace, texts: Catalogue) -> int:
    """1 if a clause has no proof, or an id is wrong; 2 if there is nothing to measure."""
    if given.what != WORD:
        raise Complaint("cli-unknown-command", command=given.what, known=WORD)
    try:
        root = checkout(Path.cwd())
        report = coverage(root)
    except NoCheckoutError:
        raise Complaint("cli-no-checkout") from None
    except LedgerError as error:
        raise Complaint("cli-bad-ledger", why=str(error)) from None
    out = screen()
    out.print(texts.text("cli-coverage", covered=report.covered, total=report.total))
    findings = {
        "unproved": report.unproved,
        "lost": report.lost,
        "vanished": report.vanished,
        "duplicate": report.duplicates,
        "unknown": tuple(f"{proof.id} ({proof.place})" for proof in report.unknown),
    }
    for name, ids in findings.items():
        if ids:
            out.print(texts.text(f"cli-coverage-{name}", count=len(ids)))
            for one in ids:
                out.print(f"  {one}", soft_wrap=True)
    if given.record:
        for path in record(root, report):
            out.print(texts.text("cli-coverage-recorded", file=str(path.relative_to(root))), soft_wrap=True)
        report = coverage(root)
    return 0 if report.ok else 1
