"""What a seat has beside the board: points, figures, tokens, seat and what modules count."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from castellany.cli.table_text import labelled
from castellany.core.catalogue import Catalogue
from castellany.games.castle.entering import kind_of
from castellany.games.castle.kinds import FOLLOWER, SEGMENTS, TOKENS
from castellany.games.castle.labels.names import figure_key, role_key, square_of, token_key
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.show.half import shows
from castellany.games.castle.state import IN_SUPPLY, CastleState
from castellany.games.castle.tables import Tables

NONE: Final = "-"


def with_points(line: Text, texts: Catalogue, rules: CastleRules, s: CastleState, seat: int) -> Text:
    """Points behind the name of a seat, and what modules note there."""
    line.append("  " + texts.text("count-points", points=s.score[seat]), style="bold")
    for note in [note for show in shows() if show.plays(rules) for note in show.notes(rules, s, seat)]:
        line.append("  " + texts.say(note), style="not bold dim")
    return line


def belongings(texts: Catalogue, rules: CastleRules, s: CastleState, seat: int) -> RenderableType:
    """The rows of what a seat has, a label before each."""
    t = rules.tables
    rows = labelled()
    rows.add_row(texts.text("label-figures"), figures(texts, t, s, seat))
    rows.add_row(texts.text("label-tokens"), tokens(texts, s, seat))
    rows.add_row(texts.text("label-seat"), castle_seat(texts, t, s, seat))
    for holding in [one for show in shows() if show.plays(rules) for one in show.holdings(rules, s, seat)]:
        rows.add_row(texts.text(holding.name), str(holding.count))
    return rows


def figures(texts: Catalogue, t: Tables, s: CastleState, seat: int) -> Text:
    """Those at hand, then where the others stand and as what."""
    at_hand: dict[int, int] = {}
    standing: list[str] = []
    for place in range(seat * s.figures_each(), (seat + 1) * s.figures_each()):
        cell, kind = s.figures[place], kind_of(s, place)
        if cell == IN_SUPPLY:
            at_hand[kind] = at_hand.get(kind, 0) + 1
        else:
            standing.append(f"{square_of(t, cell)} {standing_name(texts, t, s, cell, kind)}")
    supply = ", ".join(f"{texts.text(figure_key(t, kind))} x{count}" for kind, count in at_hand.items())
    return Text(supply or NONE).append(f"\n{', '.join(standing)}" if standing else "", style="dim")


def standing_name(texts: Catalogue, t: Tables, s: CastleState, cell: int, kind: int) -> str:
    terrain = t.faces[s.board[cell // SEGMENTS] - 1].segments[cell % SEGMENTS].terrain
    role = texts.text(role_key(terrain))
    return role if kind == FOLLOWER else f"{texts.text(figure_key(t, kind))} ({role})"


def tokens(texts: Catalogue, s: CastleState, seat: int) -> Text:
    """One to a line; those that may be used only from the next turn on in brackets."""
    found: list[str] = []
    for token in range(TOKENS):
        name = texts.text(token_key(token))
        found += [name] * s.tokens[seat * TOKENS + token]
        found += [f"({name})"] * s.fresh[seat * TOKENS + token]
    return Text("\n".join(found) or NONE)


def castle_seat(texts: Catalogue, t: Tables, s: CastleState, seat: int) -> str:
    if not s.seat_size[seat]:
        return NONE
    return texts.text("cli-seat", square=square_of(t, s.seat_cell[seat]), tiles=s.seat_size[seat])
