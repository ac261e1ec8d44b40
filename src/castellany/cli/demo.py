"""What `castellany play` does where nobody can be asked: two bots play a game, always the same one."""

from __future__ import annotations

import os
from typing import Final

from castellany.cli.language import texts_in
from castellany.cli.scores import ranking, score_sheet
from castellany.cli.screen import Screen
from castellany.cli.session import NO_PERSON, Session
from castellany.cli.storage import SUFFIX, usable_folder, write_record
from castellany.cli.terminals import TERMINALS
from castellany.core.catalogue import Catalogue
from castellany.core.setup import Setup
from castellany.games.registry import GAMES, rules_for
from castellany.match import Match

SEATS: Final = ["greedy", "greedy"]
SEED: Final = 1


def demonstrate(texts: Catalogue, out: Screen) -> int:
    """Prints the final table and the result, and leaves the record in the games folder."""
    game = next(iter(GAMES.values()))
    texts = texts_in(texts.language, game.slug)
    session = Session(Match(rules_for(Setup(game.slug, game.editions[0], len(SEATS))), SEED), SEATS, NO_PERSON)
    session.advance()
    match, names = session.match, session.names(texts)
    out.print(TERMINALS[game.slug].table(texts, match.rules, match.state, names, out.width, NO_PERSON, []))
    out.print(score_sheet(texts, match.rules, match.state, names))
    out.print(ranking(texts, match.rules, match.state, names))
    file = usable_folder(os.environ) / f"{game.slug}-demo{SUFFIX}"
    write_record(file, session.record())
    out.print(texts.text("cli-record-written", file=str(file)), soft_wrap=True)
    return 0
