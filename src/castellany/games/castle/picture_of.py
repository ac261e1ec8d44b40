"""Portrait: a position as the picture of its table."""

from __future__ import annotations

from collections.abc import Sequence

from castellany.core.catalogue import Catalogue
from castellany.games.castle.entering import kind_of
from castellany.games.castle.kinds import FIGURE_KINDS, FIGURES, SEGMENTS, TOKENS
from castellany.games.castle.labels import picture_words, reconstructed
from castellany.games.castle.labels.names import amount
from castellany.games.castle.picture import Figure, Laid, Player, TablePicture, draw
from castellany.games.castle.pool import nests_in_hand, nests_to_take
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.state import IN_SUPPLY, NOBODY, CastleState


def picture_of(rules: CastleRules, s: CastleState, names: Sequence[str], catalogue: Catalogue) -> str:
    """The SVG text of a position, with the seats under these names."""
    return draw(table_picture(rules, s, names, catalogue))


def table_picture(rules: CastleRules, s: CastleState, names: Sequence[str], catalogue: Catalogue) -> TablePicture:
    t = rules.tables
    note = reconstructed(rules)
    return TablePicture(
        title=catalogue.text("picture-title"),
        subtitle=catalogue.text("picture-subtitle", turn=s.turn + 1),
        note="" if note is None else catalogue.say(note),
        words={name: catalogue.say(phrase) for name, phrase in picture_words().items()},
        wall=t.wall,
        tiles=tuple(
            Laid(square, t.faces[s.board[square] - 1], s.tops[square])
            for square in range(t.wall.squares)
            if s.board[square]
        ),
        figures=tuple(
            Figure(cell // SEGMENTS, cell % SEGMENTS, place // FIGURES, kind_of(place))
            for place, cell in enumerate(s.figures)
            if cell >= 0
        ),
        players=tuple(player(s, seat, names[seat]) for seat in range(s.players)),
        towers=tuple(s.towers >> tower & 1 == 1 for tower in range(len(t.wall.tower_spaces))),
        left=sum(s.bag),
        amounts=tuple(amount(t, token) for token in range(TOKENS)),
        nests=nests_to_take(s) if t.components.enlarged else NOBODY,
        drawn=None if s.tile == NOBODY else t.faces[s.tile],
        last=s.square,
        active=NOBODY if rules.over(s) else s.active,
        language=catalogue.language,
    )


def player(s: CastleState, seat: int, name: str) -> Player:
    """What belongs to a seat."""
    at_hand = [kind_of(place) for place in range(FIGURES) if s.figures[seat * FIGURES + place] == IN_SUPPLY]
    first = seat * TOKENS
    stands = s.seat_cell[seat]
    return Player(
        name=name,
        score=s.score[seat],
        space=s.score[seat] % TRACK,
        at_gate=s.at_gate[seat] == 1,
        supply=tuple(at_hand.count(kind) for kind in range(FIGURE_KINDS)),
        tokens=tuple(s.tokens[first + token] + s.fresh[first + token] for token in range(TOKENS)),
        nests=nests_in_hand(s)[seat],
        seat_place=NOBODY if stands == NOBODY else stands // SEGMENTS,
        seat_segment=0 if stands == NOBODY else stands % SEGMENTS,
        seat_tiles=s.seat_size[seat],
    )
